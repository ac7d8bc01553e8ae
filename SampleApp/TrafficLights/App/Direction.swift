/// One of the two directions of a road, each of which has a head of lamps.
public enum Direction: String, CaseIterable, Sendable {
  /// Up the road; the head on the left.
  case up

  /// Down the road; the head on the right.
  case down
}
