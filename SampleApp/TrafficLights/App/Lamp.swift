/// A lamp of a head, from the top.
public enum Lamp: String, CaseIterable, Sendable {
  /// Stop.
  case red

  /// Get ready: to go beside red, to stop alone.
  case amber

  /// Go.
  case green

  /// The name of the colour in which it shines.
  public var color: String {
    switch self {
    case .red: "red"
    case .amber: "yellow"
    case .green: "green"
    }
  }
}
