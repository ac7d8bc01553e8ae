import Foundation
import Synchronization
import XCTest

/// The failures that are no test's: they fail the run.
enum RunFailures {
  /// Whether there was one.
  private static let hasFailed = Mutex(false)

  /// Whether there are any.
  static var exist: Bool { hasFailed.withLock { $0 } }

  /// When code fails that a test has left running.
  static let afterTest = "That was when the test had ended."

  /// Tells what failed in the tear-down of a class.
  static func tell(_ failures: [ClassPart.Failure], ofTearDownOf type: XCTestCase.Type) {
    tell(failures, of: String(describing: type), "That was when the class was torn down.")
  }

  /// Tells what failed, from any thread, and has the run fail.
  ///
  /// - Parameters:
  ///   - failures: What failed.
  ///   - name: The class, or the test, that it has to do with.
  ///   - note: When that was, in a sentence.
  static func tell(_ failures: [ClassPart.Failure], of name: String, _ note: String) {
    guard !failures.isEmpty else { return }
    for failure in failures {
      print("\(failure.file):\(failure.line): error: \(name) : \(failure.text)")
      print(note + "\n")
      let place = FailurePlace(file: failure.file, line: failure.line, note: nil)
      FailureSummary.shared.addFailure(
        ofNoTest: name, failure.text.split(separator: "\n").first.map { String($0) } ?? "",
        at: place)
    }
    fflush(stdout)
    let isFirst = hasFailed.withLock { hasFailed in
      defer { hasFailed = true }
      return !hasFailed
    }
    guard isFirst else { return }
    // XCTest's list of observers is the main thread's.
    let observe: @Sendable () -> Void = {
      XCTestObservationCenter.shared.addTestObserver(FailingEnd())
    }
    if Thread.isMainThread { observe() } else { DispatchQueue.main.async(execute: observe) }
  }

  /// An observer that ends the process as one with failures, where XCTest knows of none.
  private final class FailingEnd: XCTestObservation {
    func testBundleDidFinish(_ testBundle: Bundle) {
      // XCTest calls observers in no order, and this one may be the first.
      RunObservers.tellOwnOfEnd()
      fflush(stdout)
      exit(EXIT_FAILURE)
    }
  }
}
