import FailureTesting
import Foundation
import Synchronization
import XCTest
import XCUIAutomation

@testable import HandmadeApp

/// What observers hear of tests that fail, in both modes of the application.
final class ObservationXCTests: XCTestCase {
  /// An observer of issues.
  private final class Issues: UITestObservation {
    var events: [String] = []

    func testCase(_ testCase: UITestCase, didRecord issue: XCTIssue) {
      let location = issue.sourceCodeContext.location
      events.append(
        "\(testCase.name), \(issue.type), \(location?.fileURL.lastPathComponent ?? ""): "
          + issue.compactDescription)
    }
  }

  /// An observer of words alone.
  private final class Words: UITestObservation {
    var events: [String] = []

    func testCase(
      _ testCase: UITestCase, didFailWithDescription description: String,
      inFile filePath: String?, atLine lineNumber: Int
    ) {
      events.append("\(testCase.name): \(description.prefix { $0 != "\n" })")
    }
  }

  /// An observer that looks at the application when it hears of an issue, and fails over what is not there.
  private final class Looks: UITestObservation {
    var events: [String] = []

    func testCase(_ testCase: UITestCase, didRecord issue: XCTIssue) {
      let app = Handmade.process.app
      events.append(issue.compactDescription.prefix { $0 != "\n" } + ": ")
      events.append(app.staticTexts["status"].label)
      app.buttons["Nowhere"].tap()
    }
  }

  private static let heard = Mutex<[[String]]>([])

  /// Runs tests that fail, between tests, as a class's own set-up does.
  override class func setUp() {
    let issues = Issues()
    let words = Words()
    XCTestObservationCenter.shared.addTestObserver(issues)
    XCTestObservationCenter.shared.addTestObserver(words)
    for target: ApplicationTarget in [.inProcess(HandmadeApp.self), .executable("HandmadeApp")] {
      _ = FailingTest.run(FailingTest.Ours.self) { _ in
        XCTFail("first")
        let app = XCUIApplication(target: target)
        app.launch()
        app.buttons["Nowhere"].tap()
        throw CocoaError(.fileNoSuchFile)
      }
    }
    _ = FailingTest.run(FailingTest.Theirs.self) { _ in XCTFail("of another class") }
    XCTestObservationCenter.shared.removeTestObserver(issues)
    XCTestObservationCenter.shared.removeTestObserver(words)
    _ = FailingTest.run(FailingTest.Ours.self) { _ in XCTFail("later") }
    let looks = Looks()
    XCTestObservationCenter.shared.addTestObserver(looks)
    _ = FailingTest.run(FailingTest.Ours.self) { test in
      test.continueAfterFailure = false
      Handmade.process.launch().buttons["Next"].tap()
      XCTFail("first")
      XCTFail("not heard")
    }
    XCTestObservationCenter.shared.removeTestObserver(looks)
    heard.withLock { $0 = [issues.events, words.events, looks.events] }
  }

  func testIssuesAreHeard() {
    let events = Self.heard.withLock { $0[0] }
    XCTAssertEqual(events.count, 6)
    for test in [events.prefix(3), events.suffix(3)] {
      let test = Array(test)
      guard test.count == 3 else { return }
      XCTAssertEqual(
        test[0], "-[Ours test], assertionFailure, ObservationXCTests.swift: failed - first")
      XCTAssertTrue(test[1].contains("ObservationXCTests.swift: Failed to tap"), test[1])
      XCTAssertTrue(test[2].hasPrefix("-[Ours test], thrownError"), test[2])
    }
  }

  func testObserversSeeTheApplicationOfATestThatEndsWithTheIssue() {
    XCTAssertEqual(Self.heard.withLock { $0[2] }, ["failed - first: ", "Tapped Next 1"])
  }

  func testObserversOfWordsHearThem() {
    let events = Self.heard.withLock { $0[1] }
    XCTAssertEqual(events.count, 6)
    XCTAssertEqual(events.first, "-[Ours test]: failed - first")
  }
}
