import Testing

@testable import SampleTrafficLights

@MainActor @Suite("The engine of the traffic lights") struct LightEngineTests {
  /// The numbers of a cycle.
  private let cycle: [UInt8] = [164, 180, 140, 148, 100, 102, 97, 98]

  @Test("It stands at the first step")
  func exists() {
    #expect(LightEngine().tickCount == 0)
  }

  @Test("It answers a tick through what the screen knows of it")
  func answers() {
    let engine: any LightSequencing = LightEngine()
    #expect(engine.tick() == LightCode(rawValue: 164))
  }

  @Test("The first tick is 164, the second 180")
  func firstTwo() {
    let engine = LightEngine()
    #expect(engine.tick().rawValue == 164)
    #expect(engine.tickCount == 1)
    #expect(engine.tick().rawValue == 180)
  }

  @Test("Three cycles are the same eight numbers three times")
  func threeCycles() {
    let engine = LightEngine()
    #expect((0..<24).map { _ in engine.tick().rawValue } == cycle + cycle + cycle)
    #expect(engine.tickCount == 0)
  }

  @Test("After a stop it begins anew, wherever it was", arguments: 0..<9)
  func stop(_ ticks: Int) {
    let engine = LightEngine()
    for _ in 0..<ticks { _ = engine.tick() }
    engine.stopSequence()
    #expect(engine.tickCount == 0)
    #expect(engine.tick().rawValue == 164)
  }
}
