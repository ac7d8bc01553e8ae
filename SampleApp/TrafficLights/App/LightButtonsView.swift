import AutomationTools_Board
import TextUI

/// The buttons that control the lights, all of them equally wide.
struct LightButtonsView: View {
  /// The lights.
  let lights: TrafficLights

  var body: some View {
    VStack(spacing: 0) {
      button("Start", .start, isEnabled: !lights.isRunning) { lights.start() }
      button("Tick", .tick, isEnabled: lights.isRunning) { lights.tick() }
      button("Stop", .stop, isEnabled: lights.isRunning) { lights.stop() }
    }
  }

  /// One of the buttons.
  private func button(
    _ title: String, _ identifier: TrafficLightsIdentifier, isEnabled: Bool,
    action: @escaping () -> Void
  ) -> some View {
    Button(action: action) {
      Text(title).frame(width: 9)
    }
    .automationId(identifier)
    .disabled(!isEnabled)
  }
}
