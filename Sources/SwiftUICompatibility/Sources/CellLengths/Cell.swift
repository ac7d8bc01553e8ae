public import Foundation
public import TextUI

/// A cell of the terminal, in the points of a phone.
///
/// A line of body text is about sixteen points high, and a letter of it about eight wide.
public enum Cell {
  /// The extent of a cell, in points.
  public static let size = CGSize(width: 8, height: 16)

  /// Returns how many columns some room takes: one at least where there is any, so that what stands apart does in cells too.
  ///
  /// - Parameter points: The room, in points; negative where things overlap.
  /// - Returns: The columns.
  public static func columns(_ points: CGFloat) -> CGFloat {
    let columns = points / size.width
    guard columns.isFinite else { return columns }
    return columns > 0 ? max(1, columns.rounded()) : columns.rounded()
  }

  /// Returns how many rows some room takes: none for half a row or less, as a terminal has few of them.
  ///
  /// - Parameter points: The room, in points; negative where things overlap.
  /// - Returns: The rows.
  public static func rows(_ points: CGFloat) -> CGFloat {
    let rows = points / size.height
    return rows.isFinite ? rows.rounded(.toNearestOrEven) : rows
  }

  /// Returns how many columns a view of some width takes.
  ///
  /// - Parameter points: The width, in points; `nil` for the view's own.
  /// - Returns: The columns: one at least for a width above zero; `nil` for the view's own.
  public static func width(_ points: CGFloat?) -> CGFloat? { points.map(columns) }

  /// Returns how many rows a view of some height takes.
  ///
  /// - Parameter points: The height, in points; `nil` for the view's own.
  /// - Returns: The rows: one at least for a height above zero, as of a line; `nil` for the view's own.
  public static func height(_ points: CGFloat?) -> CGFloat? {
    points.map { $0 > 0 ? max(1, rows($0)) : rows($0) }
  }

  /// Returns the direction of a line that is as thin as an extent says: a third of a cell at most; `nil` for what is no line.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  /// - Returns: The direction.
  public static func line(width: CGFloat?, height: CGFloat?) -> Axis? {
    let isFlat = height.map { $0 > 0 && $0 * 3 <= size.height } ?? false
    let isNarrow = width.map { $0 > 0 && $0 * 3 <= size.width } ?? false
    return isFlat == isNarrow ? nil : isFlat ? .horizontal : .vertical
  }
}
