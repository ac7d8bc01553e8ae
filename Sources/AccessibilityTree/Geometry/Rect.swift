/// A rectangle of cells. The upper bounds lie outside:
///
/// ```
///  (x, y) ┌────────┐
///         │        │ height
///         └────────┘ (maxX, maxY) is the first cell beyond this corner
///            width
/// ```
public struct Rect: Sendable, Hashable {
  /// The top leading cell.
  public var origin: Point

  /// The extent.
  public var size: Size

  /// The empty rectangle at the top leading corner.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from a corner and an extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers of cells.
  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The first column.
  public var minX: Int { origin.x }

  /// The first row.
  public var minY: Int { origin.y }

  /// The first column beyond the rectangle.
  public var maxX: Int { origin.x + size.width }

  /// The first row beyond the rectangle.
  public var maxY: Int { origin.y + size.height }

  /// The number of columns.
  public var width: Int { size.width }

  /// The number of rows.
  public var height: Int { size.height }

  /// The cell in the middle, rounded towards the top leading corner.
  public var center: Point {
    Point(x: origin.x + max(0, size.width - 1) / 2, y: origin.y + max(0, size.height - 1) / 2)
  }

  /// Whether no cell lies inside.
  public var isEmpty: Bool { size.isEmpty }

  /// Returns whether a cell lies inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle lies inside; an empty one does when its origin is inside or
  /// on the edge.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns the cells common to both rectangles; an empty rectangle where there are none.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }

  /// Returns the smallest rectangle around both; an empty rectangle adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the rectangle moved by the coordinates of a point.
  public func offset(by point: Point) -> Rect {
    Rect(origin: origin + point, size: size)
  }
}
