import Dispatch
import Foundation
import ProcessClock
import Testing

/// Tests of batons, by which a thread works for another one.
@Suite struct BatonTests {
  /// A baton, and what its worker tells.
  private final class Work: @unchecked Sendable {
    let baton = UnsafeMutablePointer<process_clock_baton>.allocate(capacity: 1)
    let hasBegun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    let hasEnded = DispatchSemaphore(value: 0)
    var wasAwaited: [Bool] = []

    init() {
      baton.initialize(to: process_clock_baton(turn: PROCESS_CLOCK_TURN_OF_GIVER.rawValue))
    }

    /// Starts a thread that works so many times.
    func start(turns: Int) {
      Thread.detachNewThread { [self] in
        for _ in 1...turns {
          process_clock_await_turn(baton)
          hasBegun.signal()
          mayEnd.wait()
          wasAwaited.append(process_clock_give_back(baton))
          hasEnded.signal()
        }
      }
    }

    /// Has the worker end its turn; returns whether it was seen to begin and to end in time.
    func finish() -> Bool {
      let hasBegun = hasBegun.wait(timeout: .now() + 60) == .success
      mayEnd.signal()
      return hasBegun && hasEnded.wait(timeout: .now() + 60) == .success
    }
  }

  /// On a busy machine the giver may have waited long enough before the worker runs at all.
  @Test func aTurnIsTheWorkersAlsoWhenTheGiverPartedBeforeItCame() {
    let work = Work()
    process_clock_give(work.baton)
    #expect(process_clock_part(work.baton))
    work.start(turns: 2)
    #expect(work.finish())
    process_clock_give(work.baton)
    #expect(work.finish())
    #expect(work.wasAwaited == [false, true])
  }

  @Test func theGiverIsToldWhoseTurnItIs() {
    let work = Work()
    process_clock_give(work.baton)
    work.start(turns: 1)
    #expect(process_clock_await_giver(work.baton, 1_000) == PROCESS_CLOCK_TURN_OF_WORKER)
    #expect(work.finish())
    #expect(process_clock_await_giver(work.baton, 1_000) == PROCESS_CLOCK_TURN_OF_GIVER)
    #expect(!process_clock_part(work.baton))
  }
}
