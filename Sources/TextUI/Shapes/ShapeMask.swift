import AccessibilityTree
import TextRendering

/// A modifier that shows of a view what lies inside a form.
struct ShapeClipModifier: SilentModifier {
  /// The form.
  let shape: AnyShape

  /// Whether what lies inside twice is left out.
  let isEOFilled: Bool

  func makeBox(_ node: ViewNode) -> ShapeClipBox { ShapeClipBox(node) }

  func apply(to box: ShapeClipBox) {
    box.shape = shape
    box.isEOFilled = isEOFilled
    box.setNeedsDisplay()
  }
}

/// The box of a view of which only what lies inside a form is shown.
final class ShapeClipBox: Box {
  /// The form.
  var shape = AnyShape(Rectangle())

  /// Whether what lies inside twice is left out.
  var isEOFilled = false

  /// What was on the canvas before the view was drawn.
  private var below: CellGrid?

  private var path: Path {
    shape.path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
  }

  override var clipsContent: Bool { true }

  override func draw(on canvas: inout DrawingCanvas) {
    let frame = path.frame
    // All the room needs no more than the clip of the canvas.
    below = frame != nil && frame?.isRound == false && isWhole ? nil : canvas.grid
  }

  /// Whether the form is all the room.
  private var isWhole: Bool {
    path.frame?.rect == CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
  }

  override func drawOver(on canvas: inout DrawingCanvas) {
    guard let below else { return }
    self.below = nil
    let path = path
    let raster = PathRaster(
      inside: path, width: frame.width, height: frame.height, eoFill: isEOFilled)
    // Round corners are the look of a ground; the letters on it stay whole.
    let keepsLetters = path.frame != nil
    for y in 0..<frame.height {
      for x in 0..<frame.width where !raster.contains(x: x, y: y) {
        let point = Point(x: x, y: y)
        if !keepsLetters || canvas.isDrawable(at: point) { canvas.restore(point, from: below) }
      }
    }
  }
}

/// A view of which only what lies under another is shown.
struct MaskedView<Content: View, Mask: View>: LayeringView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  var layer: Mask { mask }

  func makeBox(_ node: ViewNode, around content: Box) -> MaskBox {
    MaskBox(node, around: content)
  }

  func apply(to box: MaskBox) {
    box.alignment = alignment
    box.setNeedsLayout()
  }
}

/// The box of a view of which only what lies under another is shown.
final class MaskBox: LayeredBox {
  /// What was on the canvas before the view was drawn.
  private var below: CellGrid?

  override var reportedChildren: [Box] { [content] }

  override func reports(_ child: Box) -> Bool { child === content }

  override func collectFocusables(into boxes: inout [Box]) {
    content.collectFocusables(into: &boxes)
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> { children.prefix(1) }

  override func draw(on canvas: inout DrawingCanvas) {
    below = canvas.grid
  }

  override func drawOver(on canvas: inout DrawingCanvas) {
    guard let below else { return }
    self.below = nil
    var mask = DrawingCanvas(frame.size)
    for layer in layers { mask.draw(layer) }
    for y in 0..<frame.height {
      for x in 0..<frame.width where mask.grid.isBlank(x: x, y: y) {
        canvas.restore(Point(x: x, y: y), from: below)
      }
    }
  }
}

/// A modifier that says where a view takes taps.
struct ContentShapeModifier: SilentModifier {
  /// The form.
  let shape: AnyShape

  func makeBox(_ node: ViewNode) -> ContentShapeBox { ContentShapeBox(node) }

  func apply(to box: ContentShapeBox) { box.shape = shape }
}

/// The box of a view that takes taps in a form.
final class ContentShapeBox: Box {
  /// The form.
  var shape = AnyShape(Rectangle())

  override func paints(at point: Point) -> Bool {
    let path = shape.path(in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    return path.contains(CGPoint(x: CGFloat(point.x) + 0.5, y: CGFloat(point.y) + 0.5))
  }
}

/// What the form of a view's content is for; it counts for taps.
///
/// Mirrors SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

  /// What is shown of a menu's view.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

  /// What a pointer highlights.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

  /// What an assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

extension View {
  /// Shows of the view what lies inside a form.
  ///
  /// Mirrors SwiftUI's modifier. Letters at the round corners of a rectangle stay whole.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modified(by: ShapeClipModifier(shape: AnyShape(shape), isEOFilled: style.isEOFilled))
  }

  /// Shows of the view what lies under something of another.
  ///
  /// Mirrors SwiftUI's modifier.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows of the view what lies under something of another.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }

  /// Has the view take taps in a form, also where nothing of it shows.
  ///
  /// Mirrors SwiftUI's modifier.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modified(by: ContentShapeModifier(shape: AnyShape(shape)))
  }

  /// Has the view take taps in a form, also where nothing of it shows.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }

  /// Fills a form behind the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func background<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Fills a form behind the view with the terminal's ground.
  ///
  /// Mirrors SwiftUI's modifier.
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills a form over the view.
  ///
  /// Mirrors SwiftUI's modifier.
  public func overlay<Style: ShapeStyle, S: Shape>(
    _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(alignment: .center) { shape.fill(style, style: fillStyle) }
  }

  /// Says which form the view has, for those inside that follow it; in cells their corners are square.
  ///
  /// Mirrors SwiftUI's modifier.
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
}
