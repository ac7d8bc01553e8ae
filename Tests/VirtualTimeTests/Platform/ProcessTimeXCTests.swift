import Foundation
import Glibc
// In a release build the members of libc's times are said to be of this module.
import SwiftOverlayShims
import Synchronization
import XCTest

@testable import VirtualTime

/// The scheduler of this process.
private let scheduler = Scheduler.shared

/// The clocks and timed waits of the whole process, taken over.
///
/// Each wait ends at its own virtual instant, in order, whatever the load; a second run in the shell beside busy loops shows the latter.
final class ProcessTimeXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ProcessTime.isOwned, "A sanitizer keeps the clocks real.")
  }

  /// Runs a body in control of the process's time, then leaps from deadline to deadline.
  ///
  /// - Parameters:
  ///   - end: The time at which to end, unless nothing is pending before.
  ///   - date: The date at the beginning.
  ///   - body: What starts something.
  /// - Returns: The number of leaps, and what went on beside the deadlines at the last look. A look after that may see a worker of dispatch's
  ///   that ends after five real seconds without work.
  @discardableResult
  private static func run(
    until end: Duration, date: Duration? = nil, _ body: @MainActor () -> Void
  ) -> (leaps: Int, foreign: [PendingActivity]) {
    scheduler.withControl(ControlOptions(scope: .process, date: date)) {
      MainActor.assumeIsolated {
        let loop = MainLoop()
        let idleness = Idleness(loop: loop)
        body()
        var leaps = 0
        while true {
          let state = rest(loop, idleness)
          // XCTest itself leaves a timer of thirty days behind, for each test.
          guard case .waiting(let deadline, _, _, let foreign) = state, foreign.isEmpty,
            deadline <= end
          else { return (leaps, state.foreign) }
          XCTAssertTrue(scheduler.advanceToNextDeadline(limit: deadline))
          leaps += 1
        }
      }
    }
  }

  /// Turns the loop until nothing but a deadline can change anything, for a while of real time at most.
  @MainActor private static func rest(_ loop: MainLoop, _ idleness: Idleness) -> Quiescence {
    var pace = RealPace(grace: .seconds(20))
    while true {
      while loop.turn() {}
      let state = idleness.quiescence()
      switch state {
      case .idle: return state
      case .waiting(_, _, _, let foreign) where foreign.isEmpty: return state
      case .busy, .waiting, .unknown:
        if pace.takePassed() > .zero { return state }
        loop.turn(blockingFor: pace.nextPause())
      }
    }
  }

  /// The present in whole microseconds: moments that dispatch is asked for are nanoseconds apart.
  private static var instant: Duration {
    .microseconds(scheduler.now.nanoseconds / 1_000)
  }

  /// A date of whole seconds, 1 March 2026 at 8 o'clock: a `Date` holds no nanoseconds.
  private static let date = Duration.seconds(1_772_352_000)

  /// A way to wait on a thread of its own.
  private struct Wait: Sendable {
    /// What it is called.
    var name: String
    /// Waits for a number of seconds, which differ from wait to wait.
    var body: @Sendable (TimeInterval) -> Void
  }

  /// The ways to wait.
  private static let waits = [
    Wait(name: "Thread.sleep") { Thread.sleep(forTimeInterval: $0) },
    Wait(name: "sleep") { XCTAssertEqual(sleep(UInt32($0)), 0) },
    Wait(name: "usleep") { XCTAssertEqual(usleep(UInt32($0) * 1_000_000), 0) },
    Wait(name: "nanosleep") {
      var time = timespec(tv_sec: Int($0), tv_nsec: 0)
      XCTAssertEqual(nanosleep(&time, nil), 0)
    },
    Wait(name: "clock_nanosleep until a date") {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      time.tv_sec += Int($0)
      XCTAssertEqual(clock_nanosleep(CLOCK_REALTIME, 1, &time, nil), 0)
    },
    Wait(name: "DispatchSemaphore") {
      XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + $0), .timedOut)
    },
    Wait(name: "DispatchGroup") {
      let group = DispatchGroup()
      group.enter()
      XCTAssertEqual(group.wait(timeout: .now() + $0), .timedOut)
      group.leave()
    },
    Wait(name: "DispatchWorkItem") {
      XCTAssertEqual(DispatchWorkItem {}.wait(timeout: .now() + $0), .timedOut)
    },
    Wait(name: "NSCondition") {
      let condition = NSCondition()
      condition.lock()
      XCTAssertFalse(condition.wait(until: Date(timeIntervalSinceNow: $0)))
      condition.unlock()
    },
    Wait(name: "poll") { XCTAssertEqual(poll(nil, 0, Int32($0) * 1_000), 0) },
    Wait(name: "select") {
      var time = timeval(tv_sec: Int($0), tv_usec: 0)
      XCTAssertEqual(select(0, nil, nil, nil, &time), 0)
      XCTAssertEqual(time.tv_sec, 0)
    },
    Wait(name: "sigtimedwait") {
      var signals = sigset_t()
      sigemptyset(&signals)
      // Others may come from anybody, at a moment in real time.
      sigaddset(&signals, SIGCHLD)
      var time = timespec(tv_sec: Int($0), tv_nsec: 0)
      XCTAssertEqual(sigtimedwait(&signals, nil, &time), -1)
      XCTAssertEqual(errno, EAGAIN)
    },
  ]

  func testSleepsEndThatAreNoWholeNanoseconds() {
    // Of 2.7 seconds 128 quintillionths are too many; a tenth of one after a date is between two nanoseconds.
    for seconds in [2.7, 0.100_000_023_841_857_91, 1e-10] {
      let log = Log()
      let (leaps, _) = Self.run(until: .seconds(10)) {
        Task { @MainActor in
          let clock = VirtualClock()
          let begin = clock.now
          for _ in 0..<3 { try await clock.sleep(for: .seconds(seconds)) }
          let passed = begin.duration(to: clock.now) / .seconds(1)
          log.add("\(abs(passed - 3 * max(seconds, 1e-9)) < 3e-9)")
        }
      }
      XCTAssertEqual(log.lines, ["true"], "\(seconds)")
      XCTAssertEqual(leaps, 3, "\(seconds)")
    }
  }

  func testTasksWakeWhoseSleepIsNoWholeNumberOfNanoseconds() {
    for seconds in [1.6, 1.1, 2.7, 0.1, 1e-10] {
      let log = Log()
      _ = Self.run(until: .seconds(30)) {
        Task.detached {
          let begin = ContinuousClock.now
          try await Task.sleep(for: .seconds(seconds))
          try await Task.sleep(for: .seconds(seconds), clock: .suspending)
          try await Task.sleep(until: .now + .seconds(seconds), clock: .continuous)
          let passed = begin.duration(to: .now) / .seconds(1)
          log.add("\(abs(passed - 3 * seconds) < 1e-8)")
        }
      }
      XCTAssertEqual(log.lines, ["true"], "\(seconds)")
    }
  }

  func testEachWaitEndsAtItsOwnInstantInOrder() {
    let log = Log()
    let begin = RealClock.now
    let result = Self.run(until: .seconds(1_000), date: Self.date) {
      for (index, wait) in Self.waits.enumerated() {
        let seconds = 10 * (index + 1)
        Thread.detachNewThread {
          wait.body(TimeInterval(seconds))
          log.add("\(wait.name) \(seconds): \(Self.instant)")
        }
      }
    }
    XCTAssertEqual(
      log.lines,
      Self.waits.enumerated().map { index, wait in
        let seconds = 10 * (index + 1)
        return "\(wait.name) \(seconds): \(Duration.seconds(seconds))"
      })
    XCTAssertEqual(result.leaps, Self.waits.count)
    XCTAssertEqual(result.foreign, [])
    XCTAssertLessThan(begin.duration(to: .now), .seconds(60))
  }

  func testAThreadThatIsWokenDoesNotPassForOneAtRest() {
    let gate = DispatchSemaphore(value: 0)
    let done = Counter()
    let isOver = Flag()
    Self.run(until: .zero) {
      Thread.detachNewThread {
        while !isOver.isSet {
          gate.wait()
          for _ in 0..<Int.random(in: 0..<20) { sched_yield() }
          done.value.add(1, ordering: .releasing)
        }
      }
      for round in 1...50 {
        gate.signal()
        var looks = 0
        while !ThreadRest.activity().isEmpty, looks < 100_000 { looks += 1 }
        XCTAssertEqual(done.value.load(ordering: .acquiring), round)
      }
      // While nothing runs, the look before tells it.
      let surveys = (0..<20).map { _ in
        let before = ThreadRest.surveyCount
        _ = ThreadRest.activity()
        return ThreadRest.surveyCount - before
      }
      XCTAssertEqual(surveys.min(), 0, "\(surveys)")
      isOver.set()
      gate.signal()
    }
  }

  /// A number that a thread counts up.
  private final class Counter: Sendable {
    /// The number.
    let value = Atomic<Int>(0)
  }

  func testTimersOfDispatchAndRunLoopsFollow() {
    let log = Log()
    Self.run(until: .seconds(42), date: Self.date) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
        log.add("main \(Self.instant)")
      }
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + 7) {
        log.add("global \(Self.instant)")
      }
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.schedule(deadline: .now() + 10, repeating: 11)
      source.setEventHandler {
        log.add("source \(Self.instant)")
        if Scheduler.shared.now > .seconds(30) { source.cancel() }
      }
      source.resume()
      _ = Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { _ in
        log.add("Timer \(Self.instant)")
      }
      Task {
        try await Task.sleep(nanoseconds: 30_000_000_001)
        log.add("Task.sleep \(Scheduler.shared.now)")
      }
    }
    XCTAssertEqual(
      log.lines,
      [
        "main 5.0 seconds", "global 7.0 seconds", "source 10.0 seconds", "Timer 20.0 seconds",
        "source 21.0 seconds", "Task.sleep 30.000000001 seconds", "source 32.0 seconds",
      ])
  }

  func testTheMainThreadMayWaitItself() {
    let log = Log()
    Self.run(until: .seconds(100)) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        sleep(2)
        log.add("slept \(Scheduler.shared.now)")
        let semaphore = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          sleep(3)
          semaphore.signal()
        }
        semaphore.wait()
        log.add("waited for a thread \(Scheduler.shared.now)")
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 4) }
        XCTAssertEqual(group.wait(timeout: .now() + 50), .success)
        log.add("waited for a group \(Scheduler.shared.now)")
      }
    }
    XCTAssertEqual(
      log.lines,
      [
        "slept 3.0 seconds", "waited for a thread 6.0 seconds", "waited for a group 10.0 seconds",
      ])
  }

  func testAnEventEndsAWaitBeforeItsDeadline() {
    let log = Log()
    let semaphore = DispatchSemaphore(value: 0)
    let pipe = Pipe()
    Self.run(until: .seconds(100)) {
      Thread.detachNewThread {
        XCTAssertEqual(semaphore.wait(timeout: .now() + 50), .success)
        log.add("semaphore \(Scheduler.shared.now)")
        pipe.fileHandleForWriting.write(Data([1]))
      }
      Thread.detachNewThread {
        var request = pollfd(
          fd: pipe.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        XCTAssertEqual(poll(&request, 1, 50_000), 1)
        log.add("poll \(Scheduler.shared.now)")
      }
      Thread.detachNewThread {
        sleep(5)
        semaphore.signal()
      }
    }
    XCTAssertEqual(log.lines, ["semaphore 5.0 seconds", "poll 5.0 seconds"])
  }

  func testAllClocksAgreeAndStandStill() {
    Self.run(until: .zero, date: Self.date) {
      let date = Date()
      XCTAssertEqual(date.timeIntervalSince1970, 1_772_352_000)
      XCTAssertEqual(time(nil), 1_772_352_000)
      let before = (ContinuousClock.now, SuspendingClock.now, ProcessInfo.processInfo.systemUptime)
      scheduler.advance(to: .seconds(3_600))
      XCTAssertEqual(Date().timeIntervalSince(date), 3_600)
      XCTAssertEqual(before.0.duration(to: .now), .seconds(3_600))
      XCTAssertEqual(before.1.duration(to: .now), .seconds(3_600))
      XCTAssertEqual(ProcessInfo.processInfo.systemUptime - before.2, 3_600, accuracy: 1e-6)
    }
    XCTAssertGreaterThan(Date().timeIntervalSince1970, 1_773_000_000)
  }

  func testALoopThatPollsTheClockEnds() {
    Self.run(until: .zero) {
      let end = Date(timeIntervalSinceNow: 0.05)
      while Date() < end {}
      // A `Date` holds no nanoseconds.
      XCTAssertGreaterThanOrEqual(scheduler.now, .seconds(0.049))
    }
  }

  func testHousekeepingIsNoDeadline() {
    let result = Self.run(until: .seconds(100)) { DispatchQueue.global().async {} }
    XCTAssertEqual(result.leaps, 0)
    XCTAssertEqual(result.foreign, [])
  }

  func testTimeDoesNotLeapWhileAThreadComputesOrAChildRuns() throws {
    let isOver = Flag()
    var child: Process?
    defer { child?.terminate() }
    try scheduler.withControl(ControlOptions(scope: .process)) {
      try MainActor.assumeIsolated {
        let loop = MainLoop()
        let idleness = Idleness(loop: loop)
        Thread.detachNewThread { while !isOver.isSet { sched_yield() } }
        let threads = idleness.foreignActivity()
        XCTAssertFalse(threads.isEmpty)
        XCTAssertTrue(threads.allSatisfy(\.isThread), "\(threads)")
        isOver.set()
        // A thread of dispatch's that is held up on a busy machine is a reason, too, for a while; without proof the test hangs.
        repeat { _ = Self.rest(loop, idleness) } while !idleness.foreignActivity().isEmpty
        child = try Process.run(URL(fileURLWithPath: "/bin/sleep"), arguments: ["1000"])
        XCTAssertTrue(
          idleness.foreignActivity().contains {
            if case .child(_, "sleep") = $0 { true } else { false }
          }, "\(idleness.foreignActivity())")
      }
    }
  }

  func testAskingATestAtEachLeapTakesNoStack() {
    Pacemaker.setInquiry { _ in .acted }
    defer { Pacemaker.setInquiry(nil) }
    for _ in 0..<500_000 { _ = Pacemaker.inquiry }
    XCTAssertEqual(Pacemaker.inquiry?(.zero), .acted)
  }

  func testWhatIsLeftGoesOnInRealTime() {
    let done = DispatchSemaphore(value: 0)
    scheduler.withControl(ControlOptions(scope: .process)) {
      Thread.detachNewThread {
        usleep(20_000)
        done.signal()
      }
      while !scheduler.sleepers.contains(where: { $0.kind == .thread }) { sched_yield() }
    }
    XCTAssertEqual(done.wait(timeout: .now() + 20), .success)
  }
}

extension Quiescence {
  /// What goes on beside the scheduler, as far as the look told it.
  fileprivate var foreign: [PendingActivity] {
    switch self {
    case .idle: []
    case .busy(let ready): fatalError("\(ready) jobs do not come to an end.")
    case .waiting(_, _, _, let foreign): foreign
    case .unknown(let reasons): reasons
    }
  }
}
