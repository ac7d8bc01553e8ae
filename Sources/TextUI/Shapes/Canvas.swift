import AccessibilityTree

/// A view on which code draws.
///
/// Mirrors SwiftUI's `Canvas`. Lengths are in cells, of which each has two halves, one above the other: forms are filled and stroked in
/// half cells, texts and symbols stand in whole ones. For tests it is nothing, unless modifiers say what it is.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///   context.draw(Text("62 %"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// ```
public struct Canvas<Symbols: View>: PrimitiveView {
  /// The views that can be drawn, each with its tag.
  public var symbols: Symbols

  /// The code that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Whether the view lets nothing through, which on a text screen makes no difference.
  public var isOpaque: Bool

  /// The colours that are used, which a terminal chooses.
  public var colorMode: ColorRenderingMode

  /// Whether the code may run at the side, which it does not.
  public var rendersAsynchronously: Bool

  /// Makes a view on which code draws, with views that it can draw.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect.
  ///   - colorMode: Has no effect.
  ///   - rendersAsynchronously: Has no effect.
  ///   - renderer: The code; runs when the view, its room or what it reads has changed.
  ///   - symbols: The views, each with a tag by which the code asks for it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    CanvasNode(view, context)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view on which code draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

/// The colours of what is drawn, which a terminal chooses.
///
/// Mirrors SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Sendable, Hashable {
  /// Those of a screen.
  case nonLinear

  /// Those of light.
  case linear

  /// Those of light, also beyond white.
  case extendedLinear
}

/// The node of a view on which code draws: what the code reads is its.
final class CanvasNode<Symbols: View>: BoxNode<Canvas<Symbols>, CanvasBox, Symbols> {
  /// Makes the node with those of the views that can be drawn.
  init(_ view: Canvas<Symbols>, _ context: NodeContext) {
    super.init(view, context, box: CanvasBox(context))
    box.render = { [weak self] in self?.render($0) }
    child = Symbols.makeNode(view.symbols, childContext())
    collectBoxes()
  }

  override func update(_ view: Canvas<Symbols>) {
    guard isDirty || !graph.comparison.isSame(self.view, view) else { return }
    self.view = view
    child?.update(view.symbols)
    evaluate()
  }

  override func evaluate() {
    // The code runs once its room is known.
    box.setNeedsLayout()
  }

  private func render(_ context: GraphicsContext) {
    evaluating {
      var context = context
      view.renderer(&context, context.drawing.size)
    }
  }
}

/// The box of a view on which code draws.
final class CanvasBox: Box {
  /// Runs the code.
  var render: (GraphicsContext) -> Void = { _ in }

  /// What the code drew.
  private var drawing: CanvasDrawing?

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 10, height: proposal.height ?? 5)
  }

  override func layoutChildren() {
    for child in children { child.place(at: .zero, offering: .unspecified) }
    let drawing = CanvasDrawing(self, symbols: children, size: frame.size)
    let neededLayout = graph.needsLayout
    render(GraphicsContext(drawing))
    // Texts that were measured for the drawing are not on the screen.
    graph.needsLayout = neededLayout
    self.drawing = drawing
    graph.needsDisplay = true
  }

  override var clipsContent: Bool { true }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> { [] }

  override var reportedChildren: [Box] { [] }

  override func reports(_ child: Box) -> Bool { false }

  override func collectFocusables(into boxes: inout [Box]) {}

  override func draw(on canvas: inout DrawingCanvas) {
    drawing?.draw(on: &canvas)
  }

  // All of its room takes gestures, whatever is drawn there.
  override func paints(at point: Point) -> Bool { true }
}

/// What code has drawn: pieces, one over the other.
@MainActor final class CanvasDrawing {
  /// A piece.
  struct Piece {
    /// What it is.
    enum Kind {
      /// The half cells of a form.
      case fill(PathRaster, ShapePaint)

      /// The half cells of a line.
      case stroke(PathRaster, ShapePaint)

      /// The line of a rectangle.
      case frame(Path.Frame, isDashed: Bool, ShapePaint)

      /// A text or a symbol, at a cell.
      case box(Box, Point)
    }

    /// What it is.
    let kind: Kind

    /// The forms outside of which nothing of it shows.
    let clips: [PathRaster]
  }

  /// The box on which is drawn.
  let box: Box

  /// The views that can be drawn.
  let symbols: [Box]

  /// The room, in cells.
  let room: Size

  private var pieces: [Piece] = []

  /// Begins with nothing.
  init(_ box: Box, symbols: [Box], size: Size) {
    self.box = box
    self.symbols = symbols
    room = size
  }

  /// The room, in cells.
  var size: CGSize { CGSize(width: room.width, height: room.height) }

  /// Adds a piece over the others.
  func add(_ kind: Piece.Kind, clips: [PathRaster]) {
    pieces.append(Piece(kind: kind, clips: clips))
  }

  /// Draws the pieces.
  func draw(on canvas: inout DrawingCanvas) {
    for piece in pieces {
      guard !piece.clips.isEmpty else {
        draw(piece, on: &canvas)
        continue
      }
      let below = canvas.grid
      draw(piece, on: &canvas)
      for y in 0..<room.height {
        for x in 0..<room.width
        where !piece.clips.allSatisfy({ $0.contains(x: x, y: y) }) {
          canvas.restore(Point(x: x, y: y), from: below)
        }
      }
    }
  }

  private func draw(_ piece: Piece, on canvas: inout DrawingCanvas) {
    /// Returns what paints with a paint.
    func brush(_ paint: ShapePaint) -> ShapeBrush {
      ShapeBrush(paint.resolved(in: box.environment), box.environment, size: room)
    }
    switch piece.kind {
    case .fill(let raster, let paint): brush(paint).fill(raster, on: &canvas)
    case .stroke(let raster, let paint): brush(paint).stroke(raster, on: &canvas)
    case .frame(let frame, let isDashed, let paint):
      brush(paint).stroke(frame, isDashed: isDashed, on: &canvas)
    case .box(let box, let point): canvas.draw(box, at: point)
    }
  }
}
