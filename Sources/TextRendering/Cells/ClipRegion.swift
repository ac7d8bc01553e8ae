/// The part of a grid that painting may change, in cells. The upper bounds lie outside:
///
/// ```
///  (x0, y0) ┌────────┐
///           │        │
///           └────────┘ (x1, y1)
/// ```
public struct ClipRegion: Sendable, Hashable {
  /// The first column.
  public var x0: Int

  /// The first row.
  public var y0: Int

  /// The first column beyond the region.
  public var x1: Int

  /// The first row beyond the region.
  public var y1: Int

  /// Makes a region from its bounds; it is empty when an upper bound is not above the lower one.
  public init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// Makes a region from a corner and an extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x0: x, y0: y, x1: Self.sum(x, width), y1: Self.sum(y, height))
  }

  /// Whether no cell lies inside.
  public var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  /// Returns the cells common to both regions.
  public func intersection(_ other: ClipRegion) -> ClipRegion {
    ClipRegion(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// Returns the sum of two numbers, the nearest possible where it cannot be represented.
  static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? (right < 0 ? .min : .max) : sum
  }
}
