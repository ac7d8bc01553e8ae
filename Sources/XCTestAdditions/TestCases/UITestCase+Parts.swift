import Foundation
import Synchronization
import XCTest

extension UITestCase {
  /// Whether the test was stopped by a failure, or took longer than it may.
  var isStopped: Bool { progress.withLock { $0 }.isOver }

  /// Notes that the test, or a part of what tears it down, has returned.
  func endPart() { progress.withLock { $0 }.endPart() }

  /// Records what failed in the set-up of the class, if this is its first test; the test itself begins after that.
  func recordFailuresOfClass() {
    for failure in ClassFailures.take(ofSetUpOf: Swift.type(of: self)) {
      recordFailure(
        withDescription: failure.text + "\nThat was when the class was set up.",
        inFile: failure.file, atLine: failure.line, expected: true)
      endPart()
    }
  }

  /// Waits for code that says with a closure when it is done.
  @MainActor static func waiting(
    _ body: (@escaping @Sendable ((any Error)?) -> Void) -> Void
  ) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      body { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}

extension UITestCase {
  /// Whether the test's own end comes to record a failure: XCTest looks for expectations without a wait when the test has returned.
  var isEnding: Bool { Thread.isMainThread && testRun?.stopDate == nil }
}
