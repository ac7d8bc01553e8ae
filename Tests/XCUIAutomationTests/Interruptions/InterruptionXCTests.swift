import FailureTesting
import Synchronization
import XCTest
import XCUIAutomation

@testable import HandmadeApp

/// Handlers of alerts that get in the way.
final class InterruptionXCTests: UITestCase {
  private let app = XCUIApplication(target: .inProcess(HandmadeApp.self))
  private var seen: [String] = []

  override func setUp() {
    app.launch()
    app.buttons["Reset"].tap()
  }

  private func dismiss(_ name: String, _ alert: XCUIElement) -> Bool {
    seen.append("\(name): \(alert.label)")
    alert.buttons["OK"].tap()
    return true
  }

  private func decline(_ name: String) -> Bool {
    seen.append(name)
    return false
  }

  func testHandlersAreCalledLastAddedFirstUntilOneDealsWithIt() {
    addUIInterruptionMonitor(withDescription: "a") { _ in self.decline("first") }
    addUIInterruptionMonitor(withDescription: "b") { self.dismiss("second", $0) }
    addUIInterruptionMonitor(withDescription: "c") { _ in self.decline("third") }
    app.buttons["Next"].tap()
    XCTAssertEqual(seen, ["third", "second: Reset"])
    XCTAssertEqual(app.staticTexts["status"].label, "Tapped Next 1")
  }

  func testHandlersAnswerWhatTheSystemAsks() {
    let app = XCUIApplication(target: .inProcess(PermissionsApp.self))
    app.launch()
    addUIInterruptionMonitor(withDescription: "a") { alert in
      self.seen.append(alert.label)
      alert.buttons["Allow"].tap()
      return true
    }
    app.buttons["Camera"].tap()
    app.buttons["Later"].tap()
    XCTAssertEqual(seen, ["“PermissionsApp” Would Like to Access the Camera"])
    app.advanceTime(by: 5)
    app.tap()
    app.buttons["Count"].tap()
    XCTAssertEqual(seen.last, "“PermissionsApp” Would Like to Send You Notifications")
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 1")
    XCTAssertEqual(app.staticTexts["answers"].label, "camera true, notifications true")
  }

  func testAHandlerThatLeavesTheAlertDoesNotDealWithIt() {
    let app = XCUIApplication(target: .inProcess(PermissionsApp.self))
    app.launch()
    addUIInterruptionMonitor(withDescription: "a") { _ in true }
    app.buttons["Camera"].tap()
    let failures = recordedFailures { app.buttons["Count"].tap() }
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 0")
  }

  func testARemovedHandlerIsNotCalled() {
    addUIInterruptionMonitor(withDescription: "a") { self.dismiss("first", $0) }
    let token = addUIInterruptionMonitor(withDescription: "b") { _ in self.decline("second") }
    removeUIInterruptionMonitor(token)
    app.buttons["Next"].press(forDuration: 1)
    XCTAssertEqual(seen, ["first: Reset"])
  }

  func testAnActionOnTheAlertCallsNoHandler() {
    addUIInterruptionMonitor(withDescription: "a") { _ in self.decline("first") }
    app.alerts["Reset"].buttons["OK"].tap()
    app.buttons["Next"].tap()
    XCTAssertEqual(seen, [])
  }

  func testWithoutAHandlerThatDealsWithItTheActionFails() throws {
    addUIInterruptionMonitor(withDescription: "a") { alert in
      self.seen.append("blocked: \(self.app.buttons["Next"].isHittable)")
      return false
    }
    let failures = recordedFailures { app.buttons["Next"].tap() }
    XCTAssertEqual(seen, ["blocked: false"])
    XCTAssertEqual(
      failures.map(\.headline),
      ["Failed to tap \"Next\" Button: Not hittable: it exists, but is covered by Alert \"Reset\"."]
    )
  }

  func testAHandlersOwnActionsCallNoHandlers() {
    addUIInterruptionMonitor(withDescription: "a") { _ in
      self.seen.append("called")
      self.app.buttons["Next"].tap()
      return false
    }
    let failures = recordedFailures { app.buttons["Next"].tap() }
    XCTAssertEqual(seen, ["called"])
    XCTAssertEqual(failures.count, 2)
  }

  func testAHandlerThatSaysItDidAndDidNotEndsInAFailure() {
    addUIInterruptionMonitor(withDescription: "a") { _ in
      self.seen.append("called")
      return true
    }
    let failures = recordedFailures { app.buttons["Next"].tap() }
    XCTAssertEqual(seen.count, 16)
    XCTAssertEqual(failures.count, 1)
  }
}
