import XCTest

/// An observer as suites for phones write it: the class of the tests, and the protocol, by XCTest's names.
final class RecordingObserver: NSObject, XCTestObservation {
  /// What it heard.
  private(set) var events: [String] = []

  func testCaseWillStart(_ testCase: XCTestCase) { events.append("will start \(testCase.name)") }

  func testCaseDidFinish(_ testCase: XCTestCase) { events.append("did finish \(testCase.name)") }

  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
    events.append("issue of \(testCase.name): \(issue.compactDescription)")
  }

  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
    events.append("expected \(expectedFailure.failureReason ?? "")")
  }
}

/// A suite with an observer, which hears everything.
final class ObservingXCTests: XCTestCase {
  private static var observer: RecordingObserver?

  override class func setUp() {
    let observer = RecordingObserver()
    self.observer = observer
    XCTestObservationCenter.shared.addTestObserver(observer)
  }

  override class func tearDown() {
    if let observer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    observer = nil
  }

  func testAnObserverHearsOfExpectedFailures() {
    XCTExpectFailure("known") { XCTFail("x") }
    XCTAssertEqual(
      Self.observer?.events.suffix(2),
      ["will start -[ObservingXCTests testAnObserverHearsOfExpectedFailures]", "expected known"])
  }

  func testAnObserverHearsOfBeginningsAndEnds() {
    let events = Self.observer?.events ?? []
    XCTAssertEqual(
      events.last, "will start -[ObservingXCTests testAnObserverHearsOfBeginningsAndEnds]")
    checkEnds(events)
  }

  func testAnObserverHearsOfTheEndsOfOtherTests() { checkEnds(Self.observer?.events ?? []) }

  /// Checks that each test that began has ended, but for the one that runs.
  private func checkEnds(_ events: [String]) {
    let ends = events.filter { $0.hasPrefix("did finish") }
    XCTAssertEqual(events.filter { $0.hasPrefix("will start") }.count, ends.count + 1)
  }
}
