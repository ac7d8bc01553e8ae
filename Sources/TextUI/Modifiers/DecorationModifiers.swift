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

  override var groundPart: GroundPart { .ground }

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

  /// The one colour of the ground; `nil` when it has several.
  private var color: Color? {
    let paint = paint.resolved(in: environment)
    if case .gradient = paint.kind { return nil }
    return paint.color
  }

  override func style(_ canvas: inout DrawingCanvas) {
    let ground = canvas.ground(in: Rect(origin: .zero, size: frame.size))
    if let own = color?.terminalColor(in: environment, over: ground) {
      canvas.style.background = own
    }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    let rect = Rect(origin: .zero, size: frame.size)
    if let color, color.isTranslucent(in: environment) {
      canvas.tint(rect, with: color, in: environment)
      // Letters behind would run into those of the view.
      return canvas.fill(rect, keepingBackground: true)
    }
    if color?.terminalColor(in: environment) != nil { return canvas.fill(rect) }
    let paint = paint.resolved(in: environment)
    guard case .gradient = paint.kind else { return }
    ShapeBrush(paint, environment, size: frame.size).fill(rect, on: &canvas)
  }

  override var groundPart: GroundPart { .ground }

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
    modified(by: BackgroundModifier(paint: style.paint.ofArea))
  }

  /// Fills the cells behind the view with the colour of the background.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter edges: Has no effect: the colour fills the room of the view.
  /// - Returns: The changed view.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
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
