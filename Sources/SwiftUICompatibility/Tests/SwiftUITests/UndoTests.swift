import AutomationTools_Core
import XCTest

/// The undo manager of a window.
final class UndoTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(UndoApp.self) }

  func testViewsHaveTheManagerOfTheirWindow() {
    launchApp()
    XCTAssertTrue(app.staticTexts["old"].exists)
    app.buttons["Rename"].tap()
    XCTAssertTrue(app.staticTexts["new"].exists)
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Undo'")).firstMatch.tap()
    XCTAssertTrue(app.staticTexts["old"].exists)
    app.buttons["Redo"].tap()
    XCTAssertTrue(app.staticTexts["new"].exists)
  }

  func testAnotherLaunchHasNothingToTakeBack() {
    launchApp()
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Undo'")).firstMatch.tap()
    XCTAssertTrue(app.staticTexts["old"].exists)
    XCTAssertTrue(app.buttons["Undo "].exists)
  }
}
