public import Foundation

/// A velocity of a finger in a gesture.
///
/// Mirrors Apple's structure, which counts pixels a second. Here a gesture takes no time; the velocity decides how far it goes:
/// ``slow`` half of what ``default`` does, ``fast`` twice as far.
public struct XCUIGestureVelocity: RawRepresentable, Sendable, Hashable {
  /// The velocity in points a second.
  public let rawValue: CGFloat

  /// The usual velocity.
  public static let `default` = XCUIGestureVelocity(rawValue: 1_000)

  /// A slow gesture.
  public static let slow = XCUIGestureVelocity(rawValue: 500)

  /// A fast gesture.
  public static let fast = XCUIGestureVelocity(rawValue: 2_000)

  /// Makes a velocity.
  public init(rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// Makes a velocity.
  public init(_ rawValue: CGFloat) {
    self.rawValue = rawValue
  }

  /// How far a gesture goes, compared with the usual one; between a tenth and ten times.
  var reach: Double {
    let factor = Double(rawValue / XCUIGestureVelocity.default.rawValue)
    return factor.isFinite ? min(10, max(0.1, factor)) : 1
  }
}

extension XCUIGestureVelocity: ExpressibleByFloatLiteral {
  /// Makes a velocity from a literal.
  public init(floatLiteral value: Double) {
    self.init(rawValue: CGFloat(value))
  }
}

extension XCUIGestureVelocity: ExpressibleByIntegerLiteral {
  /// Makes a velocity from a literal.
  public init(integerLiteral value: Int) {
    self.init(rawValue: CGFloat(value))
  }
}
