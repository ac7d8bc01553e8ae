/// A rectangle of a picture, in its units.
struct PixelRectangle: Hashable, Sendable {
  /// The left edge.
  var x: Int

  /// The upper edge.
  var y: Int

  /// The extent to the right.
  var width: Int

  /// The extent down.
  var height: Int
}
