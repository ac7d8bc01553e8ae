public import AutomationTools_Host

/// The elements of the traffic lights.
public enum TrafficLightsIdentifier: AutomationIdentifying, Hashable {
  /// The heading.
  case title

  /// The head of a direction.
  case head(Direction)

  /// A lamp of a direction's head; its value is its colour while it shines, and `off` otherwise.
  case lamp(Direction, Lamp)

  /// The button that begins a sequence.
  case start

  /// The button that goes on by one step.
  case tick

  /// The button that ends the sequence.
  case stop

  /// The accessibility identifier.
  public var id: String {
    switch self {
    case .title: "automation.lights.title"
    case .head(let direction): "automation.lights.\(direction.rawValue)"
    case .lamp(let direction, let lamp):
      "automation.lights.\(direction.rawValue).\(lamp.rawValue)"
    case .start: "automation.lights.start"
    case .tick: "automation.lights.tick"
    case .stop: "automation.lights.stop"
    }
  }

  /// All identifiers of the screen.
  public static var declaredIdentifiers: [String] {
    let lamps = Direction.allCases.flatMap { direction in
      [head(direction)] + Lamp.allCases.map { lamp(direction, $0) }
    }
    return ([title, start, tick, stop] + lamps).map(\.id)
  }
}
