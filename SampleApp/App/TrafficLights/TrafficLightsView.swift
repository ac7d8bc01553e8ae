import TextUI

/// Two heads of lamps side by side, and the buttons that control them.
struct TrafficLightsView: View {
  /// The lights.
  @State private var lights: TrafficLights

  /// Makes the screen.
  ///
  /// - Parameter engine: Says which lamps shine next.
  init(engine: any LightSequencing = LightEngine()) {
    _lights = State(initialValue: TrafficLights(engine: engine))
  }

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
      VStack(spacing: 0) {
        button("Start", .start, isEnabled: !lights.isRunning) { lights.start() }
        button("Tick", .tick, isEnabled: lights.isRunning) { lights.tick() }
        button("Stop", .stop, isEnabled: lights.isRunning) { lights.stop() }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// One of the buttons, all of them equally wide.
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
