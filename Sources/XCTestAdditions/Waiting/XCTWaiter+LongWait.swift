import Foundation
public import XCTest

/// What XCTest's waiters do, on virtual time as one long wait.
extension XCTWaiter {
  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How long, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: How the wait ended.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result {
    LongWait.during(timeout, for: expectations) {
      wait(
        for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: #filePath,
        line: #line)
    }
  }

  /// Waits for expectations.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How long, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: How the wait ended.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  public class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
  }

  /// Waits for expectations without a blocked thread.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How long, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: How the wait ended.
  @discardableResult
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) async -> Result {
    // As XCTest does it: one thread waits, and the test for it.
    nonisolated(unsafe) let waiter = self
    return await LongWait.onThread {
      waiter.wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder)
    }
  }

  /// Waits for expectations without a blocked thread.
  ///
  /// - Parameters:
  ///   - expectations: What is waited for.
  ///   - timeout: How long, in seconds.
  ///   - enforceOrder: Whether they have to be fulfilled in their order.
  /// - Returns: How the wait ended.
  @discardableResult
  public nonisolated(nonsending) class func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder)
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
