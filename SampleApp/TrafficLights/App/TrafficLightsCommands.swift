public import AutomationTools_Host

/// What tests have the traffic lights do past their buttons; shared with tests.
public struct TrafficLightsCommands: CommandSet {
  /// What the commands act on.
  public typealias State = TrafficLights

  /// Has both heads show a code, as if the sequence had come to it.
  public let updateLightsForCode = CommandOperation<UInt8, Void>(
    "Has both heads show a code, as if the sequence had come to it."
  ) { lights, code in
    lights.update(to: LightCode(rawValue: code))
  }

  /// Makes the set.
  public init() {}
}
