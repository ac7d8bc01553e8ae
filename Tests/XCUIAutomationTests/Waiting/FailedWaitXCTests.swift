import FailureTesting
import Foundation
import Glibc
import Synchronization
import VirtualTime
import XCTest

@testable import HandmadeApp
@testable import XCUIAutomation

/// What an assertion says that fails over a wait.
final class FailedWaitXCTests: XCTestCase {
  private static let results = Mutex<[String: [String]]>([:])

  override class func setUp() {
    let runs: [(String, (XCTestCase) -> Void)] = [
      ("existence", existence), ("existence at the end", existenceAtTheEnd), ("sleeping", sleeping),
      ("property", property),
      ("of the test", ofTheTest), ("expectation", expectation), ("waiter", waiter),
      ("later", later),
      ("delegate", delegate),
      ("failed", failed), ("waited", waited), ("same words", sameWords),
      ("of the wait", ofTheWait), ("twice", twice),
      ("twice by a waiter", twiceByAWaiter), ("state", state), ("state of Health", stateOfHealth),
    ]
    for (name, body) in runs {
      let failures = FailingTest.run(FailingTest.Ours.self, body).failures
      results.withLock { $0[name] = failures }
    }
    let reworded = FailingTest.run(Rewording.self, reworded).failures
    results.withLock { $0["reworded"] = reworded }
  }

  private func failure(_ name: String) throws -> String {
    let failures = Self.results.withLock { $0[name] ?? [] }
    XCTAssertEqual(failures.count, 1, name)
    return try XCTUnwrap(failures.first)
  }

  private static func launch(_ arguments: String...) -> XCUIApplication {
    let app = XCUIApplication(target: .executable("HandmadeApp"))
    app.launchArguments = arguments
    app.launchEnvironment["UITEST_SCREEN_SIZE"] = "30x4"
    app.launch()
    return app
  }

  private static func existence(_ test: XCTestCase) {
    let app = launch()
    XCTAssertTrue(app.buttons["Nxt"].waitForExistence(timeout: 5))
  }

  private static func state(_ test: XCTestCase) {
    let app = launch()
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
  }

  func testAVainWaitForAStateSaysWhichThereWas() throws {
    let text = try failure("state")
    XCTAssertTrue(
      text.contains(
        "Waited 5 seconds for Application 'HandmadeApp' to be runningBackground, but it is runningForeground."
      ), text)
  }

  private static func stateOfHealth(_ test: XCTestCase) {
    let app = launch()
    app.buttons["Next"].tap()
    let health = XCUIApplication(bundleIdentifier: "com.apple.Health")
    XCTAssertTrue(health.wait(for: .runningForeground, timeout: 5))
  }

  func testAVainWaitForAnApplicationOfTheSystemSaysThatThereIsNone() throws {
    let text = try failure("state of Health")
    for part in [
      "Waited 5 seconds for Application 'com.apple.Health' to be runningForeground, but it is notRunning.",
      "Of the system's applications only com.apple.springboard, com.apple.mobilesafari and com.apple.Preferences exist here, not \"com.apple.Health\".",
      // The screen that there is.
      "Tapped Next 1",
    ] {
      XCTAssertTrue(text.contains(part), text)
    }
  }

  private static func existenceAtTheEnd(_ test: XCTestCase) {
    test.continueAfterFailure = false
    existence(test)
  }

  func testATestThatEndsAtItsFailureSaysAsMuch() throws {
    let text = try failure("existence at the end")
    XCTAssertTrue(text.contains("Did you mean \"next\"?\n"), text)
    XCTAssertTrue(text.contains("Button, {{0.0, 1.0}, {6.0, 1.0}}, identifier: 'next'"), text)
  }

  func testExistence() throws {
    // What an earlier test of this process left behind is none of this one's.
    let text = try failure("existence").replacing(
      /Pending in the test at .*\n(?:    .*\n)+/, with: ""
    ).replacing(/at [\d.]+ seconds of the application/, with: "at 0 seconds of the application")
    XCTAssertEqual(
      text.components(separatedBy: "\n").dropFirst().joined(separator: "\n"),
      """
      Waited 5 seconds for "Nxt" Button to exist.
      Nothing was pending at 0 seconds of the application's time: without input nothing would have changed any more.

      Did you mean "next"?
      Query, and how many elements each step left:
          1  Target Application 'HandmadeApp'
         10  Descendants matching type Button
          0  Elements matching predicate '"Nxt" IN identifiers'
      Before the last of these steps there were:
          Button, {{0.0, 1.0}, {6.0, 1.0}}, identifier: 'next', label: 'Next'
          Button, {{7.0, 1.0}, {5.0, 1.0}}, label: 'Off', Disabled
          Button, {{13.0, 1.0}, {6.0, 1.0}}, label: 'Same'
          Button, {{20.0, 1.0}, {6.0, 1.0}}, label: 'Same'
          Button, {{0.0, 2.0}, {7.0, 1.0}}, label: 'Reset'
          Button, {{8.0, 2.0}, {7.0, 1.0}}, label: 'Later'
          Button, {{16.0, 2.0}, {13.0, 1.0}}, label: 'Never ready'
          Button, {{0.0, 10.0}, {7.0, 1.0}}, label: 'Crash'
          and 2 more

      Screen (30 × 4):
      ┌──────────────────────────────┐
      │Ready                         │
      │[Next] [Off] [Same] [Same]    │
      │[Reset] [Later] [Never ready] │
      └──────────────────────────────┘
      """)
  }

  private static func sleeping(_ test: XCTestCase) {
    let app = launch("-later")
    XCTAssertTrue(app.staticTexts["Later"].waitForExistence(timeout: 2))
  }

  func testWhatIsPendingAndUntilWhen() throws {
    let text = try failure("sleeping")
    XCTAssertTrue(
      text.contains(
        """
        Waited 2 seconds for "Later" StaticText to exist.
        Pending at 2 seconds of the application's time:
            a task sleeps until 3.0 seconds (Task.sleep)
        """), text)
  }

  private static func ofTheTest(_ test: XCTestCase) {
    let app = launch()
    Thread.detachNewThread { Thread.sleep(forTimeInterval: 7) }
    while TestClock.isOn && !TestClock.sleepers.contains(where: { $0.kind == .thread }) {
      sched_yield()
    }
    XCTAssertTrue(app.staticTexts["Never"].waitForExistence(timeout: 2))
    // The thread ends within this test, in no real time: it is not to wake during another.
    Thread.sleep(forTimeInterval: 6)
  }

  func testWhatTheTestItselfWaitsFor() throws {
    try XCTSkipUnless(TestClock.canBeVirtual, "A sanitizer keeps the clocks real.")
    let text = try failure("of the test")
    XCTAssertTrue(text.contains("\nPending in the test at 2 seconds of its time:\n    "), text)
    XCTAssertTrue(text.contains("sleeps until 7.0 seconds\n"), text)
  }

  private static func property(_ test: XCTestCase) {
    let app = launch()
    XCTAssertTrue(
      app.buttons["Off"].wait(for: \.isEnabled, toEqual: true, timeout: 3))
  }

  func testTheLastValueOfAProperty() throws {
    let text = try failure("property")
    XCTAssertTrue(
      text.contains(
        "Waited 3 seconds for \"Off\" Button to have isEnabled true; the last value seen was false."
      ),
      text)
  }

  private static func expectation(_ test: XCTestCase) {
    let app = launch()
    test.expectation(
      for: NSPredicate(format: "label == 'Later'"), evaluatedWith: app.staticTexts["status"])
    nonisolated(unsafe) let test = test
    MainActor.assumeIsolated { test.waitForExpectations(timeout: 0.05) }
  }

  func testTheLastLookOfAnExpectation() throws {
    let text = try failure("expectation")
    XCTAssertTrue(
      text.contains(
        """
        The last look at "status" StaticText: label was "Ready".
        Nothing was pending at 0 seconds of the application's time: without input nothing would have changed any more.
        """), text)
  }

  private static func twice(_ test: XCTestCase) {
    let done = XCTestExpectation(description: "saved")
    done.fulfill()
    guard let test = test as? UITestCase else { return XCTFail("\(test)") }
    test.wait(for: [done], timeout: 1)
    test.wait(for: [done], timeout: 1)
  }

  private static func twiceByAWaiter(_ test: XCTestCase) {
    let done = XCTestExpectation(description: "saved")
    done.fulfill()
    XCTAssertEqual(XCTWaiter.wait(for: [done], timeout: 1), .completed)
    _ = XCTWaiter.wait(for: [done], timeout: 1)
  }

  func testAnExpectationThatIsWaitedForTwice() throws {
    for name in ["twice", "twice by a waiter"] {
      let text = try failure(name)
      XCTAssertTrue(
        text.contains(
          "API violation - expectations can only be waited on once, “saved” has been waited on already."
        ), text)
    }
  }

  private static func waiter(_ test: XCTestCase) {
    let app = launch()
    let gone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == false"), object: app.buttons["Next"])
    XCTAssertEqual(XCTWaiter.wait(for: [gone], timeout: 0.05), .completed)
  }

  func testTheLastLookOfAWaiter() throws {
    let text = try failure("waiter")
    XCTAssertTrue(text.contains("The last look at \"Next\" Button: exists was true."), text)
  }

  private static let delegateLine = #line + 4
  private static func delegate(_ test: XCTestCase) {
    _ = launch()
    let never = XCTestExpectation(description: "never")
    XCTWaiter(delegate: test).wait(for: [never], timeout: 1)
  }

  func testAFailureOfAWaitersDelegateStandsAtTheWait() throws {
    let text = try failure("delegate")
    XCTAssertTrue(text.hasPrefix("FailedWaitXCTests.swift:\(Self.delegateLine): "), text)
  }

  private static func later(_ test: XCTestCase) {
    let app = launch()
    _ = app.buttons["Nothing"].waitForExistence(timeout: 1)
    app.buttons["Next"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "Ready")
  }

  func testAWaitThatWasFollowedByInputIsForgotten() throws {
    XCTAssertFalse(try failure("later").contains("Waited"))
  }

  // MARK: - Failures are known by what they are, and not by their words

  /// A failure of another layer over a wait.
  private struct Late: FailureKind {
    var message: String { "The button was late." }
    var isOfWait: Bool { true }
  }

  private static func failed(_ test: XCTestCase) {
    _ = launch().buttons["Nxt"].waitForExistence(timeout: 5)
    XCTFail("Failed to log in")
  }

  func testAFailureOfTheSuiteThatReadsAsOneOfOursIsToldOfTheWait() throws {
    let text = try failure("failed")
    XCTAssertTrue(
      text.contains("failed - Failed to log in\nWaited 5 seconds for \"Nxt\" Button to exist."),
      text)
  }

  private static func waited(_ test: XCTestCase) {
    _ = launch().buttons["Nxt"].waitForExistence(timeout: 5)
    XCTFail("Waited for nothing")
  }

  func testAFailureOfTheSuiteThatReadsAsOneOfAWaitIsToldOfTheWait() throws {
    let text = try failure("waited")
    XCTAssertTrue(
      text.contains("failed - Waited for nothing\nWaited 5 seconds for \"Nxt\" Button to exist."),
      text)
  }

  private static func ofTheWait(_ test: XCTestCase) {
    _ = launch().buttons["Nxt"].waitForExistence(timeout: 5)
    FailureRecorder.record(Late(), at: .init(file: "Suite.swift", line: 3))
  }

  func testAFailureOfAnotherLayerOverAWaitSaysItOnce() throws {
    let text = try failure("of the wait")
    XCTAssertTrue(
      text.hasPrefix("Suite.swift:3: The button was late.\nNothing was pending at 0 seconds"), text)
    XCTAssertEqual(text.components(separatedBy: "Screen (30 × 4):").count, 2, text)
  }

  /// A test class that changes the words of its failures.
  private final class Rewording: UITestCase {
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      super.recordFailure(
        withDescription: "Oh no", inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }

  private static func reworded(_ test: XCTestCase) {
    let app = launch()
    _ = app.buttons["Nxt"].waitForExistence(timeout: 5)
    FailureRecorder.record(Late(), at: .init(file: "Suite.swift", line: 4))
  }

  func testAFailureThatTheSuiteWordsAnewIsStillTheSame() throws {
    XCTAssertEqual(try failure("reworded"), "Suite.swift:4: Oh no")
  }

  private static func sameWords(_ test: XCTestCase) {
    let app = launch()
    XCTAssertFalse(app.staticTexts["status"].wait(for: \.label, toEqual: "x", timeout: 0))
    app.buttons["Next"].tap()
    let predicate = NSPredicate(format: "label == 'timedOut'")
    _ = predicate.evaluate(with: app.staticTexts["status"])
    XCTFail("the request timedOut")
  }

  func testWordsOfAWaitInAFailureOfTheSuiteAreNoWait() throws {
    XCTAssertFalse(try failure("same words").contains("The last look"))
  }
}
