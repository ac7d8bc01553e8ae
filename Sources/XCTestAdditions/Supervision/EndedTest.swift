import XCTest

/// A test that is reported, and not run: the one during which an earlier process of the run died.
///
/// It stands for a test of a class that is XCTest's own; a ``UITestCase`` reports by itself.
final class EndedTest: XCTestCase {
  /// The class of the test.
  let type: XCTestCase.Type

  /// The failure in words, and where it belongs.
  private let failure: (text: String, place: FailurePlace)

  /// The name of the test: `Class.method`.
  private let testName: String

  /// Makes a stand-in.
  init(for test: XCTestCase, failure: (text: String, place: FailurePlace)) {
    type = Swift.type(of: test)
    testName = test.name
    self.failure = failure
    super.init(name: test.name) { _ in }
  }

  /// Makes an instance for the runner, which never makes one.
  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    type = EndedTest.self
    testName = name
    failure = ("", .unknown)
    super.init(name: name, testClosure: testClosure)
  }

  /// The name of the test.
  override var name: String { testName }

  /// Reports the failure, in place of the test with its set-up and tear-down.
  override func invokeTest() {
    let text = FailurePlace.text(failure.text, note: failure.place.note)
    recordFailure(
      withDescription: text, inFile: failure.place.file, atLine: failure.place.line,
      expected: false)
  }
}

/// A test that ran in an earlier process of the run, so that the suites around it count it.
final class DoneTest: XCTest {
  /// How it ended.
  let outcome: RunRecord.Outcome

  /// Makes a test that ran.
  init(_ outcome: RunRecord.Outcome) {
    self.outcome = outcome
  }

  /// The name of the test, as its class gives it: without the module.
  override var name: String { String(outcome.name.drop { $0 != "." }.dropFirst()) }

  /// One.
  override var testCaseCount: Int { 1 }

  /// What holds the outcome.
  override var testRunClass: AnyClass? { DoneRun.self }

  /// Does nothing.
  override func perform(_ run: XCTestRun) {}
}

/// The run of a test that ran in an earlier process.
final class DoneRun: XCTestRun {
  /// How it ended.
  private var outcome: RunRecord.Outcome? { (test as? DoneTest)?.outcome }

  /// One.
  override var executionCount: Int { 1 }

  /// How many assertions failed.
  override var failureCount: Int { outcome?.failures ?? 0 }

  /// How many failures were none of an assertion's.
  override var unexpectedExceptionCount: Int { outcome?.unexpected ?? 0 }

  /// Whether it was skipped, as a number.
  override var skipCount: Int { outcome?.wasSkipped == true ? 1 : 0 }

  /// How long it took.
  override var totalDuration: TimeInterval { outcome?.seconds ?? 0 }

  /// Whether it passed.
  override var hasSucceeded: Bool { outcome?.hasFailed == false }
}
