public import CoreGraphics
public import Foundation
public import TextUI

/// An outline as Core Graphics has it.
///
/// Mirrors Core Graphics' class, as far as shapes of SwiftUI take and give one.
public class CGPath: @unchecked Sendable, Hashable {
  // Only one that can change does, which is its owner's to keep to one thread, as on a phone.

  /// The outline.
  fileprivate(set) var path: Path

  /// Makes an outline of SwiftUI's.
  init(_ path: Path) { self.path = path }

  /// Makes the outline of a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Moves its points; `nil` leaves them.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the outline of an ellipse.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around it.
  ///   - transform: Moves its points; `nil` leaves them.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the outline of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: How far the rounding extends to the side.
  ///   - cornerHeight: How far it extends up or down.
  ///   - transform: Moves its points; `nil` leaves them.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size).applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline, to be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Where it has come to; the origin before it begins.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around it.
  public var boundingBox: CGRect { path.boundingRect }

  /// Whether nothing is in it.
  public var isEmpty: Bool { path.isEmpty }

  /// Returns whether a point lies inside.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Whether two outlines are the same.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

  /// Feeds what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline as Core Graphics has it, which is drawn piece by piece.
///
/// Mirrors Core Graphics' class, as far as shapes of SwiftUI take one.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty outline.
  public init() { super.init(Path()) }

  /// Adds to it what a function draws, with its points moved.
  private func add(_ transform: CGAffineTransform, _ draw: (inout Path) -> Void) {
    guard !transform.isIdentity else { return draw(&path) }
    var part = Path()
    draw(&part)
    path.addPath(part.applying(transform))
  }

  /// Begins a part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    add(transform) { $0.addRoundedRect(in: rect, cornerSize: size) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds an arc, from where the outline has come to.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from the right.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes there as the hands of a clock do, in a plane in which up is up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Adds another outline.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    self.path.addPath(path.path.applying(transform))
  }

  /// Ends a part where it began.
  public func closeSubpath() { path.closeSubpath() }
}

extension Path {
  /// Makes an outline of one of Core Graphics'.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(_ path: CGPath) { self = path.path }

  /// The outline as Core Graphics has it.
  public var cgPath: CGPath { CGPath(self) }
}
