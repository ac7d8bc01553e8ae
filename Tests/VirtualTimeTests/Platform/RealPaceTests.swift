import Testing

@testable import VirtualTime

/// The pace of virtual time while real work goes on.
@Suite("The pace of real work") struct RealPaceTests {
  @Test("Who looks late on a busy machine has no less patience for that") func lateLooks() {
    var pace = RealPace(grace: .milliseconds(25), firstPause: .milliseconds(10))
    for pause in [10, 20] {
      #expect(pace.nextPause() == .milliseconds(pause))
      RealClock.pause(.milliseconds(60))
      #expect(pace.takePassed() == .zero)
    }
    _ = pace.nextPause()
    RealClock.pause(.milliseconds(5))
    #expect(pace.takePassed() >= .milliseconds(5))
  }

  @Test("Pauses count, and work between them does not") func shortPauses() {
    var pace = RealPace(grace: .milliseconds(200), firstPause: .milliseconds(50))
    for _ in 0..<3 {
      RealClock.pause(.milliseconds(80))
      _ = pace.nextPause()
      RealClock.pause(.milliseconds(5))
      #expect(pace.takePassed() == .zero)
    }
    pace.standStill()
    for _ in 0..<4 {
      _ = pace.nextPause()
      RealClock.pause(.milliseconds(55))
      #expect(pace.takePassed() == .zero)
    }
    RealClock.pause(.milliseconds(5))
    #expect(pace.takePassed() >= .milliseconds(5))
  }

  @Test("Without patience it keeps step at once") func noGrace() {
    var pace = RealPace(grace: .zero)
    RealClock.pause(.milliseconds(5))
    #expect(pace.takePassed() >= .milliseconds(5))
  }
}
