import Foundation
import Synchronization
import VirtualTime
import XCTest

/// Control in `async` test methods, whose main thread turns XCTest's own run loop.
final class AsynchronousXCTests: XCTestCase {
  /// The scheduler of this process.
  private let scheduler = Scheduler.shared

  @MainActor func testAMainActorMethodCanRunJobsItself() async {
    let log = Log()
    await Task.yield()
    scheduler.withControl {
      let loop = MainLoop()
      Task {
        try await Task.sleep(for: .seconds(100))
        log.add("slept")
      }
      while loop.turn() || scheduler.advanceToNextDeadline(limit: .seconds(100)) {}
      log.add("\(scheduler.now)")
    }
    await Task.yield()
    XCTAssertEqual(log.lines, ["slept", "100.0 seconds"])
  }

  func testAMethodOnThePoolCanCrossToTheMainThread() async {
    let log = Log()
    await Task.detached {}.value
    Scheduler.shared.runOnMainThread {
      Scheduler.shared.withControl {
        let loop = MainLoop()
        DispatchQueue.main.async { log.add("main queue") }
        Task { @MainActor in
          try await Task.sleep(for: .seconds(100))
          log.add("slept")
        }
        while loop.turn() || loop.scheduler.advanceToNextDeadline(limit: .seconds(100)) {}
        XCTAssertFalse(loop.isMainQueueBlocked)
      }
    }
    XCTAssertEqual(log.lines, ["main queue", "slept"])
  }

  func testAwaitingInControlIsServed() async throws {
    let options = ControlOptions(servesUnattended: true)
    scheduler.beginControl(options)
    let begin: Duration = scheduler.now
    try await Task.sleep(for: .seconds(1_000))
    let task: Task<Int, any Error> = Task.detached {
      try await Task.sleep(for: .seconds(10))
      return 7
    }
    let value = try await task.value
    let time = scheduler.now
    scheduler.endControl()
    XCTAssertEqual(value, 7)
    XCTAssertEqual(time - begin, .seconds(1_010))
    try await Task.sleep(for: .milliseconds(1))
  }

  func testTimeStandsStillBetweenTwoRequestsOfAnotherThread() async throws {
    scheduler.beginControl(ControlOptions(servesUnattended: true))
    let isWoken = Flag()
    let isAsleep = scheduler.runOnMainThread {
      Task { @MainActor in
        try await Task.sleep(for: .seconds(5))
        isWoken.set()
      }
      return true
    }
    // The test computes, as one does between two requests. In real time that is less than five seconds.
    let end = ContinuousClock.now + .milliseconds(30)
    while ContinuousClock.now < end {}
    let wasWoken = isWoken.isSet
    let time: Duration = scheduler.now
    // Now it gives the thread up.
    try await Task.sleep(for: .seconds(10))
    let isWokenAtTheEnd = isWoken.isSet
    scheduler.endControl()
    XCTAssertTrue(isAsleep)
    XCTAssertFalse(wasWoken)
    XCTAssertLessThan(time, .seconds(5))
    XCTAssertTrue(isWokenAtTheEnd)
  }

  func testAwaitingInRealTimeIsServed() async throws {
    scheduler.beginControl(ControlOptions(time: .real, servesUnattended: true))
    let begin = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(3))
    let spent = begin.duration(to: .now)
    scheduler.endControl()
    XCTAssertGreaterThanOrEqual(spent, .milliseconds(3))
  }

  func testExpectationsAreFulfilledInControl() async {
    scheduler.beginControl(ControlOptions(servesUnattended: true))
    let done = expectation(description: "a task has slept")
    Task {
      try await Task.sleep(for: .seconds(500))
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 60)
    scheduler.endControl()
  }

  /// A thread hands jobs over at all moments of the main thread's service, also just when that has found nothing more to do.
  func testWhatArrivesWhileServiceEndsIsServed() async {
    let rounds = 1_000
    let handedOver = Mutex<CheckedContinuation<Void, Never>?>(nil)
    Thread.detachNewThread {
      var taken = 0
      while taken < rounds {
        guard let continuation = handedOver.withLock({ $0.take() }) else { continue }
        let end = ContinuousClock.now + .nanoseconds(taken % 200 * 100)
        while ContinuousClock.now < end {}
        continuation.resume()
        taken += 1
      }
    }
    scheduler.beginControl(ControlOptions(servesUnattended: true))
    for _ in 0..<rounds {
      await withCheckedContinuation { continuation in
        handedOver.withLock { $0 = continuation }
      }
    }
    scheduler.endControl()
  }
}
