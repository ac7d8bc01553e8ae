import Foundation
import Synchronization
import XCTest

/// The failures of what sets classes up and tears them down.
///
/// What fails before the first test of a class is that test's. What fails after the last one is no test's, and fails the run.
enum ClassFailures {
  /// What failed in the set-up of a class, until its first test begins.
  private static let ofSetUp = Mutex<[ObjectIdentifier: [ClassPart.Failure]]>([:])

  /// Whether a tear-down failed.
  private static let hasTearDownFailed = Mutex(false)

  /// Whether the run fails over what no test does.
  static var failsRun: Bool { hasTearDownFailed.withLock { $0 } }

  /// Keeps what failed in the set-up of a class, for its first test.
  static func keep(_ failures: [ClassPart.Failure], ofSetUpOf type: XCTestCase.Type) {
    ofSetUp.withLock { $0[ObjectIdentifier(type)] = failures.isEmpty ? nil : failures }
  }

  /// Hands out, once, what failed in the set-up of a class.
  static func take(ofSetUpOf type: XCTestCase.Type) -> [ClassPart.Failure] {
    ofSetUp.withLock { $0.removeValue(forKey: ObjectIdentifier(type)) ?? [] }
  }

  /// Tells what failed in the tear-down of a class, and has the run fail.
  static func tell(_ failures: [ClassPart.Failure], ofTearDownOf type: XCTestCase.Type) {
    guard !failures.isEmpty else { return }
    let name = String(describing: type)
    for failure in failures {
      print("\(failure.file):\(failure.line): error: \(name) : \(failure.text)")
      print("That was when the class was torn down.\n")
      let place = FailurePlace(file: failure.file, line: failure.line, note: nil)
      FailureSummary.shared.addFailure(
        ofNoTest: name, failure.text.split(separator: "\n").first.map { String($0) } ?? "",
        at: place)
    }
    fflush(stdout)
    let isFirst = hasTearDownFailed.withLock { hasFailed in
      defer { hasFailed = true }
      return !hasFailed
    }
    // Others that hear of the end were there before.
    if isFirst { XCTestObservationCenter.shared.addTestObserver(FailingEnd()) }
  }

  /// An observer that ends the process as one with failures, where XCTest knows of none.
  private final class FailingEnd: XCTestObservation {
    func testBundleDidFinish(_ testBundle: Bundle) {
      fflush(stdout)
      exit(EXIT_FAILURE)
    }
  }
}
