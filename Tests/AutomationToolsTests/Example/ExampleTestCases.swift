import AutomationTools_Core
import XCTest

/// The example of AutomationTools, as a suite would write it.
class ExampleTestCases: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(ExampleApp.self) }

  func testExample1() {
    launchApp(
      featureFlags: [Flag(key: Constants.feature1, value: false)],
      automationFlags: [Flag(key: Constants.simulateUserAlreadyLoggedIn, value: true)],
      otherArgs: [Constants.defaultStubBundle])

    let page = ExamplePage(application: app, testCaseInstance: self)
    waitForElementToExist(element: page.greeting)
    XCTAssertEqual(page.greeting.label, "Hello, Ada")
    waitForElementToNotExist(element: page.newBasket, timeout: 10)
    XCTAssertTrue(app.staticTexts["Stubbed"].exists)
  }

  func testExample2() {
    launchApp()

    let page = ExamplePage(application: app, testCaseInstance: self)
    page.startBasket()
    XCTAssertEqual(page.greeting.label, "Please log in")
    XCTAssertFalse(app.staticTexts["Stubbed"].exists)
  }
}

/// The only screen of the example.
class ExamplePage: PageObject {
  var greeting: XCUIElement { app.staticTexts["greeting"] }
  var newBasket: XCUIElement { app.buttons["New basket"] }

  func startBasket() {
    tc.waitForElementToBeHittable(element: newBasket)
    newBasket.waitAndTap()
  }
}
