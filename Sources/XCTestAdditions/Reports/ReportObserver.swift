import Foundation
import XCTest

/// An observer that tells the report of the run which tests XCTest runs, and what becomes of them.
///
/// Tests that a suite runs by itself, inside of another one, are not tests of the run.
final class ReportObserver: XCTestObservation {
  /// Tells that a test begins.
  func testCaseWillStart(_ testCase: XCTestCase) {
    if isOfRun(testCase) { RunReport.shared.begin(testCase) }
  }

  /// Tells a failure.
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    if isOfRun(testCase) { RunReport.shared.fail(testCase, description, filePath, lineNumber) }
  }

  /// Tells that a test ended.
  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard isOfRun(testCase) else { return }
    RunReport.shared.end(testCase, isSkipped: testCase.testRun?.hasBeenSkipped == true)
  }

  /// The names of the tests of the run, once the first of them begins.
  private lazy var names = RunContents.testNames

  /// Whether a test is one of the run.
  private func isOfRun(_ test: XCTestCase) -> Bool { names.contains(test.name) }
}
