import Foundation
public import XCTest

/// What XCTest's waiters do, on virtual time as one long wait.
///
/// - Note: The `wait` of an instance is XCTest's own, which tells its delegate the caller's place: it waits as long, in more steps.
extension XCTWaiter {
  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How long, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: How the wait ended; `interrupted` where an expectation was waited for already, which fails the test.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  public class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result {
    if hasFailed(over: expectations) { return .interrupted }
    return waitLong(for: expectations, timeout, enforceOrder)
  }

  /// Waits for expectations without a blocked thread.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How long, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: How the wait ended; `interrupted` where an expectation was waited for already, which fails the test.
  @discardableResult
  public nonisolated(nonsending) class func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) async -> Result {
    if hasFailed(over: expectations) { return .interrupted }
    // As XCTest does it: one thread waits, and the test for it.
    return await LongWait.onThread { waitLong(for: expectations, timeout, enforceOrder) }
  }

  /// Waits for expectations without a blocked thread, and tells the delegate how that ended.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How long, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: How the wait ended; `interrupted` where an expectation was waited for already, which fails the test.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) async -> Result {
    if Self.hasFailed(over: expectations) { return .interrupted }
    // The thread uses it while the test waits for the thread.
    nonisolated(unsafe) let waiter = self
    let stack = CallStack.capture()
    return await LongWait.onThread {
      var result = Result.interrupted
      func wait() {
        result = LongWait.during(timeout, for: expectations) {
          waiter.wait(
            for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: #filePath,
            line: 0)
        }
      }
      // What the delegate records belongs to the caller.
      if let progress = TestProgress.current { progress.waiting(from: stack, wait) } else { wait() }
      return result
    }
  }

  /// Fails the test over expectations that were waited for already; returns whether there are some.
  private class func hasFailed(over expectations: [XCTestExpectation]) -> Bool {
    guard let problem = XCTestExpectation.problemOfWaitingAgain(for: expectations) else {
      return false
    }
    RunningTest.fail(problem, at: FailurePlace(of: .capture()))
    return true
  }

  /// Waits for expectations; nobody hears of the place of the wait, for there is no delegate.
  private class func waitLong(
    for expectations: [XCTestExpectation], _ timeout: TimeInterval, _ enforceOrder: Bool
  ) -> Result {
    LongWait.during(timeout, for: expectations) {
      XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
    }
  }
}

extension LongWait {
  /// Waits on a thread of its own, which may block.
  ///
  /// - Parameter wait: The wait.
  /// - Returns: What it returns.
  nonisolated(nonsending) static func onThread<Result: Sendable>(
    _ wait: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: wait()) }
    }
  }
}
