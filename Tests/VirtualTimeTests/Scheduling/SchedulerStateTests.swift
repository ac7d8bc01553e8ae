import Testing

@testable import VirtualTime

/// Tests of what a scheduler remembers.
@Suite struct SchedulerStateTests {
  @Test func aTaskIsInOneSleepAtATime() {
    var state = SchedulerState()
    state.sleep(until: .seconds(9), wake: .clock, id: 1, owner: 5, taskName: nil)
    state.sleep(until: .seconds(4), wake: .clock, id: 2, owner: 5, taskName: nil)
    #expect(state.sleepers.ordered().map(\.id) == [2])
    #expect(state.ready.count == 1)
    state.dropAbandonedSleep(of: 5)
    #expect(state.sleepers.count == 0)
    #expect(state.ready.count == 2)
  }

  @Test func onlyALoopThatWaitsIsWoken() {
    var state = SchedulerState()
    #expect(state.noteArrival() == .quiet)
    state.isWaiting = true
    #expect(state.noteArrival() == .wakesLoop)
    #expect(state.noteArrival() == .quiet)
  }

  @Test func serviceIsAskedForOnceAndOnlyIfNobodyAttends() {
    var state = SchedulerState()
    state.depth = 1
    #expect(state.noteArrival() == .quiet)
    state.options.servesUnattended = true
    state.attendance = 1
    #expect(state.noteArrival() == .quiet)
    state.attendance = 0
    #expect(state.noteArrival() == .needsService)
    #expect(state.noteArrival() == .quiet)
  }
}
