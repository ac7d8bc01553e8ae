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

  @Test("It stands still anew when others moved the time") func standsStillAnew() {
    var pace = RealPace(grace: .milliseconds(100), firstPause: .milliseconds(50))
    for _ in 0..<2 {
      for _ in 0..<2 {
        _ = pace.nextPause()
        RealClock.pause(.milliseconds(55))
        #expect(pace.takePassed() == .zero)
      }
      RealClock.pause(.milliseconds(5))
      #expect(pace.takePassed() >= .milliseconds(5))
      pace.standStill()
    }
  }

  @Test("Without patience it keeps step at once") func noGrace() {
    var pace = RealPace(grace: .zero)
    RealClock.pause(.milliseconds(5))
    #expect(pace.takePassed() >= .milliseconds(5))
  }
}
