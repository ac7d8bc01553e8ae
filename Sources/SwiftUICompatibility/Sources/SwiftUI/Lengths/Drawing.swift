// Outlines and canvases in points. Each takes the place of TextUI's, which are in cells.
import CellLengths
public import Foundation
public import TextUI

/// A view on which code draws, in points.
///
/// Mirrors SwiftUI's `Canvas`.
public struct Canvas<Symbols: View>: View {
  /// The views that the code asks for.
  private let symbols: Symbols

  /// The code.
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a view on which code draws, with views that it can draw.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect.
  ///   - colorMode: Has no effect.
  ///   - rendersAsynchronously: Has no effect.
  ///   - renderer: The code, with the room in points.
  ///   - symbols: The views, each with a tag by which the code asks for it.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
  }

  /// The view.
  public var body: some View {
    TextUI.Canvas { context, size in
      context.scaleBy(x: 1 / Cell.size.width, y: 1 / Cell.size.height)
      renderer(&context, size.inPoints)
    } symbols: {
      symbols
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a view on which code draws.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect.
  ///   - colorMode: Has no effect.
  ///   - rendersAsynchronously: Has no effect.
  ///   - renderer: The code, with the room in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(renderer: renderer, symbols: { EmptyView() })
  }
}

/// An outline in points, as a form.
public struct PointPath: TextUI.Shape {
  /// The outline, in points.
  let points: Path

  /// Returns the outline in cells.
  public func path(in rect: CGRect) -> Path {
    points.applying(
      TextUI.CGAffineTransform(scaleX: 1 / Cell.size.width, y: 1 / Cell.size.height))
  }
}

extension Path {
  /// The outline, in points.
  private var inPoints: PointPath { PointPath(points: self) }

  /// Fills the outline, in points.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> PaintedShape<PointPath> {
    inPoints.fill(style, style: fillStyle)
  }

  /// Fills the outline, in points, with the colour of text.
  public func fill(style: FillStyle = FillStyle()) -> PaintedShape<PointPath> {
    inPoints.fill(style: style)
  }

  /// Draws the outline, in points, as a line.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle
  ) -> PaintedShape<PointPath> {
    inPoints.stroke(style, style: strokeStyle)
  }

  /// Draws the outline, in points, as a line.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> PaintedShape<PointPath> {
    inPoints.stroke(style, lineWidth: lineWidth)
  }

  /// Draws the outline, in points, as a line in the colour of text.
  public func stroke(style: StrokeStyle) -> PaintedShape<PointPath> {
    inPoints.stroke(style: style)
  }

  /// Draws the outline, in points, as a line in the colour of text.
  public func stroke(lineWidth: CGFloat = 1) -> PaintedShape<PointPath> {
    inPoints.stroke(lineWidth: lineWidth)
  }

  /// Returns a part of the outline, in points, from one share of its length to another.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some TextUI.Shape {
    inPoints.trim(from: startFraction, to: endFraction)
  }

  /// Returns the outline, in points, at an angle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some TextUI.Shape {
    inPoints.rotation(angle, anchor: anchor)
  }
}
