public import CoreGraphics
public import Foundation
import TextUI

/// The corners of a rectangle.
///
/// Mirrors UIKit's structure.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The one at the top, on the left.
  public static let topLeft = UIRectCorner(rawValue: 1)

  /// The one at the top, on the right.
  public static let topRight = UIRectCorner(rawValue: 2)

  /// The one at the bottom, on the left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)

  /// The one at the bottom, on the right.
  public static let bottomRight = UIRectCorner(rawValue: 8)

  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline that is drawn piece by piece.
///
/// Mirrors UIKit's class, as far as shapes of SwiftUI use it.
public final class UIBezierPath {
  /// The outline.
  private var path = Path()

  /// How thick its line is.
  public var lineWidth: CGFloat = 1

  /// Makes an empty outline.
  public init() {}

  /// Makes the outline of a rectangle.
  public init(rect: CGRect) { path.addRect(rect) }

  /// Makes the outline of an ellipse.
  public init(ovalIn rect: CGRect) { path.addEllipse(in: rect) }

  /// Makes the outline of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes the outline of a rectangle of which some corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners.
  ///   - cornerRadii: How far the rounding extends; half of the rectangle at most.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let most = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
    func radius(of corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? most : 0 }
    path.addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(of: .topLeft), bottomLeading: radius(of: .bottomLeft),
        bottomTrailing: radius(of: .bottomRight), topTrailing: radius(of: .topRight)))
  }

  /// Makes the outline of an arc.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes there as the hands of a clock do.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes an outline of one of Core Graphics'.
  public init(cgPath: CGPath) { path = cgPath.path }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// The smallest rectangle around it.
  public var bounds: CGRect { path.boundingRect }

  /// Where it has come to; the origin before it begins.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether nothing is in it.
  public var isEmpty: Bool { path.isEmpty }

  /// Begins a part.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes there as the hands of a clock do.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // SwiftUI's word is that of a plane in which up is up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Ends a part where it began.
  public func close() { path.closeSubpath() }

  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Moves its points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Takes everything out.
  public func removeAllPoints() { path = Path() }

  /// Returns whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
