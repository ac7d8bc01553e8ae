/// A form in the plane, which as a view is filled with the colour of text.
///
/// Mirrors SwiftUI's `Shape`. On a text screen it is drawn in half cells, and the line of a rectangle with symbols for lines.
///
/// ```
///     ▄▄████▄▄        ╭──────╮
///    ██████████       │      │
///     ▀▀████▀▀        ╰──────╯
///  Circle()         RoundedRectangle(cornerRadius: 2).stroke()
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// Returns the outline of the form in a rectangle, in cells.
  func path(in rect: CGRect) -> Path

  /// What the form is for; a text screen takes all alike.
  static var role: ShapeRole { get }

  /// Returns the size the form takes when offered some room.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// A purpose of a form.
///
/// Mirrors SwiftUI's `ShapeRole`.
public enum ShapeRole: Sendable, Hashable {
  /// Is filled.
  case fill

  /// Is drawn as a line.
  case stroke

  /// Is a line between others.
  case separator
}

extension Shape {
  /// Is filled.
  public static var role: ShapeRole { .fill }

  /// All the room offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The form, filled with the colour of text.
  public var body: PaintedShape<Self> { fill() }
}

/// A form whose outline can be moved inwards.
///
/// Mirrors SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the form with its outline moved.
  associatedtype InsetShape: InsettableShape

  /// Returns the form with its outline moved inwards, in cells.
  func inset(by amount: CGFloat) -> InsetShape
}

// MARK: - Painting

/// What a line looks like.
///
/// Mirrors SwiftUI's `StrokeStyle`. On a text screen a line is as wide as a symbol for lines, or as half a cell, whatever its width.
public struct StrokeStyle: Sendable, Hashable {
  /// The width, which has no effect.
  public var lineWidth: CGFloat

  /// What the ends look like, which has no effect.
  public var lineCap: CGLineCap

  /// What the corners look like, which has no effect.
  public var lineJoin: CGLineJoin

  /// How far a corner may stick out, which has no effect.
  public var miterLimit: CGFloat

  /// The lengths of the parts that are drawn and left out in turn, in cells; all is drawn when there are none.
  public var dash: [CGFloat]

  /// How far into the parts the line begins, which has no effect.
  public var dashPhase: CGFloat

  /// Makes the look of a line.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A look of the ends of a line, which as cells have one.
///
/// Mirrors Core Graphics's enumeration.
public enum CGLineCap: Int32, Sendable, Hashable {
  /// Straight.
  case butt

  /// Round.
  case round

  /// Straight, and longer.
  case square
}

/// A look of the corners of a line, which as cells have one.
///
/// Mirrors Core Graphics's enumeration.
public enum CGLineJoin: Int32, Sendable, Hashable {
  /// Pointed.
  case miter

  /// Round.
  case round

  /// Cut off.
  case bevel
}

/// A way of filling a form.
///
/// Mirrors SwiftUI's `FillStyle`.
public struct FillStyle: Sendable, Hashable {
  /// Whether what lies inside the outline twice is left out.
  public var isEOFilled: Bool

  /// Whether edges are smooth, which in cells they are not.
  public var isAntialiased: Bool

  /// Makes a way of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A form that is filled, or whose line is drawn, or several of that, the later ones over the earlier.
///
/// What SwiftUI's `fill`, `stroke` and `strokeBorder` return.
public struct PaintedShape<Content: Shape>: PrimitiveView {
  /// The form.
  public let shape: Content

  /// What is painted, the lowest first.
  let layers: [ShapeLayer]

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: ShapeBox(context)) { box, view in
      box.shape = AnyShape(view.shape)
      box.layers = view.layers
      box.outlineChanged()
    }
  }

  /// Adds nothing.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {}

  /// The form, with something painted over what is.
  private func adding(_ layer: ShapeLayer) -> PaintedShape {
    Self(shape: shape, layers: layers + [layer])
  }

  /// Fills the form, over what is painted already.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> PaintedShape {
    adding(ShapeLayer(paint: content.paint, kind: .fill(style)))
  }

  /// Draws the line of the form, over what is painted already.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    adding(ShapeLayer(paint: content.paint, kind: .stroke(style)))
  }

  /// Draws the line of the form, over what is painted already.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line of the form inside it, over what is painted already.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape {
    stroke(content, style: style)
  }

  /// Draws the line of the form inside it, over what is painted already.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// Something painted of a form.
struct ShapeLayer: Sendable, Equatable {
  /// A part of the form.
  enum Kind: Sendable, Equatable {
    /// What is inside.
    case fill(FillStyle)

    /// The outline.
    case stroke(StrokeStyle)
  }

  /// What it is painted with.
  let paint: ShapePaint

  /// The part that is painted.
  let kind: Kind

  /// Makes a layer; what is inside of the form is an area.
  init(paint: ShapePaint, kind: Kind) {
    if case .fill = kind { self.paint = paint.ofArea } else { self.paint = paint }
    self.kind = kind
  }
}

extension Shape {
  /// Returns the form, painted.
  private func painted<Style: ShapeStyle>(_ style: Style, _ kind: ShapeLayer.Kind) -> PaintedShape<
    Self
  > {
    PaintedShape(shape: self, layers: [ShapeLayer(paint: style.paint, kind: kind)])
  }

  /// Fills the form.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - content: What it is filled with.
  ///   - style: Whether what lies inside twice is left out.
  /// - Returns: The filled form.
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> PaintedShape<Self> {
    painted(content, .fill(style))
  }

  /// Fills the form with the colour of text.
  public func fill(style: FillStyle) -> PaintedShape<Self> {
    painted(ForegroundStyle(), .fill(style))
  }

  /// Draws the line of the form.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - content: What it is drawn with.
  ///   - style: What the line looks like.
  ///   - antialiased: Has no effect.
  /// - Returns: The drawn form.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    painted(content, .stroke(style))
  }

  /// Draws the line of the form.
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    painted(content, .stroke(StrokeStyle(lineWidth: lineWidth)))
  }

  /// Draws the line of the form in the colour of text.
  public func stroke(style: StrokeStyle) -> PaintedShape<Self> {
    painted(ForegroundStyle(), .stroke(style))
  }

  /// Draws the line of the form in the colour of text.
  public func stroke(lineWidth: CGFloat = 1) -> PaintedShape<Self> {
    painted(ForegroundStyle(), .stroke(StrokeStyle(lineWidth: lineWidth)))
  }
}

extension InsettableShape {
  /// Draws the line of the form inside it.
  ///
  /// Mirrors SwiftUI's method.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    stroke(content, style: style)
  }

  /// Draws the line of the form inside it.
  ///
  /// Mirrors SwiftUI's method.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> PaintedShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}
