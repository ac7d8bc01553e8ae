// Transitions from places in points. Each takes the place of TextUI's, whose places are in cells.
import CellLengths
public import Foundation
@_spi(Bridging) public import TextUI

extension AnyTransition {
  /// Returns a way from a place beside.
  ///
  /// - Parameter offset: The place, in points.
  /// - Returns: The way.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(OffsetTransition(offset))
  }

  /// Returns a way from a place beside.
  ///
  /// - Parameters:
  ///   - x: How far it is to the right, in points.
  ///   - y: How far it is down, in points.
  /// - Returns: The way.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
}

extension OffsetTransition {
  /// Makes the transition.
  ///
  /// - Parameter offset: The place that the view comes from, in points.
  public init(_ offset: CGSize) {
    self.init(
      columns: Double(Cell.columns(offset.width)), rows: Double(Cell.rows(offset.height)))
  }
}

extension Transition where Self == OffsetTransition {
  /// Returns a way from a place beside, and back.
  ///
  /// - Parameter offset: The place, in points.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Returns a way from a place beside, and back.
  ///
  /// - Parameters:
  ///   - x: How far it is to the right, in points.
  ///   - y: How far it is down, in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
