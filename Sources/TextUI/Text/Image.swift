import AccessibilityTree
import Primitives
import TextRendering

/// A picture: in a terminal, one symbol for a name.
///
/// Mirrors SwiftUI's `Image`.
///
/// Names of SF Symbols that have a like in Unicode are shown as that; any other name is shown as `▫`. Give one of your own with
/// ``Image/init(_:symbol:)``.
public struct Image: PrimitiveView, Equatable {
  private let name: String

  /// The characters that are drawn.
  let symbol: String

  private let spokenName: String
  private let isDecorative: Bool

  /// What assistive technology calls it instead of its name; `nil` for that.
  private var label: Text?

  /// Shows the picture of a name.
  public init(_ name: String) {
    self.init(name, symbol: SymbolShapes.shape(of: name))
  }

  /// Shows a symbol of the system.
  public init(systemName: String) {
    self.init(
      systemName, symbol: SymbolShapes.shape(of: systemName), isDecorative: false, isSystem: true)
  }

  /// Shows a picture that assistive technology leaves out.
  public init(decorative name: String) {
    self.init(name, symbol: SymbolShapes.shape(of: name), isDecorative: true)
  }

  /// Shows a symbol of your own under a name; TextUI's own addition.
  ///
  /// - Parameters:
  ///   - name: The name, which becomes the identifier and label.
  ///   - symbol: What is drawn: one or a few characters.
  public init(_ name: String, symbol: String) {
    self.init(name, symbol: symbol, isDecorative: false)
  }

  /// Shows the picture of a name from a bundle, whose pictures as characters are those of the name.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// Shows the picture of a name under a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name)
    self.label = label
  }

  /// Shows a picture that assistive technology leaves out, from a bundle.
  public init(decorative name: String, bundle: Bundle?) {
    self.init(decorative: name)
  }

  /// Shows the picture of a name, which for a value from 0 to 1 is another on a screen of points.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name)
  }

  /// Shows a symbol of the system, which for a value from 0 to 1 is another on a screen of points.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  private init(_ name: String, symbol: String, isDecorative: Bool, isSystem: Bool = false) {
    self.name = name
    self.symbol = DrawnText.safe(symbol)
    self.isDecorative = isDecorative
    spokenName =
      isSystem
      ? SymbolNames.spokenName(of: name) : name.split(separator: ".").joined(separator: " ")
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: ImageBox(context)) { box, view in
      box.symbol = view.symbol
      box.looks = box.environment.text
      box.name = view.name
      box.spokenName = view.label?.content.string(for: box) ?? view.spokenName
      box.isDecorative = view.isDecorative
      box.setNeedsLayout()
    }
  }

  /// Adds what the picture is called.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    guard let view, !view.isDecorative else { return }
    if view.label != nil { texts.giveUp() }
    texts.addPicture(view.name, view.spokenName)
  }
}

/// The box of a picture.
final class ImageBox: Box {
  var symbol = ""
  var name = ""
  var spokenName = ""
  var isDecorative = false
  var looks = TextEnvironment()

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: DisplayWidth.width(of: symbol), height: 1)
  }

  override func draw(on canvas: inout DrawingCanvas) {
    let shown = environment.isRedacted ? String(repeating: "▒", count: frame.width) : symbol
    canvas.write(shown, at: .zero, style: looks.applied(to: canvas.style, in: environment))
  }

  override func paints(at point: Point) -> Bool { true }

  override var picture: ImageBox? { self }

  override func element() -> ElementNode? {
    guard !isDecorative else { return nil }
    var node = ElementNode(id: id, elementType: .image)
    node.identifier = name
    node.label = spokenName
    return node
  }
}
