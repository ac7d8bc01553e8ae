/// An extent on the screen, in whole cells.
public struct Size: Sendable, Hashable {
  /// The number of columns.
  public var width: Int

  /// The number of rows.
  public var height: Int

  /// The empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from a number of columns and a number of rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether nothing fits: one of the two extents is not positive.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
