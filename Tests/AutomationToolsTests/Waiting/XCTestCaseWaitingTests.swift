import AutomationTools_Core

/// Waits that come true, in the application's time.
final class XCTestCaseWaitingTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(WaitingApp.self) }

  override func setUp() {
    super.setUp()
    launchApp()
  }

  func testToExist() {
    waitForElementToExist(element: app.staticTexts["late"])
    XCTAssertTrue(app.staticTexts["late"].exists)
  }

  func testToNotExist() {
    waitForElementToNotExist(element: app.staticTexts["early"])
    XCTAssertFalse(app.staticTexts["early"].exists)
  }

  func testValueToExist() {
    waitForElementValueToExist(
      element: app.staticTexts["state"], valueString: "it's \"done\"", timeout: 10)
  }

  func testValueOfAnElement() {
    app.staticTexts["state"].waitForElementValueToExist(
      testCase: self, valueString: "it's \"done\"", mustWait: false)
  }

  func testToBeHittable() {
    waitForElementToBeHittable(element: app.staticTexts["late"], timeout: 5, mustWait: false)
  }

  func testToBeEnabled() {
    XCTAssertFalse(app.buttons["Send"].isEnabled)
    waitForElementToBeEnabled(element: app.buttons["Send"])
    XCTAssertTrue(app.buttons["Send"].isEnabled)
  }

  func testWhatIsSoAlreadyTakesNoTime() {
    waitForElementToExist(element: app.staticTexts["early"], timeout: 0)
    XCTAssertTrue(app.staticTexts["early"].exists)
    XCTAssertFalse(app.staticTexts["late"].exists)
  }

  func testExistsOrWait() {
    XCTAssertTrue(app.staticTexts["late"].existsOrWaitForExistence(timeout: 5))
    XCTAssertFalse(app.staticTexts["nowhere"].existsOrWaitForExistence(timeout: 5))
  }

  func testTextIsReplaced() {
    let field = app.textFields["field"]
    XCTAssertEqual(field.value as? String, "old text")
    field.waitClearAndEnterText(text: "new")
    XCTAssertEqual(field.value as? String, "new")
    field.waitClearAndEnterText(text: "")
    XCTAssertEqual(field.value as? String, "Field")
    field.waitClearAndEnterText(text: "again")
    XCTAssertEqual(field.value as? String, "again")
  }

  func testScrollingReachesBothEnds() {
    let list = app.collectionViews["list"]
    XCTAssertFalse(app.staticTexts["row.39"].isHittable)
    list.scrollToElement(element: app.staticTexts["row.39"])
    XCTAssertTrue(app.staticTexts["row.39"].isHittable)
    list.scrollToElement(element: app.staticTexts["row.0"])
    XCTAssertTrue(app.staticTexts["row.0"].isHittable)
    list.scrollDown()
    XCTAssertFalse(app.staticTexts["row.0"].isHittable)
  }
}
