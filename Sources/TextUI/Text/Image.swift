import AccessibilityTree
import Primitives
import TextRendering

/// A picture: in a terminal, one symbol for a name, or the points of a file as halves of cells.
///
/// Mirrors SwiftUI's `Image`.
///
/// A name is looked for in the asset catalogues and among the PNG files beside the application. Eight by sixteen of a picture's points are a
/// cell. Of JPEG, GIF and WebP files only the size is read: they are shown as a field.
///
/// Names of SF Symbols that have a like in Unicode are shown as that, a thousand of them. Any other is shown as `⬚`, of which a
/// message tells once. Give one of your own with ``Image/init(_:symbol:)``.
public struct Image: Equatable, Sendable {
  private let name: String

  /// What it is called where only texts are handed on.
  var sharedName: String { spokenName.isEmpty ? name : spokenName }

  /// The characters that are drawn.
  let symbol: String

  private let spokenName: String
  private let isDecorative: Bool

  /// Where a picture of the name is looked for; `nil` for nowhere.
  private var search: PictureSearch?

  /// The points, where it was made of them.
  private var points: PicturePoints?

  /// Whether it takes the room it is offered, if it is one of points.
  private var isResizable = false

  /// Whether it is a symbol of the system that has no like.
  private var isUnknownSymbol = false

  /// What assistive technology calls it instead of its name; `nil` for that.
  private var label: Text?

  /// Shows the picture of a name.
  public init(_ name: String) {
    self.init(name, symbol: SymbolShapes.shape(of: name))
    search = PictureSearch(name: name, bundle: nil)
  }

  /// Shows a symbol of the system.
  public init(systemName: String) {
    // A symbol without a name is none.
    let shape = systemName.isEmpty ? "" : SymbolShapes.knownShape(of: systemName)
    self.init(
      systemName, symbol: shape ?? SymbolShapes.unknown, isDecorative: false, isSystem: true)
    isUnknownSymbol = shape == nil
  }

  /// Shows a picture that assistive technology leaves out.
  public init(decorative name: String) {
    self.init(name, symbol: SymbolShapes.shape(of: name), isDecorative: true)
    search = PictureSearch(name: name, bundle: nil)
  }

  /// Shows a symbol of your own under a name; TextUI's own addition.
  ///
  /// - Parameters:
  ///   - name: The name, which becomes the identifier and label.
  ///   - symbol: What is drawn: one or a few characters.
  public init(_ name: String, symbol: String) {
    self.init(name, symbol: symbol, isDecorative: false)
  }

  /// Shows the picture of a name from a bundle.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
    search = PictureSearch(name: name, bundle: bundle)
  }

  /// Shows the picture of a name under a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// Shows a picture that assistive technology leaves out, from a bundle.
  public init(decorative name: String, bundle: Bundle?) {
    self.init(decorative: name)
    search = PictureSearch(name: name, bundle: bundle)
  }

  /// Shows the picture of a name, which for a value from 0 to 1 is another on a screen of points.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Shows a symbol of the system, which for a value from 0 to 1 is another on a screen of points.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Shows the points of a picture, which has no name.
  init(_ points: PicturePoints) {
    self.init("", symbol: "▦", isDecorative: false)
    self.points = points
  }

  /// Shows a file's picture, for modules that stand on this one; `nil` when it is none.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - scale: How many pixels a point has in each direction.
  @_spi(Bridging) public init?(data: Data, scale: CGFloat) {
    // What is no picture is told by `nil`, as UIKit's and AppKit's pictures do.
    guard let points = try? PicturePoints(data, scale: scale) else { return nil }
    self.init(points)
  }

  private init(_ name: String, symbol: String, isDecorative: Bool, isSystem: Bool = false) {
    self.name = name
    self.symbol = DrawnText.safe(symbol)
    self.isDecorative = isDecorative
    spokenName =
      isSystem
      ? SymbolNames.spokenName(of: name) : name.split(separator: ".").joined(separator: " ")
  }
}

// Apart from its declaration, so that one can be made anywhere, as SwiftUI's.
extension Image: PrimitiveView {
  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: ImageBox(context)) { box, view in
      if view.isUnknownSymbol {
        box.graph.warn(
          "No symbol named '\(view.name)' is found among those of the system; it is shown as \(view.symbol). "
            + "Image(_:symbol:) shows characters of your own.")
      }
      box.symbol = view.symbol
      box.looks = box.environment.text
      box.name = view.name
      box.spokenName = view.label?.content.string(for: box) ?? view.spokenName
      box.isDecorative = view.isDecorative
      box.points = view.points ?? view.search?.found
      box.isResizable = view.isResizable
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

extension Image {
  /// A way of filling room that is larger than the picture.
  ///
  /// Mirrors SwiftUI's `Image.ResizingMode`.
  public enum ResizingMode: Sendable, Hashable {
    /// With several of them; they are stretched here.
    case tile

    /// With one that is stretched.
    case stretch
  }

  /// Has a picture of points take the room it is offered; as a character it has one size.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike SwiftUI's, edges are stretched with the rest, and nothing is tiled.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that would not be stretched.
  ///   - resizingMode: How larger room would be filled.
  /// - Returns: The changed picture.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}
