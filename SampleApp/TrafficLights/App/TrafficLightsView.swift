import AutomationTools_Board
import TextUI

/// Two heads of lamps side by side, and the buttons that control them.
struct TrafficLightsView: View {
  /// The lights.
  let lights: TrafficLights

  var body: some View {
    VStack(spacing: 1) {
      Text("Traffic lights")
        .font(.headline)
        .foregroundStyle(.tint)
        .automationId(TrafficLightsIdentifier.title)
      HStack(spacing: 6) {
        ForEach(Direction.allCases, id: \.self) { direction in
          LightHeadView(lights: lights, direction: direction)
        }
      }
      LightButtonsView(lights: lights)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
