import XCTest

@testable import AutomationTools_Core

/// Waits that never come true, and what they say.
final class ElementConditionTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(WaitingApp.self) }

  /// Waits for what never comes true.
  private func message(_ condition: ElementCondition, _ element: XCUIElement) -> String? {
    launchApp()
    return condition.verify(element, timeout: 20)?.message
  }

  func testExists() {
    XCTAssertEqual(
      message(.exists, app.buttons["Nowhere"]),
      "Waited 20 seconds for \"Nowhere\" Button to exist, but it was never there.")
  }

  func testDoesNotExist() {
    XCTAssertEqual(
      message(.doesNotExist, app.buttons["Never"]),
      "Waited 20 seconds for \"Never\" Button to not exist, but it was still there.")
  }

  func testHasValue() {
    XCTAssertEqual(
      message(.hasValue("ready"), app.staticTexts["state"]),
      """
      Waited 20 seconds for "state" StaticText to have the value "ready", \
      but the last value seen was "it's "done"".
      """)
  }

  func testIsEnabled() {
    XCTAssertEqual(
      message(.isEnabled, app.buttons["Never"]),
      "Waited 20 seconds for \"Never\" Button to be enabled, but it was there, disabled.")
  }

  func testIsHittable() {
    XCTAssertEqual(
      message(.isHittable, app.staticTexts["row.39"]),
      """
      Waited 20 seconds for "row.39" StaticText to be hittable, \
      but it was there, off screen or covered.
      """)
  }
}
