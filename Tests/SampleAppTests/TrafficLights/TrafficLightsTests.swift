import Testing

@testable import SampleTrafficLights

/// What the buttons ask of the engine, and what comes of it.
@MainActor @Suite("The buttons of the traffic lights") struct TrafficLightsTests {
  /// An engine that writes down what is asked of it.
  private final class RecordingEngine: LightSequencing {
    /// What was asked, in order.
    var calls: [String] = []

    func tick() -> LightCode {
      calls.append("tick")
      return LightCode(rawValue: 97)
    }

    func stopSequence() {
      calls.append("stopSequence")
    }
  }

  private let engine = RecordingEngine()

  @Test("At first nothing is asked, and all lamps are dark")
  func initial() {
    let lights = TrafficLights(engine: engine)
    #expect(lights.state == .stopped && !lights.isRunning)
    #expect(engine.calls == [])
    for direction in Direction.allCases {
      #expect(!Lamp.allCases.contains { lights.isLit($0, direction) })
      #expect(!lights.isActive(direction))
    }
  }

  @Test("Start takes a step, and shows both reds whatever it says")
  func start() {
    let lights = TrafficLights(engine: engine)
    lights.start()
    #expect(engine.calls == ["tick"])
    #expect(lights.state == .running(.bothRed))
  }

  @Test("Tick shows what the engine says")
  func tick() {
    let lights = TrafficLights(engine: engine)
    lights.start()
    lights.tick()
    #expect(engine.calls == ["tick", "tick"])
    #expect(lights.state == .running(LightCode(rawValue: 97)))
  }

  @Test("Stop stops the sequence")
  func stop() {
    let lights = TrafficLights(engine: engine)
    lights.start()
    lights.stop()
    #expect(engine.calls == ["tick", "stopSequence"])
    #expect(lights.state == .stopped)
  }
}
