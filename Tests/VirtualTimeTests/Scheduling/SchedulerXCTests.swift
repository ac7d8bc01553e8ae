import Synchronization
import VirtualTime
import VirtualTimeBootstrap
import XCTest

/// Control in synchronous test methods, which run on the main thread with nothing else in the
/// process.
///
/// These are XCTest methods because a seeded order and exact counts need a process without parallel
/// tests.
final class SchedulerXCTests: XCTestCase {
  /// The scheduler of this process.
  private let scheduler = Scheduler.shared

  func testTheConstructorInstalledTheScheduler() {
    XCTAssertEqual(virtual_time_bootstrap_anchor, 1)
    XCTAssertTrue(scheduler.isInstalled)
    XCTAssertTrue(scheduler.isOnMainThread)
    XCTAssertFalse(scheduler.isControlled)
    Scheduler.install()
    XCTAssertTrue(scheduler.isInstalled)
  }

  func testSleepsEndInVirtualOrderAndTakeNoRealTime() {
    let log = Log()
    scheduler.withControl {
      for seconds in [3_600, 5, 100] {
        Task.detached {
          try await Task.sleep(for: .seconds(seconds))
          log.add("\(Scheduler.shared.now)")
        }
      }
      Task { @MainActor in
        for _ in 0..<3 { try await Task.sleep(for: .seconds(30)) }
        MainActor.assertIsolated()
        log.add("main \(Scheduler.shared.now)")
      }
      scheduler.elapse(to: .seconds(10_000))
      XCTAssertEqual(scheduler.now, .seconds(10_000))
      XCTAssertEqual(scheduler.sleeperCount, 0)
    }
    XCTAssertEqual(
      log.lines, ["5.0 seconds", "main 90.0 seconds", "100.0 seconds", "3600.0 seconds"])
  }

  func testNothingRunsBeforeItsTurn() {
    let log = Log()
    scheduler.withControl {
      Task { log.add("task") }
      Task.detached { log.add("detached") }
      XCTAssertEqual(scheduler.readyCount, 2)
      XCTAssertEqual(log.lines, [])
      XCTAssertEqual(scheduler.runReadyJobs(limit: 1), 1)
      XCTAssertEqual(log.lines, ["task"])
      XCTAssertGreaterThan(scheduler.runReadyJobs(), 0)
      XCTAssertEqual(scheduler.runReadyJobs(), 0)
    }
    XCTAssertEqual(log.lines, ["task", "detached"])
  }

  func testASleepOfNoTimeNeedsNone() {
    let log = Log()
    scheduler.withControl {
      Task {
        for turn in 0..<3 {
          try await Task.sleep(for: .zero)
          log.add("\(turn)")
        }
      }
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.sleeperCount, 0)
    }
    XCTAssertEqual(log.text, "0 1 2")
  }

  func testTimeMovesToOneDeadlineAfterTheOther() {
    scheduler.withControl {
      Task { try await Task.sleep(for: .milliseconds(10)) }
      Task(name: "late") { try await Task.sleep(for: .milliseconds(20)) }
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.sleepers.map(\.deadline), [.milliseconds(10), .milliseconds(20)])
      XCTAssertEqual(
        "\(scheduler.sleepers.last.map(\.description) ?? "")",
        "“late” sleeps until 0.02 seconds (Task.sleep)")
      XCTAssertFalse(scheduler.advanceToNextDeadline(limit: .milliseconds(9)))
      XCTAssertEqual(scheduler.now, .zero)
      XCTAssertTrue(scheduler.advanceToNextDeadline(limit: .seconds(1)))
      XCTAssertEqual(scheduler.now, .milliseconds(10))
      XCTAssertEqual(scheduler.nextDeadline, .milliseconds(20))
      XCTAssertEqual(scheduler.readyCount, 1)
      scheduler.advance(to: .milliseconds(5))
      XCTAssertEqual(scheduler.now, .milliseconds(10))
      scheduler.advance(to: .milliseconds(40))
      XCTAssertEqual(scheduler.readyCount, 2)
      XCTAssertNil(scheduler.nextDeadline)
    }
  }

  func testEqualDeadlinesEndInOrderOfArrival() {
    let log = Log()
    scheduler.withControl {
      for number in 0..<20 {
        Task.detached {
          // However long the task computes before, the sleep begins at the same virtual time.
          try await Task.sleep(for: .milliseconds(250))
          log.add("\(number)")
        }
      }
      scheduler.elapse(to: .seconds(1))
    }
    XCTAssertEqual(log.lines, (0..<20).map { "\($0)" })
  }

  func testASeedGivesOneOrder() {
    /// Runs the tasks once; also says how many jobs and sleeps came.
    func run(seed: UInt64?) -> (order: String, arrivals: UInt64) {
      let log = Log()
      let before = scheduler.arrivals
      scheduler.withControl(ControlOptions(seed: seed)) {
        for number in 0..<6 {
          Task.detached {
            log.add("\(number)")
            try await Task.sleep(for: .seconds(1))
            await Task.yield()
            log.add("\(number)")
          }
        }
        scheduler.elapse(to: .seconds(2))
      }
      return (log.text, scheduler.arrivals - before)
    }
    // What an earlier test left behind may come in between, and takes part in the draw: such a run says nothing.
    let usual = (0..<5).map { _ in run(seed: nil).arrivals }.min()
    func order(seed: UInt64?) -> String {
      for _ in 0..<100 {
        let result = run(seed: seed)
        if result.arrivals == usual { return result.order }
      }
      return "disturbed"
    }
    XCTAssertEqual(order(seed: nil), "0 1 2 3 4 5 0 1 2 3 4 5")
    let orders = (1...20).map { order(seed: $0) }
    XCTAssertEqual(orders, (1...20).map { order(seed: $0) })
    XCTAssertGreaterThan(Set(orders).count, 15)
    for order in orders { XCTAssertEqual(order.count, 23) }
  }

  func testACancelledSleepEndsAtOnceAndHoldsNothing() {
    let log = Log()
    /// Starts a task that sleeps, and gives a weak hold on what it keeps.
    func start() -> (Task<Void, Never>, WeakWitness) {
      let witness = Witness()
      let task = Task { @MainActor in
        do {
          try await Task.sleep(for: .seconds(100))
        } catch {
          log.add("\(type(of: error)) at \(Scheduler.shared.now) \(witness.text)")
        }
      }
      return (task, WeakWitness(witness))
    }
    scheduler.withControl {
      let (task, reference) = start()
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.sleeperCount, 1)
      XCTAssertNotNil(reference.witness)
      task.cancel()
      // The task itself, and the runtime's wake-up job, which frees what the sleep allocated.
      XCTAssertEqual(scheduler.readyCount, 2)
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.sleeperCount, 0)
      XCTAssertNil(scheduler.nextDeadline)
      XCTAssertNil(reference.witness)
    }
    XCTAssertEqual(log.lines, ["CancellationError at 0.0 seconds here"])
  }

  func testASleepCancelledInAnActorEndsAtOnceToo() {
    let log = Log()
    scheduler.withControl {
      let sleeper = SleepyActor()
      let task = Task { await sleeper.sleep(log) }
      scheduler.runReadyJobs()
      task.cancel()
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.sleeperCount, 0)
    }
    XCTAssertEqual(log.lines, ["cancelled at 0.0 seconds"])
  }

  func testATimeLimitThatIsNotNeededLeavesNoSleeper() {
    let log = Log()
    scheduler.withControl {
      Task {
        let winner = await withTaskGroup(of: String.self) { group in
          group.addTask {
            // A cancelled sleep throws and ends the child.
            try? await Task.sleep(for: .seconds(30))
            return "limit"
          }
          group.addTask {
            await Task.yield()
            return "work"
          }
          let first = await group.next() ?? "none"
          group.cancelAll()
          return first
        }
        log.add(winner)
      }
      scheduler.runReadyJobs()
      XCTAssertEqual(scheduler.now, .zero)
      XCTAssertEqual(scheduler.sleeperCount, 0)
    }
    XCTAssertEqual(log.lines, ["work"])
  }

  func testAThousandTasksActorsAndStreams() {
    let log = Log()
    scheduler.withControl {
      let counter = Counter()
      Task {
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 0..<1_000 {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(number % 7))
              await counter.add(1)
              return number
            }
          }
          return await group.reduce(0, +)
        }
        log.add("sum \(sum) count \(await counter.value)")
      }
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task { @MainActor in
        var items: [Int] = []
        for await item in stream { items.append(item) }
        log.add("stream \(items)")
      }
      Task.detached {
        for item in 0..<3 {
          try await Task.sleep(for: .seconds(1))
          continuation.yield(item)
        }
        continuation.finish()
      }
      Task {
        async let first = Task.detached { 20 }.value
        async let second = { await counter.value }()
        _ = await second
        log.add("async let \(await first)")
      }
      scheduler.elapse(to: .seconds(10))
      XCTAssertEqual(scheduler.sleeperCount, 0)
    }
    XCTAssertEqual(
      log.lines.sorted(), ["async let 20", "stream [0, 1, 2]", "sum 499500 count 1000"])
  }

  func testAJobMayRunOtherJobs() {
    let log = Log()
    scheduler.withControl {
      Task { @MainActor in
        Witness.$current.withValue("outer") {
          let outer = withUnsafeCurrentTask { $0?.hashValue }
          Task { @MainActor in
            try await Task.sleep(for: .seconds(1))
            log.add("inner \(Witness.current)")
          }
          Task.detached {
            log.add("pool \(Witness.current)")
          }
          // Not `elapse`, which is one step of the same.
          Scheduler.shared.runReadyJobs()
          XCTAssertTrue(Scheduler.shared.advanceToNextDeadline(limit: .seconds(1)))
          Scheduler.shared.runReadyJobs()
          log.add("after \(Witness.current)")
          XCTAssertEqual(outer, withUnsafeCurrentTask { $0?.hashValue })
          MainActor.assertIsolated()
        }
      }
      scheduler.runReadyJobs()
    }
    XCTAssertEqual(log.lines, ["pool none", "inner outer", "after outer"])
  }

  func testEndlessYieldingStopsAtTheLimit() {
    let flag = Flag()
    scheduler.withControl {
      Task {
        while !flag.isSet { await Task.yield() }
      }
      XCTAssertEqual(scheduler.runReadyJobs(limit: 1_000), 1_000)
      flag.set()
      XCTAssertEqual(scheduler.runReadyJobs(), 1)
    }
  }

  func testControlNests() {
    scheduler.beginControl()
    scheduler.advance(to: .seconds(3))
    scheduler.beginControl(ControlOptions(time: .real))
    XCTAssertTrue(scheduler.isTimeVirtual)
    XCTAssertEqual(scheduler.now, .seconds(3))
    scheduler.endControl()
    XCTAssertTrue(scheduler.isControlled)
    scheduler.endControl()
    XCTAssertFalse(scheduler.isControlled)
    scheduler.endControl()
    scheduler.withControl { XCTAssertEqual(scheduler.now, .zero) }
  }

  func testWhatControlLeavesBehindGoesOn() {
    let done = expectation(description: "jobs and sleepers go on")
    done.expectedFulfillmentCount = 4
    scheduler.withControl {
      Task { done.fulfill() }
      Task { @MainActor in done.fulfill() }
      Task { @MainActor in
        try await Task.sleep(for: .seconds(100))
        done.fulfill()
      }
      Task {
        try await VirtualClock().sleep(for: .seconds(100))
        done.fulfill()
      }
      while scheduler.sleeperCount < 2 { scheduler.runReadyJobs(limit: 1) }
      scheduler.advance(to: .milliseconds(99_999))
    }
    wait(for: [done], timeout: 60)
  }

  func testRealTimePassesByItself() {
    let log = Log()
    scheduler.withControl(ControlOptions(time: .real)) {
      XCTAssertFalse(scheduler.isTimeVirtual)
      let begin = ContinuousClock.now
      Task {
        try await Task.sleep(for: .milliseconds(3))
        log.add("slept long enough: \(begin.duration(to: .now) >= .milliseconds(3))")
      }
      scheduler.runReadyJobs()
      XCTAssertFalse(scheduler.advanceToNextDeadline(limit: .seconds(1)))
      MainActor.assumeIsolated { MainLoop().run { !log.lines.isEmpty } }
    }
    XCTAssertEqual(log.lines, ["slept long enough: true"])
  }
}

/// An object that a task keeps, and a value that tasks inherit.
private final class Witness: Sendable {
  /// What tasks inherit.
  @TaskLocal static var current = "none"

  /// Some text.
  let text = "here"
}

/// A weak hold on a witness.
private struct WeakWitness {
  /// The witness while it exists.
  weak var witness: Witness?

  /// Creates a weak hold.
  init(_ witness: Witness) { self.witness = witness }
}

/// A number that tasks add to.
private actor Counter {
  /// The number.
  var value = 0

  /// Adds to the number.
  func add(_ number: Int) { value += number }
}

/// An actor that sleeps.
private actor SleepyActor {
  /// Sleeps until cancelled.
  func sleep(_ log: Log) async {
    do {
      try await Task.sleep(for: .seconds(100))
    } catch {
      log.add("cancelled at \(Scheduler.shared.now)")
    }
  }
}
