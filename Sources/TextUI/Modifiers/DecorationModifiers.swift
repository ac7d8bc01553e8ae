import AccessibilityTree
import TextRendering

/// A modifier that draws a line around a view, in a ring of cells of its own.
struct BorderModifier: SilentModifier, Equatable {
  /// The colour of the line.
  let color: Color

  /// The symbols of the line.
  let symbols: BorderSymbols

  func makeBox(_ node: ViewNode) -> BorderBox { BorderBox(node) }

  func apply(to box: BorderBox) {
    box.color = color
    box.symbols = symbols
    box.setNeedsLayout()
  }
}

/// The box of a view with a line around it.
final class BorderBox: Box {
  /// The colour of the line.
  var color = Color.primary

  /// The symbols of the line.
  var symbols = BorderSymbols.square

  private static let insets = CellInsets(top: 1, leading: 1, bottom: 1, trailing: 1)

  override func measure(_ proposal: Proposal) -> Size {
    let taken = children.first?.size(for: proposal.inset(by: Self.insets)) ?? .zero
    return Size(width: taken.width + 2, height: taken.height + 2)
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    children.first?.guide(key, for: proposal.inset(by: Self.insets)).map { $0 + 1 }
  }

  override func layoutChildren() {
    children.first?.place(
      at: Self.insets.origin, offering: placedProposal.inset(by: Self.insets))
  }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    color.paint(&style, in: environment)
    canvas.strokeBorder(Rect(origin: .zero, size: frame.size), symbols: symbols, style: style)
  }

  override func paints(at point: Point) -> Bool {
    point.x == 0 || point.y == 0 || point.x == frame.width - 1 || point.y == frame.height - 1
  }
}

/// A modifier that fills the cells behind a view.
struct BackgroundModifier: SilentModifier, Equatable {
  /// What they are filled with.
  let paint: ShapePaint

  func makeBox(_ node: ViewNode) -> BackgroundBox { BackgroundBox(node) }

  func apply(to box: BackgroundBox) {
    box.paint = paint
    box.setNeedsDisplay()
  }
}

/// The box of a view on a ground.
final class BackgroundBox: Box {
  /// What the ground is painted with.
  var paint = Color.clear.paint

  /// The one colour of the ground; `nil` when it has several, or none.
  private var color: TerminalColor? {
    let paint = paint.resolved(in: environment)
    if case .gradient = paint.kind { return nil }
    return paint.color.terminalColor(in: environment)
  }

  override func style(_ canvas: inout DrawingCanvas) {
    if let color { canvas.style.background = color }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    let rect = Rect(origin: .zero, size: frame.size)
    if color != nil { return canvas.fill(rect) }
    let paint = paint.resolved(in: environment)
    guard case .gradient = paint.kind else { return }
    ShapeBrush(paint, environment, size: frame.size).fill(rect, on: &canvas)
  }

  override func paints(at point: Point) -> Bool { paint != Color.clear.paint }
}

extension View {
  /// Draws a line around the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - content: The colour of the line.
  ///   - width: Has no effect in a terminal, where a line is one cell wide.
  /// - Returns: The changed view.
  ///
  /// - Note: Unlike SwiftUI's, which draws over the edge of the view, the line takes a ring of cells around it.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    modified(by: BorderModifier(color: content.color, symbols: .rounded))
  }

  /// Fills the cells behind the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - style: What they are filled with.
  ///   - edges: Has no effect: the colour fills the room of the view.
  /// - Returns: The changed view.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modified(by: BackgroundModifier(paint: style.paint))
  }

  /// Puts a view behind this one, in the room this one takes.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, alignment: alignment, isOverlay: false)
  }

  /// Fills the room of the view with a colour over it.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - style: The colour.
  ///   - edges: Has no effect: the colour fills the room of the view.
  /// - Returns: The changed view.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(alignment: .center) { Rectangle().fill(style) }
  }

  /// Puts a view over this one, in the room this one takes.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, alignment: alignment, isOverlay: true)
  }

  /// Puts a view behind this one, in the room this one takes.
  ///
  /// Mirrors SwiftUI's modifier.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isOverlay: false)
  }

  /// Puts a view over this one, in the room this one takes.
  ///
  /// Mirrors SwiftUI's modifier.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isOverlay: true)
  }
}

/// A view with another one before or behind it.
struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isOverlay: Bool

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: LayeredBox(context),
      content: { view in
        TupleView(
          view.content.modified(by: TraitModifier<DecorationTrait>(value: false)),
          view.layer.modified(by: TraitModifier<DecorationTrait>(value: true)))
      },
      apply: { box, view in
        box.alignment = view.alignment
        box.isOverlay = view.isOverlay
        box.setNeedsLayout()
      })
  }
}

/// A trait: whether a box is the layer of a layered view, and not its content.
enum DecorationTrait: BoxTrait {
  typealias Value = Bool
}

/// The box of a view with another one before or behind it.
class LayeredBox: Box {
  var alignment = Alignment.center
  var isOverlay = true

  private var content: Box? { children.first { $0.trait(DecorationTrait.self) == false } }

  override func measure(_ proposal: Proposal) -> Size {
    content?.size(for: proposal) ?? .zero
  }

  override func layoutChildren() {
    for child in children {
      if child.trait(DecorationTrait.self) == true {
        let offer = Proposal(frame.size)
        let room =
          content?.dimensions(for: placedProposal) ?? ViewDimensions(frame.size)
        child.place(at: origin(of: child, offering: offer, alignment, in: room), offering: offer)
      } else {
        child.place(at: .zero, offering: placedProposal)
      }
    }
  }

  override func guide(_ key: AlignmentKey, for proposal: Proposal) -> CGFloat? {
    content?.guide(key, for: proposal)
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    isOverlay ? children[...] : children.reversed()[...]
  }

  override func trait<Trait: BoxTrait>(_ trait: Trait.Type) -> Trait.Value? {
    content?.trait(trait)
  }
}
