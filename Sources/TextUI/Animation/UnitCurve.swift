/// A curve that a change takes, from 0 at its beginning to 1 at its end.
///
/// Mirrors SwiftUI's `UnitCurve`.
///
/// ```swift
/// UnitCurve.easeIn.value(at: 0.5)  // 0.315…: slow at first
/// ```
public struct UnitCurve: Sendable, Hashable {
  /// The forms of curves.
  private enum Form: Sendable, Hashable {
    /// Bent by two points.
    case bezier(BezierCurve)

    /// A quarter of a circle that is slow at first.
    case circularIn

    /// A quarter of a circle that is slow at the end.
    case circularOut

    /// Two quarters of a circle, slow at first and at the end.
    case circularInOut
  }

  /// The form.
  private let form: Form

  /// Whether time and change have taken each other's place.
  private var isInverse = false

  private init(_ form: Form) {
    self.form = form
  }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(.bezier(BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// At one speed.
  public static let linear = UnitCurve(0, 0, 1, 1)

  /// Slow at first.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)

  /// Slow at the end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)

  /// Slow at first and at the end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// Slow at first and at the end; SwiftUI's older name for ``easeInOut``.
  public static let easeInEaseOut = easeInOut

  /// As a quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(.circularIn)

  /// As a quarter of a circle, slow at the end.
  public static let circularEaseOut = UnitCurve(.circularOut)

  /// As two quarters of a circle, slow at first and at the end.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// Returns a curve from (0, 0) to (1, 1) that two points bend.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - startControlPoint: The point that bends its beginning, time to the right.
  ///   - endControlPoint: The point that bends its end.
  /// - Returns: The curve.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// The curve with time and change in each other's place.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// Returns how far the change is at a time, from 0 to 1.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    guard isInverse else { return forward(time) }
    // Halving finds the time, as the curves rise all the way but where the author bends them back.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if forward(middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns how fast the change is at a time, in ways for the whole time.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (before, after) = (max(0, progress - step), min(1, progress + step))
    return before < after ? (value(at: after) - value(at: before)) / (after - before) : 0
  }

  /// Returns how far the change is at a time, along the form as it is.
  private func forward(_ time: Double) -> Double {
    switch form {
    case .bezier(let curve): curve.value(at: time)
    case .circularIn: Self.quarter(time)
    case .circularOut: 1 - Self.quarter(1 - time)
    case .circularInOut:
      time < 0.5 ? Self.quarter(2 * time) / 2 : 1 - Self.quarter(2 - 2 * time) / 2
    }
  }

  /// Returns the height of a quarter of a circle around (0, 1).
  private static func quarter(_ time: Double) -> Double { 1 - (1 - time * time).squareRoot() }
}

extension Animation {
  /// Returns a course along a curve, in seconds.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - duration: How long it takes, in seconds.
  /// - Returns: The course.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(course: .along(curve, duration: duration.isNaN ? 0 : max(0, duration)))
  }
}
