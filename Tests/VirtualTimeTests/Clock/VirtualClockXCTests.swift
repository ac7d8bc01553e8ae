import VirtualTime
import XCTest

/// The clock in synchronous test methods.
final class VirtualClockXCTests: XCTestCase {
  /// The scheduler of this process.
  private let scheduler = Scheduler.shared

  func testSleepsAreExact() {
    let log = Log()
    let odd = Duration(secondsComponent: 1, attosecondsComponent: 333_333_333_333_333_333)
    scheduler.withControl {
      Task { @MainActor in
        let clock: any Clock<Duration> = VirtualClock()
        try await clock.sleep(for: odd)
        log.add("\(VirtualClock().now.offset == odd)")
        let spent = try await VirtualClock().measure { try await clock.sleep(for: odd) }
        log.add("\(spent == odd)")
      }
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.nextDeadline, odd)
      XCTAssertEqual(scheduler.sleepers.first?.kind, .clock)
      scheduler.elapse(to: .seconds(10))
    }
    XCTAssertEqual(log.lines, ["true", "true"])
  }

  func testClockAndTaskSleepsEndInOneOrder() {
    let log = Log()
    scheduler.withControl {
      for number in 0..<6 {
        Task {
          if number.isMultiple(of: 2) {
            try await Task.sleep(for: .seconds(1), clock: .virtual)
          } else {
            try await VirtualClock().sleep(for: .seconds(2))
          }
          log.add("\(number)")
        }
      }
      scheduler.elapse(to: .seconds(2))
    }
    XCTAssertEqual(log.text, "0 2 4 1 3 5")
  }

  func testADeadlineThatIsPastLetsOthersRunFirst() {
    let log = Log()
    scheduler.withControl {
      scheduler.advance(to: .seconds(5))
      Task {
        try await VirtualClock().sleep(until: VirtualClock.Instant(offset: .seconds(1)))
        log.add("slept")
      }
      Task { log.add("other") }
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.now, .seconds(5))
    }
    XCTAssertEqual(log.text, "other slept")
  }

  func testCancellationEndsASleepAtOnce() {
    let log = Log()
    scheduler.withControl {
      let task = Task {
        do {
          try await VirtualClock().sleep(for: .seconds(1))
        } catch {
          log.add("\(type(of: error))")
        }
      }
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.sleeperCount, 1)
      task.cancel()
      XCTAssertEqual(scheduler.sleeperCount, 0)
      scheduler.runReadyJobs()
      let early = Task {
        do {
          try await VirtualClock().sleep(for: .seconds(1))
        } catch {
          log.add("early \(type(of: error))")
        }
      }
      early.cancel()
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.sleeperCount, 0)
    }
    XCTAssertEqual(log.lines, ["CancellationError", "early CancellationError"])
  }

  func testWithoutControlTimeIsReal() async throws {
    let clock = VirtualClock()
    let begin = clock.now
    try await clock.sleep(for: .milliseconds(2))
    XCTAssertGreaterThanOrEqual(begin.duration(to: clock.now), .milliseconds(2))
    XCTAssertLessThan(begin, clock.now)
    let task = Task { try await clock.sleep(for: .seconds(3_600)) }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }
}
