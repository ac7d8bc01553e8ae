import XCTest
import XCUIAutomation

/// The app on the landing page of TextUI.
private typealias CounterApp = TextUIExample.CounterApp

final class CounterLaunchTests: XCTestCase {
  func testCounts() {
    let app = XCUIApplication(target: .inProcess(CounterApp.self))
    app.launch()
    app.buttons["Add one"].tap()
    XCTAssertTrue(app.staticTexts["Count: 1"].waitForExistence(timeout: 5))
  }
}
