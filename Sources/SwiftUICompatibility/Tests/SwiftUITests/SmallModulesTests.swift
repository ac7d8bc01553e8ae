import AutomationTools_Core
import XCTest

/// An application that asks a device for what a terminal has not.
final class SmallModulesTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(SmallModulesApp.self) }

  func testWhoIsNotKnownByTheirFaceIsAskedForAPassword() {
    launchApp()
    app.buttons["Unlock"].tap()
    app.alerts["Password"].secureTextFields["Password"].typeText("swordfish")
    app.alerts["Password"].buttons["OK"].tap()
    XCTAssertTrue(app.staticTexts["Open after 3 s"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.announcements, ["Open"])
  }
}
