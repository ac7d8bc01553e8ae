import AutomationTools_Host
public import TextUI

/// The traffic lights of a road: two heads with three lamps each, and buttons that take them
/// through their cycle.
public struct TrafficLightsApp: App {
  /// The lights.
  private let lights = TrafficLights()

  /// Starts the application with the lights stopped.
  public init() {
    TrafficLightsCommands.install(on: lights)
  }

  /// The window.
  public var body: some Scene {
    WindowGroup { TrafficLightsView(lights: lights) }
  }
}
