import AutomationTools_Core
import XCTest

/// What an application presents by UIKit's words.
final class PresentingTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(PresentingApp.self) }

  func testAnAlertWithAField() {
    launchApp()
    app.buttons["Rename"].tap()
    let alert = app.alerts["Rename"]
    XCTAssertTrue(alert.staticTexts["What is it?"].exists)
    let field = alert.textFields["Name"]
    XCTAssertEqual(field.value as? String, "nobody")
    field.tap()
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 6) + "Ann")
    alert.buttons["Save"].tap()
    // Another comes from what the button does.
    app.alerts["Saved"].buttons["OK"].tap()
    XCTAssertEqual(app.alerts.count, 0)
    XCTAssertTrue(app.staticTexts["Name Ann"].exists)
    app.buttons["Rename"].tap()
    app.alerts["Rename"].buttons["Cancel"].tap()
    XCTAssertEqual(app.alerts.count, 0)
    XCTAssertTrue(app.staticTexts["Name Ann"].exists)
  }

  func testChoices() {
    launchApp()
    app.buttons["Delete"].tap()
    app.sheets.buttons["Delete it"].tap()
    XCTAssertTrue(app.staticTexts["Name gone"].exists)
    XCTAssertEqual(app.sheets.count, 0)
  }

  func testWhatIsHandedOn() {
    launchApp()
    app.buttons["Share"].tap()
    XCTAssertTrue(app.otherElements["ActivityListView"].staticTexts["https://swift.org"].exists)
    app.buttons["Copy"].tap()
    XCTAssertTrue(app.staticTexts["Name copied"].exists)
    app.buttons["Share"].tap()
    app.buttons["Close"].tap()
    XCTAssertTrue(app.staticTexts["Name not copied"].exists)
  }

  func testViewsOverAll() {
    launchApp()
    app.buttons["More"].tap()
    XCTAssertTrue(app.staticTexts["More of it"].exists)
    app.buttons["Warn"].tap()
    app.alerts["Careful"].buttons["Back"].tap()
    XCTAssertFalse(app.staticTexts["More of it"].exists)
    app.buttons["More"].tap()
    app.buttons["Done"].tap()
    XCTAssertFalse(app.staticTexts["More of it"].exists)
    // It can be presented again, and views of UIKit's cannot be at all.
    app.buttons["Other"].tap()
    app.buttons["More"].tap()
    XCTAssertTrue(app.staticTexts["More of it"].exists)
  }

  func testTheDelegateOfTheSceneIsTold() {
    launchApp()
    app.buttons["Log"].tap()
    XCTAssertTrue(app.staticTexts["Log connected 0, active"].exists)
    XCUIDevice.shared.press(.home)
    app.activate()
    app.buttons["Log"].tap()
    XCTAssertTrue(app.staticTexts["Log connected 0, active, background, active"].exists)
  }
}
