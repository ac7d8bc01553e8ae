import AutomationTools_Core

/// The page on which people log in.
final class LoginPage: PageObject {
  /// The field for the address.
  var email: XCUIElement { app.textFields["Email"] }

  /// The field for the password.
  var password: XCUIElement { app.secureTextFields["Password"] }

  /// Types both, and tries.
  func logIn(_ password: String) {
    email.tap()
    email.typeText("ada@example.com\n")
    self.password.typeText(password + "\n")
  }
}

/// A login: focus, alerts, sheets and dialogs.
final class LoginTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .executable("SampleLogin") }

  private var page: LoginPage { LoginPage(application: app, testCaseInstance: self) }

  func testReturnLeadsFromFieldToField() {
    launchApp()
    XCTAssertFalse(app.buttons["Log In"].isEnabled)
    page.logIn("swordfish")
    XCTAssertTrue(app.activityIndicators.firstMatch.exists)
    XCTAssertTrue(app.staticTexts["Hello, ada@example.com"].waitForExistence(timeout: 2))
  }

  func testAnAddressNeedsItsSign() {
    launchApp()
    page.email.typeText("ada")
    XCTAssertTrue(app.staticTexts["This is no address."].exists)
    page.email.typeText("@")
    XCTAssertFalse(app.staticTexts["This is no address."].exists)
  }

  func testAWrongPasswordIsTriedAgain() {
    launchApp()
    page.logIn("sword")
    var alert = app.alerts["Wrong Password"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    XCTAssertTrue(alert.staticTexts["You can try 2 more times."].exists)
    alert.buttons["Try Again"].tap()
    // The field has the focus, and is empty.
    page.password.typeText("fish\n")
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    alert.buttons["Try Again"].tap()
    page.password.typeText("sword\n")
    alert = app.alerts["Account Locked"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    XCTAssertFalse(alert.buttons["Try Again"].exists)
    alert.buttons["OK"].tap()
  }

  func testThePasswordIsShown() {
    launchApp()
    page.password.tap()
    page.password.typeText("abc")
    app.buttons["Show password"].tap()
    XCTAssertEqual(app.textFields["Password"].value as? String, "abc")
    XCTAssertTrue(app.buttons["Hide password"].exists)
  }

  func testPeopleLogOut() {
    launchApp()
    page.logIn("swordfish")
    XCTAssertTrue(app.buttons["Log Out"].waitForExistence(timeout: 2))
    app.buttons["Log Out"].tap()
    app.sheets["Log out?"].buttons["Stay"].tap()
    app.buttons["Log Out"].tap()
    app.sheets["Log out?"].buttons["Log Out"].tap()
    XCTAssertTrue(page.email.exists)
  }

  func testAnAccountIsMade() {
    launchApp()
    app.buttons["Create Account"].tap()
    XCTAssertTrue(app.navigationBars["New Account"].exists)
    XCTAssertFalse(app.buttons["Create"].isEnabled)
    let form = app.collectionViews
    form.textFields["Email"].tap()
    form.textFields["Email"].typeText("bert@example.com")
    app.switches["I accept the terms"].firstMatch.tap()
    app.buttons["Create"].tap()
    XCTAssertEqual(page.email.value as? String, "bert@example.com")
  }

  func testTermsCoverTheScreen() {
    launchApp()
    app.buttons["Terms"].tap()
    XCTAssertTrue(app.navigationBars["Terms"].exists)
    XCTAssertFalse(page.email.isHittable)
    app.buttons["Done"].tap()
    XCTAssertTrue(page.email.isHittable)
  }
}
