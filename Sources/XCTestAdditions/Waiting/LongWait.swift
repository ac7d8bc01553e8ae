import CoreFoundation
import Foundation
import VirtualTime
import XCTest

/// A wait of XCTest on virtual time, made one long run of the run loop.
///
/// XCTest runs the run loop for a tenth of a second at a time, each of which would be a leap. On another thread than the main one, where
/// `fulfillment(of:timeout:)` waits, it does not even wait: there is nothing in the loop, which comes back at once, so that the thread is at work
/// all the time and nothing leaps. This source makes something of each: it is in the loop, and ready whenever XCTest begins to run it.
///
/// ```
///  XCTest: ─┬ run (0.1 s) ────────────────────────────────┬─ fulfilled? ─┬ run …
///           └ this source: ─┬ run (to the wait's end) ────┘              └ …
///                           └ timers, queues, other sources; stopped by what fulfils an expectation
/// ```
final class LongWait: RunLoop._Source {
  /// When the wait is over.
  private let end: Date

  /// What is waited for.
  private let expectations: [XCTestExpectation]

  /// How many expectations were fulfilled when XCTest had its last chance to look.
  private var seen = 0

  /// How many runs of the loop are under way since the wait began, one in the other; XCTest's is the first.
  private var depth = 0

  /// Whether XCTest may still be taking in what was fulfilled.
  private var isFresh = false

  /// Waits by what XCTest offers for it.
  ///
  /// - Parameters:
  ///   - seconds: How long at most, in seconds.
  ///   - expectations: What is waited for.
  ///   - wait: The wait, on this thread.
  /// - Returns: What the wait returns.
  static func during<Result>(
    _ seconds: TimeInterval, for expectations: @autoclosure () -> [XCTestExpectation],
    _ wait: () -> Result
  ) -> Result {
    let expectations = expectations()
    let polling = PredicatePolling(expectations)
    defer { polling.end() }
    guard TestClock.isOn else { return wait() }
    return inLoop(seconds, for: expectations, wait)
  }

  /// Waits on the main thread for the end of an asynchronous test, whose time may become virtual meanwhile.
  ///
  /// - Parameter end: Is fulfilled at its end.
  static func forTest(until end: XCTestExpectation) {
    // As long as XCTest waits: thirty days.
    let seconds = 30 * 86_400.0
    inLoop(seconds, for: [end]) {
      _ = XCTWaiter().wait(
        for: [end], timeout: seconds, enforceOrder: false, file: #filePath, line: #line)
    }
  }

  /// Waits with a source in the loop.
  private static func inLoop<Result>(
    _ seconds: TimeInterval, for expectations: [XCTestExpectation], _ wait: () -> Result
  ) -> Result {
    let thread = Thread.current.threadDictionary
    let outer = thread[key] as? LongWait
    let source = LongWait(seconds, for: expectations)
    thread[key] = source
    RunLoop.current._add(source, forMode: .default)
    let observer = source.observe()
    defer {
      CFRunLoopObserverInvalidate(observer)
      source.invalidate()
      thread[key] = outer
      // What was fulfilled of the outer wait has stopped this one.
      outer?.look()
    }
    return wait()
  }

  /// The key of the innermost wait of a thread.
  private static let key = "XCTestAdditions.LongWait"

  /// The longest that XCTest runs the loop at a time, in seconds.
  private static let shortRun = 0.1

  /// Makes the source of a wait that begins now.
  private init(_ seconds: TimeInterval, for expectations: [XCTestExpectation]) {
    end = Date(timeIntervalSinceNow: seconds)
    self.expectations = expectations
    super.init()
  }

  /// Begins to see the loop begin and end its runs, to be ready for XCTest's.
  ///
  /// Code of the suite or of an application may turn the loop as well, which is none of this wait's business.
  private func observe() -> CFRunLoopObserver? {
    // Foundation's own observers do not hear of the beginning.
    let activities = CFRunLoopActivity.entry.rawValue | CFRunLoopActivity.exit.rawValue
    let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 0) {
      [weak self] _, activity in
      guard let self else { return }
      depth += activity == .entry ? 1 : -1
      if depth == 1, activity == .entry { signal() }
    }
    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, kCFRunLoopDefaultMode)
    return observer
  }

  /// Runs the loop to the end of the wait, or to what may have ended it.
  override func perform() {
    // Called in somebody else's run it does nothing, and XCTest's is short for once.
    guard depth == 1 else { return }
    let fulfilled = fulfilledCount
    guard fulfilled == nil || fulfilled == seen else {
      // XCTest looks before it runs the loop again. It may be about to stop the loop that runs just now.
      seen = fulfilled ?? 0
      isFresh = true
      return
    }
    let isShort = isFresh || fulfilled == nil || !TestClock.isOn
    isFresh = false
    look()
    let limit = isShort ? min(end, Date(timeIntervalSinceNow: Self.shortRun)) : end
    _ = RunLoop.current.run(mode: .default, before: limit)
  }

  /// Has the next run of the loop stop if an expectation was fulfilled before it began.
  private func look() {
    // This thread's loop runs it.
    nonisolated(unsafe) weak let wait = self
    RunLoop.current.perform {
      if let wait, wait.fulfilledCount != wait.seen { RunLoop.current._stop() }
    }
  }

  /// How many expectations are fulfilled; `nil` when XCTest does not tell.
  private var fulfilledCount: Int? {
    var count = 0
    for expectation in expectations {
      let flag: Bool? = HiddenState.value(
        "isFulfilled", of: expectation, in: XCTestExpectation.self)
      guard let isFulfilled = flag else { return nil }
      if isFulfilled { count += 1 }
    }
    return count
  }
}
