import AutomationTools_Core
import XCTest

/// Notifications that an application asks for.
final class NotificationsTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(NotificationsApp.self) }

  private var status: String { app.staticTexts["status"].label }

  private var counts: String {
    app.buttons["Count"].tap()
    return app.staticTexts["counts"].label
  }

  /// Launches the application, and allows what it asks for.
  private func launchAndAllow() {
    launchApp()
    app.buttons["Ask"].tap()
    XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.buttons["Allow"].tap()
  }

  func testTheSystemAsksAndWhatIsAllowedComesInTime() {
    launchApp()
    XCTAssertEqual(counts, "notDetermined 0 0")
    app.buttons["Ask"].tap()
    let alert = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch
    XCTAssertTrue(alert.waitForExistence(timeout: 1))
    XCTAssertTrue(alert.label.hasSuffix("Would Like to Send You Notifications"), alert.label)
    alert.buttons["Allow"].tap()
    XCTAssertEqual(status, "allowed")
    app.buttons["Remind"].tap()
    XCTAssertEqual(counts, "authorized 1 0")
    XCTAssertFalse(app.staticTexts["Shown: Water"].waitForExistence(timeout: 4))
    XCTAssertTrue(app.staticTexts["Shown: Water"].waitForExistence(timeout: 2))
    XCTAssertEqual(counts, "authorized 0 1")
  }

  func testAMonitorRefusesAndNothingComes() {
    addUIInterruptionMonitor(withDescription: "Notifications") { alert in
      alert.buttons["Don’t Allow"].tap()
      return true
    }
    launchApp()
    app.buttons["Ask"].tap()
    app.buttons["Remind"].tap()
    XCTAssertEqual(status, "refused")
    XCTAssertFalse(app.staticTexts["Shown: Water"].waitForExistence(timeout: 10))
    XCTAssertEqual(counts, "denied 0 0")
  }

  func testTheDelegateIsNotToldOfWhatComesInTheBackground() {
    launchAndAllow()
    app.buttons["Remind"].tap()
    XCUIDevice.shared.press(.home)
    app.advanceTime(by: 10)
    app.activate()
    XCTAssertEqual(app.staticTexts["shown"].label, "Shown: ")
    XCTAssertEqual(counts, "authorized 0 1")
  }

  func testANotificationMayAskForTheNextOne() {
    launchAndAllow()
    app.buttons["Go on"].tap()
    app.buttons["Remind"].tap()
    XCTAssertTrue(app.staticTexts["Shown: Water"].waitForExistence(timeout: 6))
    XCTAssertEqual(counts, "authorized 1 1")
    XCTAssertTrue(app.staticTexts["Shown: Water Water"].waitForExistence(timeout: 61))
  }

  func testWhatIsTakenBackDoesNotCome() {
    launchAndAllow()
    app.buttons["Remind"].tap()
    app.buttons["Forget"].tap()
    XCTAssertFalse(app.staticTexts["Shown: Water"].waitForExistence(timeout: 10))
    XCTAssertEqual(counts, "authorized 0 0")
  }
}
