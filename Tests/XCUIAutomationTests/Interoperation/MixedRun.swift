import Testing
import XCTest
import XCUIAutomation

/// Tests of XCTest that use Swift Testing's expectations; they only run for ``InteroperationTests``.
final class MixedRun: UITestCase {
  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func test01Expects() { Mixed.expectsTwo([1]) }

  func test02Records() { Issue.record("Recorded in words") }

  func test03Requires() throws { XCTAssertEqual(try Mixed.first([]), 1) }

  func test04Knows() { withKnownIssue { Mixed.expectsTwo([1]) } }

  func test05KnowsNothing() { withKnownIssue {} }

  func test06ExpectsInATask() async { await Task.detached { Mixed.expectsTwo([1]) }.value }

  func test07Warns() { Issue.record("Only a warning", severity: .warning) }

  func test08RequiresOfItself() throws { _ = try Mixed.first([]) }
}

/// A page object, as a suite of XCTest has it.
struct MixedPage {
  let app: XCUIApplication

  func seeNothing() { XCTAssertTrue(app.buttons["Nothing"].exists, "no such button") }
}
