import AutomationTools_Core

/// The app on the landing page of what apps have of AutomationTools.
private typealias CounterApp = AutomationToolsHostExample.CounterApp

/// Its flags.
private typealias CounterFlag = AutomationToolsHostExample.CounterFlag

final class CounterPage: PageObject {
  var addButton: XCUIElement { app.buttons["Add"] }
}

final class CounterTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(CounterApp.self) }

  func testCountsInTens() {
    launchApp(featureFlags: [Flag(CounterFlag.step, 10)])
    CounterPage(application: app, testCaseInstance: self).addButton.tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 10")
  }
}
