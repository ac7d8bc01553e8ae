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

  /// Shows the picture of a name.
  public init(_ name: String) {
    self.init(name, symbol: Self.symbols[name] ?? "▫")
  }

  /// Shows a symbol of the system.
  public init(systemName: String) {
    self.init(
      systemName, symbol: Self.symbols[systemName] ?? "▫", isDecorative: false, isSystem: true)
  }

  /// Shows a picture that assistive technology leaves out.
  public init(decorative name: String) {
    self.init(name, symbol: Self.symbols[name] ?? "▫", isDecorative: true)
  }

  /// Shows a symbol of your own under a name; TextUI's own addition.
  ///
  /// - Parameters:
  ///   - name: The name, which becomes the identifier and label.
  ///   - symbol: What is drawn: one or a few characters.
  public init(_ name: String, symbol: String) {
    self.init(name, symbol: symbol, isDecorative: false)
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
      box.spokenName = view.spokenName
      box.isDecorative = view.isDecorative
      box.setNeedsLayout()
    }
  }

  /// Adds what the picture is called.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    if let view, !view.isDecorative { texts.addPicture(view.name, view.spokenName) }
  }

  private static let symbols: [String: String] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "checkmark": "✓",
    "checkmark.circle": "✓", "checkmark.circle.fill": "✔", "xmark": "✕", "plus": "+", "minus": "−",
    "gear": "⚙", "gearshape": "⚙", "house": "⌂", "chevron.right": "›", "chevron.left": "‹",
    "chevron.forward": "›", "chevron.backward": "‹", "arrow.right": "→", "arrow.left": "←",
    "arrow.up": "↑", "arrow.down": "↓", "book": "▤", "doc.text": "▤", "newspaper": "▤",
    "list.bullet": "☰", "person": "☻", "person.crop.circle": "☻", "magnifyingglass": "⌕",
    "bell": "◔", "envelope": "✉", "circle": "○", "circle.fill": "●", "square": "□",
    "square.fill": "■", "info.circle": "ℹ", "exclamationmark.triangle": "⚠", "photo": "▦",
    "sparkles": "✦", "flag": "⚑", "pencil": "✎", "trash": "⌫", "lock": "⚿", "hand.wave": "☞",
  ]
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

  override func draw(on canvas: inout Canvas) {
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
