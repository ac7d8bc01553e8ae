import Foundation
import XCTest

/// Looks at predicates of expectations by which XCTest itself would never look.
///
/// XCTest looks from a timer in the run loop of the thread that made the expectation. In an asynchronous test of no actor that is a thread of the
/// pool, whose loop nobody runs: the expectation would be as good as none. The loop of the thread that waits has such a timer instead.
struct PredicatePolling {
  /// The timers, in the loop of the thread that waits.
  private let timers: [Timer]

  /// How often is looked, in seconds, as XCTest does.
  private static let interval = 0.01

  /// Begins to look at the predicates among some expectations, for a wait on this thread.
  ///
  /// - Parameter expectations: What is waited for.
  init(_ expectations: [XCTestExpectation]) {
    let loop = RunLoop.current
    timers = expectations.compactMap { expectation in
      guard let expectation = expectation as? XCTNSPredicateExpectation,
        let own = expectation.loopOfXCTest, own !== loop, own !== RunLoop.main
      else { return nil }
      let first = Date(timeIntervalSinceNow: Self.interval)
      let timer = Timer(fire: first, interval: Self.interval, repeats: true) { timer in
        guard expectation.predicate.evaluate(with: expectation.object),
          expectation.handler?() != false
        else { return }
        timer.invalidate()
        expectation.fulfill()
      }
      loop.add(timer, forMode: .default)
      return timer
    }
  }

  /// Looks no longer.
  func end() {
    for timer in timers { timer.invalidate() }
  }
}

extension XCTNSPredicateExpectation {
  /// The loop by which XCTest looks; `nil` when it does not tell.
  fileprivate var loopOfXCTest: RunLoop? {
    HiddenState.value("runLoop", of: self, in: XCTNSPredicateExpectation.self)
  }
}
