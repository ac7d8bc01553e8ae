import Foundation
import Synchronization
public import XCTest

/// What XCTest offers to wait by, on virtual time as one long wait, and without effect when the test is over with an earlier failure.
///
/// - Note: Calls that say `enforceOrder:` or `handler: nil` are XCTest's own: they wait as long, in more steps.
extension UITestCase {
  /// Makes an expectation that is to be fulfilled as often as it says, which is once unless `expectedFulfillmentCount` is set.
  ///
  /// More fails the test, unless `assertForOverFulfill` is set to false.
  ///
  /// - Note: Calls that say `file:` or `line:` are XCTest's own, which do not mind.
  ///
  /// - Parameter description: What is expected.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(description: String) -> XCTestExpectation {
    let place = progress.withLock { $0 }.expectationPlaces.note(.capture())
    let expectation = expectation(
      description: description, file: ExpectationPlaces.file, line: place)
    expectation.assertForOverFulfill = true
    return expectation
  }

  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - seconds: How long, in seconds.
  public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) {
    wait(for: expectations, seconds: seconds, enforceOrder: false)
  }

  /// Waits for expectations without a limit.
  ///
  /// ``executionTimeAllowance`` is what limits such a test.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
    wait(for: expectations, seconds: .withoutLimit, enforceOrder: enforceOrder)
  }

  /// Waits for expectations.
  private func wait(
    for expectations: [XCTestExpectation], seconds: TimeInterval, enforceOrder: Bool,
    from stack: CallStack = .capture()
  ) {
    waiting(seconds, for: expectations, from: stack) {
      wait(
        for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: #filePath, line: 0)
    }
  }

  /// Waits by what XCTest offers for it, which records a failure without a place, and on another thread.
  private func waiting(
    _ seconds: TimeInterval, for expectations: @autoclosure () -> [XCTestExpectation],
    from stack: CallStack = .capture(), _ wait: () -> Void
  ) {
    let progress = progress.withLock { $0 }
    guard !progress.isOver else { return }
    let expectations = expectations()
    if let problem = XCTestExpectation.problemOfWaitingAgain(for: expectations) {
      return progress.record(problem, FailurePlace(of: stack))
    }
    progress.waiting(from: stack) { LongWait.during(seconds, for: expectations, wait) }
  }

  /// Waits for the expectations that the test made and did not wait for yet.
  ///
  /// - Parameter seconds: How long, in seconds.
  public func waitForExpectations(timeout seconds: TimeInterval) {
    waiting(seconds, for: pendingExpectations) {
      waitForExpectations(timeout: seconds, file: #filePath, line: 0, handler: nil)
    }
  }

  /// Waits for the expectations that the test made and did not wait for yet.
  ///
  /// - Parameters:
  ///   - seconds: How long, in seconds.
  ///   - handler: Is called at the end, with an error if the expectations were not fulfilled.
  public func waitForExpectations(
    timeout seconds: TimeInterval, handler: XCWaitCompletionHandler?
  ) {
    waiting(seconds, for: pendingExpectations) {
      waitForExpectations(timeout: seconds, file: #filePath, line: 0, handler: handler)
    }
  }

  /// Waits for expectations without a blocked thread.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - seconds: How long, in seconds.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval
  ) async {
    await fulfillment(of: expectations, seconds: seconds, enforceOrder: false)
  }

  /// Waits for expectations without a limit and without a blocked thread.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false
  ) async {
    await fulfillment(of: expectations, seconds: .withoutLimit, enforceOrder: enforceOrder)
  }

  /// Waits for expectations on a thread of its own, as XCTest does.
  private nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], seconds: TimeInterval, enforceOrder: Bool
  ) async {
    // The thread uses it while the test waits for the thread.
    nonisolated(unsafe) let test = self
    let stack = CallStack.capture()
    await LongWait.onThread {
      test.wait(for: expectations, seconds: seconds, enforceOrder: enforceOrder, from: stack)
    }
  }

  /// The expectations that the test made and did not wait for yet.
  private var pendingExpectations: [XCTestExpectation] {
    HiddenState.value("_allExpectations", of: self, in: XCTestCase.self) ?? []
  }
}

extension TimeInterval {
  /// Longer than any test takes, in seconds, and still a time that can be counted from now.
  fileprivate static let withoutLimit = 1e8
}
