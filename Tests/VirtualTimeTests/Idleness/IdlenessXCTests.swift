import Foundation
import XCTest

@testable import VirtualTime

/// The proof of idleness in synchronous test methods.
final class IdlenessXCTests: XCTestCase {
  /// The scheduler of this process.
  private let scheduler = Scheduler.shared

  /// Runs a body with a loop and the evidence, in control.
  private func withIdleness(
    _ options: ControlOptions = ControlOptions(),
    _ body: @MainActor (MainLoop, Idleness) throws -> Void
  ) rethrows {
    try scheduler.withControl(options) {
      try MainActor.assumeIsolated {
        let loop = MainLoop()
        while loop.turn() {}
        let idleness = Idleness(loop: loop, preparesDispatch: true)
        idleness.settle(loop)
        try body(loop, idleness)
      }
    }
  }

  func testAnAppThatWaitsForInputIsIdle() {
    withIdleness { loop, idleness in
      // Neither a stream without an end nor a lost continuation can change anything by itself.
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let task = Task { for await _ in stream {} }
      while loop.turn() {}
      XCTAssertEqual(idleness.certainty(), .idle)
      continuation.finish()
      XCTAssertEqual(idleness.quiescence(), .busy(ready: 1))
      while loop.turn() {}
      XCTAssertEqual(idleness.certainty(), .idle)
      task.cancel()
    }
  }

  func testTimersOfDispatchThatWereSetBeforeAreNobodysToWaitFor() throws {
    try XCTSkipUnless(TestClock.canBeVirtual, "A sanitizer keeps the functions to itself.")
    // Those of a test beside this one, that sleeps time and again.
    let hasFired = DispatchSemaphore(value: 0)
    let delays = [50, 51, 52, 53, 54, 60_000]
    for delay in delays {
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(delay)) {
        hasFired.signal()
      }
    }
    try scheduler.withControl {
      try MainActor.assumeIsolated {
        let loop = MainLoop()
        while loop.turn() {}
        let idleness = Idleness(loop: loop, preparesDispatch: true)
        for _ in delays.dropLast() { hasFired.wait() }
        let isIdle = idleness.settles(loop)
        // Beside a source timers prove nothing; another test may have left one.
        try XCTSkipIf(!isIdle && Self.dispatchWatches, "Dispatch watches something.")
        XCTAssertTrue(isIdle, "\(idleness.quiescence())")
        // One that is set from now on may be the app's.
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60)) {}
        XCTAssertFalse(idleness.settles(loop))
      }
    }
  }

  /// Whether a thread waits for something besides timers.
  private static var dispatchWatches: Bool {
    (ThreadCensus.take()?.records ?? [:]).contains {
      TimerThread(of: $0.key, record: $0.value)?.watched.isEmpty == false
    }
  }

  func testASleepingTaskIsWaitedFor() {
    withIdleness { loop, idleness in
      Task(name: "poll") { @MainActor in try await Task.sleep(for: .seconds(5)) }
      while loop.turn() {}
      let sleeper = Sleeper(deadline: .seconds(5), kind: .task, name: "poll")
      XCTAssertEqual(
        idleness.certainty(),
        .waiting(until: .seconds(5), sleepers: [sleeper], others: 0, foreign: []))
      loop.scheduler.elapse(to: .seconds(5))
      XCTAssertEqual(idleness.certainty(), .idle)
    }
  }

  func testASignalThatTheAppHandlesIsNamedUntilItNoLongerDoes() throws {
    try XCTSkipUnless(TestClock.canBeVirtual, "A sanitizer keeps the handlers to itself.")
    withIdleness { loop, idleness in
      XCTAssertEqual(idleness.certainty(), .idle)
      signal(SIGUSR2) { _ in }
      XCTAssertEqual(idleness.certainty(), .unknown(reasons: [.signals([SIGUSR2])]))
      // What there was before does not count; when it is set up again, it does.
      let next = Idleness(loop: loop, preparesDispatch: true)
      XCTAssertEqual(next.certainty(), .idle)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in }
      sigaction(SIGUSR2, &action, nil)
      XCTAssertEqual(next.certainty(), .unknown(reasons: [.signals([SIGUSR2])]))
      let task = Task(name: "poll") { @MainActor in try await Task.sleep(for: .seconds(5)) }
      while loop.turn() {}
      let sleeper = Sleeper(deadline: .seconds(5), kind: .task, name: "poll")
      XCTAssertEqual(
        next.certainty(),
        .waiting(until: .seconds(5), sleepers: [sleeper], others: 0, foreign: [.signals([SIGUSR2])])
      )
      task.cancel()
      while loop.turn() {}
      // A child is seen by itself, and a crash is nobody's message.
      let before = signal(SIGCHLD) { _ in }
      signal(SIGCHLD, before)
      signal(SIGUSR2, SIG_IGN)
      XCTAssertEqual(next.certainty(), .idle)
      signal(SIGUSR2, SIG_DFL)
      XCTAssertEqual(next.certainty(), .idle)
    }
  }

  func testAForeignThreadIsNamedUntilItEnds() {
    withIdleness { loop, idleness in
      let hasStarted = DispatchSemaphore(value: 0)
      let mayEnd = DispatchSemaphore(value: 0)
      let thread = Thread {
        hasStarted.signal()
        mayEnd.wait()
      }
      thread.start()
      hasStarted.wait()
      guard case .unknown(let reasons) = idleness.certainty(), reasons.count == 1,
        case .newThread = reasons[0]
      else { return XCTFail("\(idleness.quiescence())") }
      Task { try await Task.sleep(for: .seconds(5)) }
      while loop.turn() {}
      guard case .waiting(_, _, _, let foreign) = idleness.certainty(), foreign.count == 1 else {
        return XCTFail("\(idleness.quiescence())")
      }
      loop.scheduler.elapse(to: .seconds(5))
      mayEnd.signal()
      idleness.settle(loop)
    }
  }

  func testATimerIsNamedUntilItIsGone() {
    withIdleness { loop, idleness in
      let timer = Timer.scheduledTimer(withTimeInterval: 3_600, repeats: true) { _ in }
      loop.turn()
      guard case .unknown(let reasons) = idleness.certainty(), reasons.count == 1,
        case .timer(let time) = reasons[0]
      else { return XCTFail("\(idleness.quiescence())") }
      XCTAssertGreaterThan(time, .seconds(3_000))
      timer.invalidate()
      loop.turn()
      XCTAssertEqual(idleness.certainty(), .idle)
    }
  }

  func testATimedBlockIsNamed() {
    withIdleness { loop, idleness in
      let source = DispatchSource.makeTimerSource()
      source.schedule(deadline: .now() + .seconds(3_600))
      source.activate()
      for _ in 0..<100 {
        guard case .unknown = idleness.quiescence() else { return XCTFail("idle with a timer") }
      }
      source.cancel()
      idleness.takeBaseline()
    }
  }

  func testWhatASourceOfBeforeWatchesIsNoReasonUntilSomethingComes() throws {
    let pipe = Pipe()
    let source = DispatchSource.makeReadSource(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: .global())
    let hasCome = DispatchSemaphore(value: 0)
    source.setEventHandler {
      _ = pipe.fileHandleForReading.availableData
      hasCome.signal()
    }
    // A descriptor may be closed once nobody watches it any more.
    source.setCancelHandler { withExtendedLifetime(pipe) {} }
    source.activate()
    defer { source.cancel() }
    // In doubt around the second at which dispatch counts its workers: seldom five times in a row.
    for attempt in 1...5 {
      var isIdle = false
      withIdleness { loop, idleness in
        usleep(1_300_000)
        isIdle = idleness.settles(loop)
        guard isIdle else { return }
        pipe.fileHandleForWriting.write(Data([1]))
        hasCome.wait()
        XCTAssertNotEqual(idleness.quiescence(), .idle)
      }
      if isIdle { return }
      XCTAssertNotEqual(attempt, 5, "never idle beside a source")
    }
  }

  func testATimedBlockIsNotMissedBeforeItRuns() {
    withIdleness { loop, idleness in
      let hasRun = Flag()
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { hasRun.set() }
      while !hasRun.isSet {
        if idleness.quiescence() == .idle { return XCTFail("idle with a timed block pending") }
        loop.turn()
      }
    }
  }

  func testAWorkerThatHasNothingLeftToDoIsNoReason() {
    // In doubt about dispatch's timer thread, which may be held up on a busy machine, it is a reason: seldom five times in a row.
    for _ in 0..<5 {
      var isIdle = false
      withIdleness { loop, idleness in
        let hasRun = Flag()
        for number in 0..<50 {
          DispatchQueue.global().async {
            DispatchQueue.main.async { if number == 49 { hasRun.set() } }
          }
          if idleness.quiescence() == .idle { XCTFail("idle with work on a queue") }
        }
        loop.run { hasRun.isSet }
        isIdle = idleness.settles(loop)
        XCTAssertTrue(hasRun.isSet)
      }
      if isIdle { return }
    }
    XCTFail("never idle with workers at rest")
  }

  func testABlockedMainQueueIsNamed() {
    withIdleness { loop, idleness in
      let hasLooked = Flag()
      DispatchQueue.main.async { [unowned loop, unowned idleness] in
        DispatchQueue.main.async {}
        MainActor.assumeIsolated {
          loop.turn()
          XCTAssertEqual(idleness.certainty(), .unknown(reasons: [.blockedMainQueue]))
        }
        hasLooked.set()
      }
      loop.run { hasLooked.isSet }
      // In doubt about dispatch's own threads, which may be held up on a busy machine, they are a reason for a while.
      idleness.settle(loop)
    }
  }

  func testWithoutControlNothingIsProved() {
    MainActor.assumeIsolated {
      let loop = MainLoop()
      while loop.turn() {}
      guard case .unknown(let reasons) = Idleness(loop: loop).quiescence() else {
        return XCTFail("proved without control")
      }
      XCTAssertTrue(reasons.contains(.uncontrolledTime))
    }
  }
}

extension Idleness {
  /// Turns a loop until there is proof that nothing happens any more; without it the test hangs.
  fileprivate func settle(_ loop: MainLoop) {
    // Where the timer thread cannot be explained, what it did until now does not count.
    while !settles(loop) { takeBaseline() }
  }

  /// The state, looked at again while dispatch's timer thread or a thread held up on a busy machine leaves it in doubt.
  ///
  /// Around each second, when dispatch counts its workers, there is doubt for a moment. After two of them what the timer thread did
  /// until now does not count, unless a new thread is there to be seen.
  fileprivate func certainty() -> Quiescence {
    for _ in 0..<10 {
      let end = RealClock.now + .seconds(2)
      while RealClock.now < end {
        let state = quiescence()
        guard state.isInDoubt else { return state }
        sched_yield()
      }
      if !quiescence().hasNewThread { takeBaseline() }
    }
    return quiescence()
  }

  /// Turns a loop until it is idle; returns whether it came to that within a while.
  fileprivate func settles(_ loop: MainLoop) -> Bool {
    for _ in 0..<20_000 {
      if quiescence() == .idle { return true }
      loop.turn()
    }
    return false
  }
}

extension Quiescence {
  /// What was seen outside of the scheduler.
  private var foreign: [PendingActivity] {
    switch self {
    case .unknown(let reasons): reasons
    case .waiting(_, _, _, let foreign): foreign
    case .busy, .idle: []
    }
  }

  /// Whether a timed block or a thread that was there before is among what was seen.
  fileprivate var isInDoubt: Bool {
    foreign.contains {
      switch $0 {
      case .timedBlock, .activeThread: true
      default: false
      }
    }
  }

  /// Whether a thread is among it that was not there before.
  fileprivate var hasNewThread: Bool {
    foreign.contains { if case .newThread = $0 { true } else { false } }
  }
}
