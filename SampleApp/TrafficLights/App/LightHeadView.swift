import AutomationTools_Board
import TextUI

/// The head of one direction: three lamps above each other, and which direction it is.
struct LightHeadView: View {
  /// The lights that it belongs to.
  let lights: TrafficLights

  /// Its direction.
  let direction: Direction

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 1) {
        ForEach(Lamp.allCases, id: \.self) { lamp in
          LampView(lamp: lamp, direction: direction, isLit: lights.isLit(lamp, direction))
        }
      }
      .padding(.horizontal, 1)
      .background(Color(white: 0.09))
      .border(.gray)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(direction.rawValue)
      .automationId(TrafficLightsIdentifier.head(direction))
      Text(direction == .up ? "▲ Up" : "▼ Down")
        .bold(lights.isActive(direction))
        .foregroundStyle(lights.isActive(direction) ? .primary : .secondary)
    }
  }
}
