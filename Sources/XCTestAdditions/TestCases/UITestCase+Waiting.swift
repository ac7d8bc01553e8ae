import Foundation
import Synchronization
public import XCTest

/// What XCTest offers to wait by, on virtual time as one long wait, and without effect when the test is over with an earlier failure.
///
/// - Note: Calls that say `enforceOrder:` or `handler: nil` are XCTest's own: they wait as long, in more steps.
extension UITestCase {
  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - seconds: How long, in seconds.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    file: StaticString = #filePath, line: Int = #line
  ) {
    wait(for: expectations, seconds: seconds, enforceOrder: false, file, line)
  }

  /// Waits for expectations without a limit.
  ///
  /// ``executionTimeAllowance`` is what limits such a test.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #filePath, line: Int = #line
  ) {
    wait(for: expectations, seconds: .withoutLimit, enforceOrder: enforceOrder, file, line)
  }

  /// Waits for expectations.
  private func wait(
    for expectations: [XCTestExpectation], seconds: TimeInterval, enforceOrder: Bool,
    _ file: StaticString, _ line: Int
  ) {
    guard !isOver else { return }
    LongWait.during(seconds, for: expectations) {
      wait(
        for: expectations, timeout: seconds, enforceOrder: enforceOrder, file: file, line: line)
    }
  }

  /// Waits for the expectations that the test made and did not wait for yet.
  ///
  /// - Parameters:
  ///   - seconds: How long, in seconds.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func waitForExpectations(
    timeout seconds: TimeInterval, file: StaticString = #filePath, line: Int = #line
  ) {
    guard !isOver else { return }
    LongWait.during(seconds, for: pendingExpectations) {
      waitForExpectations(timeout: seconds, file: file, line: line, handler: nil)
    }
  }

  /// Waits for the expectations that the test made and did not wait for yet.
  ///
  /// - Parameters:
  ///   - seconds: How long, in seconds.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  ///   - handler: Is called at the end, with an error if the expectations were not fulfilled.
  public func waitForExpectations(
    timeout seconds: TimeInterval, file: StaticString = #filePath, line: Int = #line,
    handler: @escaping XCWaitCompletionHandler
  ) {
    guard !isOver else { return }
    let handler: XCWaitCompletionHandler? = handler
    LongWait.during(seconds, for: pendingExpectations) {
      waitForExpectations(timeout: seconds, file: file, line: line, handler: handler)
    }
  }

  /// Waits for expectations without a blocked thread.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - seconds: How long, in seconds.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval,
    file: StaticString = #filePath, line: Int = #line
  ) async {
    await fulfillment(of: expectations, seconds: seconds, enforceOrder: false, file, line)
  }

  /// Waits for expectations without a limit and without a blocked thread.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #filePath, line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, seconds: .withoutLimit, enforceOrder: enforceOrder, file, line)
  }

  /// Waits for expectations on a thread of its own, as XCTest does.
  private nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], seconds: TimeInterval, enforceOrder: Bool,
    _ file: StaticString, _ line: Int
  ) async {
    // The thread uses it while the test waits for the thread.
    nonisolated(unsafe) let test = self
    await LongWait.onThread {
      test.wait(for: expectations, seconds: seconds, enforceOrder: enforceOrder, file, line)
    }
  }

  /// The expectations that the test made and did not wait for yet, which XCTest keeps to itself.
  private var pendingExpectations: [XCTestExpectation] {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror, part.subjectType != XCTestCase.self { mirror = part.superclassMirror }
    let list = mirror?.children.first { $0.label == "_allExpectations" }?.value
    return list as? [XCTestExpectation] ?? []
  }

  /// Whether the test is over with an earlier failure.
  private var isOver: Bool { progress.withLock { $0 }.isOver }
}

extension TimeInterval {
  /// Longer than any test takes, in seconds, and still a time that can be counted from now.
  fileprivate static let withoutLimit = 1e8
}
