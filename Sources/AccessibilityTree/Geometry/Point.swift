/// A position on the screen, in whole cells, counted from the top leading corner.
public struct Point: Sendable, Hashable {
  /// The column.
  public var x: Int

  /// The row.
  public var y: Int

  /// The top leading corner.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a position from a column and a row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Returns the position moved by the coordinates of another one.
  public static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// Returns the distance from one position to another.
  public static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}
