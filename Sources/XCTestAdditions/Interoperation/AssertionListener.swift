import Foundation
import VirtualTime
import XCTest

/// A stand-in for the test that XCTest has none of in a process which runs tests of Swift Testing.
///
/// XCTest hands what its assertions find wrong to its test that runs, and drops it where there is none: a page object's `XCTAssertTrue` would
/// let a test of Swift Testing pass. Here it is an issue of the test in whose task it was found, or else of the run.
final class AssertionListener: XCTestCase {
  /// Begins to listen, on a thread of its own, until the process ends: XCTest's test is the one whose `run` is under way.
  static func begin() {
    guard InteroperationMode.isOn else { return }
    let hasBegun = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      ServiceThreads.serve { AssertionListener(name: "listener") { _ in hasBegun.signal() }.run() }
    }
    hasBegun.wait()
  }

  /// Says that it listens, and does so for good.
  override func invokeTest() {
    super.invokeTest()
    DispatchSemaphore(value: 0).wait()
  }

  /// Has a failure be an issue.
  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    RunningTest.recordIssue(description, filePath, lineNumber)
  }

  /// The run, of which nobody hears.
  override var testRunClass: AnyClass? { SilentRun.self }
}
