import Foundation
import Synchronization
import Testing
import XCTest

extension UITestCase {
  /// Whether the test was stopped by a failure, or took longer than it may.
  var isStopped: Bool { progress.withLock { $0 }.isOver }

  /// Whether an error that the test throws says nothing new: a test that was stopped would not have come to throw, and of what `#require`
  /// finds wrong there is a failure already.
  func hasTold(of error: any Error) -> Bool {
    isStopped || ExpectationListener.isListening && error is ExpectationFailedError
  }

  /// Notes that the test, or a part of what tears it down, has returned.
  func endPart() { progress.withLock { $0 }.goOn() }

  /// Records what failed in the set-up of the class, if this is its first test; the test itself begins after that.
  func recordFailuresOfClass() {
    for failure in ClassFailures.take(ofSetUpOf: Swift.type(of: self)) {
      recordFailure(
        withDescription: failure.text + "\nThat was when the class was set up.",
        inFile: failure.file, atLine: failure.line, expected: true)
      progress.withLock { $0 }.goOn()
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
