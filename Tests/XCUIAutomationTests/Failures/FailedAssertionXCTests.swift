import FailureTesting
import Foundation
import Synchronization
import TextUI
import XCTest

@testable import HandmadeApp
@testable import XCUIAutomation

/// What an assertion of XCTest says that fails over what a test sees at once, without a wait.
final class FailedAssertionXCTests: XCTestCase {
  private static let results = Mutex<[String: [String]]>([:])

  override class func setUp() {
    let runs: [(String, (XCTestCase) throws -> Void)] = [
      ("absent", absent), ("compound", compound), ("label", label), ("twice", twice),
      ("no application", noApplication),
      ("raw", raw), ("steps", steps), ("output", output), ("over", over), ("loops", loops),
      ("alert", alert), ("hindrance", hindrance),
      ("output of a wait", outputOfAWait), ("output of a tap", outputOfATap),
      ("in vain", inVain), ("cells", cells), ("not launched", notLaunched),
    ]
    for (name, body) in runs {
      let failures = FailingTest.run(FailingTest.Ours.self, body).failures
      results.withLock { $0[name] = failures }
    }
  }

  /// The failures of a test, each without the name of the file and the line.
  private func failures(_ name: String) -> [String] {
    Self.results.withLock { $0[name] ?? [] }.map { failure in
      failure.replacing(#/^[^ ]* /#, with: "")
    }
  }

  private static func launch(
    _ target: ApplicationTarget = .executable("HandmadeApp"), _ arguments: String...
  ) -> XCUIApplication {
    let app = XCUIApplication(target: target)
    app.launchArguments = arguments
    app.launchEnvironment["UITEST_SCREEN_SIZE"] = "30x4"
    app.launch()
    return app
  }

  private static func absent(_ test: XCTestCase) {
    let app = launch()
    app.buttons["next"].tap()
    XCTAssertTrue(app.buttons["Nxt"].exists)
  }

  func testWhatIsNotThere() throws {
    let failure = try XCTUnwrap(failures("absent").first)
    let expected = """
      XCTAssertTrue failed - 
      Looked at last:
          "Nxt" Button: exists was false
      Did you mean "next"?
      Query, and how many elements each step left:
          1  Target Application 'HandmadeApp'
      """
    XCTAssertEqual(String(failure.prefix(expected.count)), expected)
    let line = #line - 15
    XCTAssertTrue(
      failure.contains(
        """

        Done last:
            launch Application 'HandmadeApp', at FailedAssertionXCTests.swift:\(line - 6)
            tap "next" Button, at FailedAssertionXCTests.swift:\(line)
        """), failure)
    XCTAssertTrue(failure.contains("Screen (30 × 4):\n┌"), failure)
    XCTAssertLessThan(failure.split(separator: "\n").count, 45)
  }

  private static func inVain(_ test: XCTestCase) {
    let app = launch()
    app.staticTexts["status"].tap()
    app.buttons["Next"].tap()
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Ada\n")
    app.swipeDown()
    XCTFail("so")
  }

  func testInputThatChangedNothing() throws {
    let failure = try XCTUnwrap(failures("in vain").first)
    let steps = failure.split(separator: "\n").map(String.init)
      .filter { $0.contains(", at FailedAssertionXCTests.swift:") }
      .map { $0.replacing(#/, at FailedAssertionXCTests.swift:\d+/#, with: "") }
    XCTAssertEqual(
      steps,
      [
        "    tap \"status\" StaticText (nothing on the screen changed)",
        "    tap \"Next\" Button",
        "    tap \"name\" TextField",
        "    type \"Ada\\n\" into \"name\" TextField",
        "    swipe down Application 'HandmadeApp' (nothing on the screen changed)",
      ], failure)
  }

  private static func cells(_ test: XCTestCase) {
    test.continueAfterFailure = true
    let app = launch(.executable("HandmadeApp"), "-headings")
    XCTAssertEqual(app.cells.count, 28)
    XCTAssertEqual(app.cells.matching(identifier: "Row 0").count, 0)
    XCTAssertEqual(app.buttons.count, 0)
  }

  func testHeadingsAreCells() throws {
    let failures = failures("cells")
    XCTAssertEqual(failures.count, 3)
    XCTAssertTrue(
      failures[0].contains(
        "    Cell: count was 30\n2 of them are headings or footings of sections, which are cells too.\n"
      ), failures[0])
    XCTAssertTrue(
      failures[1].contains(
        "1 of them is the heading or footing of a section, which is a cell too."), failures[1])
    XCTAssertFalse(failures[2].contains("of them"), failures[2])
  }

  private static func notLaunched(_ test: XCTestCase) {
    test.continueAfterFailure = true
    let app = XCUIApplication(target: .executable("HandmadeApp"))
    XCTAssertTrue(app.buttons["Next"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.buttons["Next"].exists)
    let isThere = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.buttons["Next"])
    test.wait(for: [isThere], timeout: 1)
  }

  func testWhatWasNotLaunched() throws {
    let failures = failures("not launched")
    XCTAssertEqual(failures.count, 3)
    for failure in failures {
      XCTAssertTrue(
        failure.contains(
          """
          Application 'HandmadeApp' is not running.
          Call launch() first: this test did not launch it.
          """), failure)
    }
    XCTAssertTrue(
      failures[0].hasPrefix(
        """
        XCTAssertTrue failed -\u{20}
        "Next" Button was not waited for: Application 'HandmadeApp' was not running.
        """), failures[0])
  }

  private static func label(_ test: XCTestCase) {
    let app = launch()
    XCTAssertEqual(app.buttons["next"].label, "Next")
    XCTAssertEqual(app.buttons["next"].label, "Weiter")
  }

  private static func compound(_ test: XCTestCase) {
    let app = launch()
    let predicate = NSPredicate(format: "exists == true AND label CONTAINS 'Weiter'")
    XCTAssertTrue(predicate.evaluate(with: app.buttons["next"]))
  }

  func testEachPartOfAPredicateIsTold() throws {
    let failure = try XCTUnwrap(failures("compound").first)
    XCTAssertTrue(
      failure.hasPrefix(
        """
        XCTAssertTrue failed - 
        Looked at last:
            "next" Button: exists was true
            "next" Button: label was "Next"

        """), failure)
  }

  func testWhatIsDifferent() throws {
    let failure = try XCTUnwrap(failures("label").first)
    XCTAssertTrue(
      failure.hasPrefix(
        """
        XCTAssertEqual failed: ("Next") is not equal to ("Weiter") - 
        Looked at last:
            "next" Button: label was "Next"

        Done last:
        """), failure)
  }

  private static func twice(_ test: XCTestCase) {
    test.continueAfterFailure = true
    let app = launch()
    XCTAssertTrue(app.buttons["Nxt"].exists)
    XCTAssertEqual(app.buttons["next"].isEnabled, false)
    app.buttons["next"].tap()
    XCTAssertEqual(app.buttons["next"].isEnabled, false)
  }

  func testTheScreenIsShownOnceForWhatFailsOverIt() throws {
    let failures = failures("twice")
    XCTAssertEqual(failures.map { $0.contains("Screen (") }, [true, false, true])
    XCTAssertEqual(
      failures[1],
      """
      XCTAssertEqual failed: ("true") is not equal to ("false") - 
      Looked at last:
          "Nxt" Button: exists was false
          "next" Button: isEnabled was true

      Nothing was done since the failure before, which shows the steps and the screen.
      """)
  }

  private static func noApplication(_ test: XCTestCase) { XCTAssertEqual(1, 2) }

  func testATestWithoutAnApplicationHasNothingToAdd() {
    XCTAssertEqual(
      failures("no application"), ["XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - "])
  }

  private static func raw(_ test: XCTestCase) {
    XCTAssertEqual("\u{1B}[31mred\u{9B}2J\u{202E}", "red")
  }

  func testNoControlCharacterReachesTheLog() throws {
    let failure = try XCTUnwrap(failures("raw").first)
    XCTAssertFalse(failure.unicodeScalars.contains { $0.properties.generalCategory == .control })
    XCTAssertFalse(failure.contains("\u{202E}"))
  }

  private static func steps(_ test: XCTestCase) {
    let app = launch()
    for _ in 0..<7 { app.buttons["next"].tap() }
    for _ in 0..<40 { _ = app.buttons["next"].exists }
    XCTFail("Seven taps")
  }

  func testOnlyTheLastStepsAreTold() throws {
    let failure = try XCTUnwrap(failures("steps").first)
    XCTAssertTrue(failure.hasPrefix("failed - Seven taps\n"))
    XCTAssertEqual(failure.components(separatedBy: "    tap \"next\" Button").count - 1, 5)
    XCTAssertEqual(failure.components(separatedBy: "exists was true").count - 1, 1)
  }

  private static func over(_ test: XCTestCase) {
    test.continueAfterFailure = false
    let app = launch()
    XCTAssertTrue(app.buttons["Nxt"].exists)
    // On a phone the test does not come here.
    let element = app.textFields["None"]
    let texts = [element.value as? String, element.placeholderValue, element.label]
    valuesAfterEnd.withLock { $0 = texts }
  }

  /// What was read after the end of a test.
  private static let valuesAfterEnd = Mutex<[String?]>([])

  func testValuesAreEmptyInATestThatIsOver() {
    XCTAssertEqual(failures("over").count, 1)
    XCTAssertEqual(Self.valuesAfterEnd.withLock { $0 }, ["", "", ""])
  }

  /// How many loops of a test that was over have come to an end.
  private static let loopsAfterEnd = Mutex(0)

  private static func loops(_ test: XCTestCase) {
    test.continueAfterFailure = false
    let app = launch()
    XCTAssertTrue(app.buttons["Nxt"].exists)
    let (one, other) = (app.buttons["Nxt"], app.buttons["Nobody"])
    while !one.exists { app.swipeUp() }
    while !one.exists || !other.exists { app.swipeUp() }
    while !one.waitForExistence(timeout: 1) { app.swipeDown() }
    while !one.isEnabled || !other.isHittable { one.tap() }
    while app.buttons.count < 9 { app.swipeUp() }
    while one.exists {}
    loopsAfterEnd.withLock { $0 = 6 }
  }

  func testLoopsOfATestThatIsOverEnd() {
    XCTAssertEqual(failures("loops").count, 1)
    XCTAssertEqual(Self.loopsAfterEnd.withLock { $0 }, 6)
  }

  private static func outputOfAWait(_ test: XCTestCase) {
    let app = launch(.executable("CrashingApp"), "-waiting", "taskSleep")
    app.buttons["Go"].tap()
    XCTAssertTrue(app.buttons["Nobody"].waitForExistence(timeout: 1))
  }

  private static func outputOfATap(_ test: XCTestCase) {
    let app = launch(.executable("CrashingApp"), "-waiting", "taskSleep")
    app.buttons["Go"].tap()
    app.buttons["Nobody"].tap()
  }

  func testWhatTheApplicationWroteIsToldOfWaitsAndTaps() throws {
    for name in ["output of a wait", "output of a tap"] {
      let failure = try XCTUnwrap(failures(name).first)
      XCTAssertTrue(
        failure.contains("\nThe last it wrote:\n    Waiting by taskSleep\n"), failure)
    }
  }

  /// An app that shows an alert at once.
  private struct AlertApp: App {
    var body: some Scene {
      WindowGroup {
        Text("Behind").alert("Wrong password", isPresented: .constant(true)) {
          Button("Try again") {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
  }

  private static func alert(_ test: XCTestCase) {
    let app = XCUIApplication(target: .inProcess(AlertApp.self))
    app.launch()
    XCTAssertTrue(app.staticTexts["Welcome"].exists)
    XCTAssertTrue(app.staticTexts["Welcome"].waitForExistence(timeout: 1))
    app.alerts["Wrong name"].buttons["Cancel"].tap()
  }

  func testAnAlertInFrontIsNamed() {
    let failures = failures("alert")
    XCTAssertEqual(failures.count, 3)
    for failure in failures {
      XCTAssertTrue(
        failure.contains(
          "\nAn alert is in front: \"Wrong password\", with \"Cancel\", \"Try again\".\n"), failure)
    }
  }

  /// An app with more rows than there is room for.
  private struct RowsApp: App {
    var body: some Scene {
      WindowGroup {
        ScrollView { ForEach(0..<60, id: \.self) { Text("Row \($0)") } }
      }
    }
  }

  private static func hindrance(_ test: XCTestCase) {
    let app = XCUIApplication(target: .inProcess(AlertApp.self))
    app.launch()
    XCTAssertTrue(app.staticTexts["Behind"].isHittable)
    let isHittable = app.staticTexts["Behind"].wait(for: \.isHittable, toEqual: true, timeout: 1)
    XCTAssertTrue(isHittable)
    let rows = XCUIApplication(target: .inProcess(RowsApp.self), instance: "rows")
    rows.launch()
    XCTAssertTrue(rows.staticTexts["Row 59"].isHittable)
    XCTAssertTrue(
      rows.staticTexts.containing(NSPredicate(format: "label CONTAINS 'Row'")).element.isHittable)
    XCTAssertTrue(rows.staticTexts["Row 60"].isHittable)
  }

  func testWhyAnElementIsNotHittableIsTold() {
    let failures = failures("hindrance")
    guard failures.count == 5 else { return XCTFail("\(failures)") }
    for failure in failures.prefix(2) {
      XCTAssertTrue(
        failure.contains(
          "\nNot hittable: it exists, but is covered by Alert \"Wrong password\".\n"), failure)
    }
    XCTAssertTrue(
      failures[2].contains("\nNot hittable: it exists, but is off the screen: StaticText"),
      failures[2])
    XCTAssertTrue(failures[3].contains("\nWhat several elements are is not asked"), failures[3])
    XCTAssertTrue(failures[4].contains(" or \"Row 6\" or "), failures[4])
  }

  private static func output(_ test: XCTestCase) {
    let app = launch(.executable("CrashingApp"), "-waiting", "taskSleep")
    app.buttons["Go"].tap()
    XCTFail("Look")
  }

  func testWhatTheApplicationWroteIsTold() throws {
    let failure = try XCTUnwrap(failures("output").first)
    XCTAssertTrue(
      failure.contains("\nThe last it wrote:\n    Waiting by taskSleep\n"), failure)
  }
}
