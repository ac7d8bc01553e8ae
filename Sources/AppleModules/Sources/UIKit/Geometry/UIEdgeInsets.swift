public import Foundation

/// A distance from each side of a rectangle, inwards.
///
/// Mirrors UIKit's structure.
///
/// ```
/// ┌─────────top─────────┐
/// left  ┌───────┐  right
/// │     └───────┘       │
/// └───────bottom────────┘
/// ```
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from above.
  public var top: CGFloat

  /// The distance from the left.
  public var left: CGFloat

  /// The distance from below.
  public var bottom: CGFloat

  /// The distance from the right.
  public var right: CGFloat

  /// No distance.
  public static let zero = UIEdgeInsets()

  /// Makes no distance.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Makes a distance.
  ///
  /// - Parameters:
  ///   - top: The distance from above.
  ///   - left: The distance from the left.
  ///   - bottom: The distance from below.
  ///   - right: The distance from the right.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A distance from each side of a rectangle, inwards, whose sides follow the direction of reading.
///
/// Mirrors UIKit's structure.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The distance from above.
  public var top: CGFloat

  /// The distance from where a line begins.
  public var leading: CGFloat

  /// The distance from below.
  public var bottom: CGFloat

  /// The distance from where a line ends.
  public var trailing: CGFloat

  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes no distance.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes a distance.
  ///
  /// - Parameters:
  ///   - top: The distance from above.
  ///   - leading: The distance from where a line begins.
  ///   - bottom: The distance from below.
  ///   - trailing: The distance from where a line ends.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension CGRect {
  /// Returns the rectangle without a distance from each side.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
