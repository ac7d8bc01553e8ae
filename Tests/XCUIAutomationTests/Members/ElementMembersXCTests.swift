import Foundation
import XCTest
import XCUIAutomation

@testable import HandmadeApp

/// Calls every member of applications, elements, queries and coordinates, as suites call them.
///
/// It holds no member to its meaning, which the tests of each do: that one is missing, or takes other labels, does not compile.
final class ElementMembersXCTests: UITestCase {
  private let app = XCUIApplication(target: .inProcess(HandmadeApp.self))

  override func setUp() { app.launch() }

  func testApplication() {
    XCUIApplication.defaultTarget = .inProcess(HandmadeApp.self)
    let app = XCUIApplication()
    app.launchArguments = ["-a"]
    app.launchArguments += ["-b"]
    app.launchEnvironment["HANDMADE"] = "x"
    app.launch()
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
    app.terminate()
    XCTAssertTrue(app.wait(for: .notRunning, timeout: 1))
    let states: [XCUIApplication.State] = [
      .unknown, .notRunning, .runningBackgroundSuspended, .runningBackground, .runningForeground,
    ]
    XCTAssertEqual(states.map(\.rawValue), [0, 1, 2, 3, 4])
  }

  func testAudit() throws {
    // Its buttons take no focus, and two have one name, so that queries find both.
    try app.performAccessibilityAudit {
      $0.auditType == .action || $0.element?.label == "Same"
    }
    var count = 0
    try app.performAccessibilityAudit(for: [.hitRegion, .sufficientElementDescription]) { issue in
      count += 1
      return issue.element != nil && !issue.compactDescription.isEmpty
        && !issue.detailedDescription.isEmpty && issue.auditType == .sufficientElementDescription
    }
    XCTAssertEqual(count, 1)
    let types: [XCUIAccessibilityAuditType] = [
      .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
      .textClipped, .trait, .action, .parentChild,
    ]
    XCTAssertTrue(types.allSatisfy { XCUIAccessibilityAuditType.all.contains($0) })
  }

  func testElementWaits() {
    let next = app.buttons["Next"]
    XCTAssertTrue(next.exists)
    XCTAssertTrue(next.isHittable)
    XCTAssertTrue(next.waitForExistence(timeout: 1))
    XCTAssertFalse(next.waitForNonExistence(timeout: 0))
    XCTAssertFalse(next.waitForNonExistence(withTimeout: 0))
    XCTAssertTrue(app.buttons["Nowhere"].waitForNonExistence(withTimeout: 1))
    XCTAssertTrue(next.wait(for: \.label, toEqual: "Next", timeout: 1))
  }

  func testElementActions() {
    let next = app.buttons["Next"]
    next.tap()
    next.doubleTap()
    next.tap(withNumberOfTaps: 2, numberOfTouches: 1)
    next.press(forDuration: 0.1)
    next.press(forDuration: 0.1, thenDragTo: app.buttons["Later"])
    next.press(
      forDuration: 0.1, thenDragTo: app.buttons["Later"], withVelocity: .default,
      thenHoldForDuration: 0.1)
    let list = app.collectionViews.firstMatch
    list.swipeUp()
    list.swipeDown()
    list.swipeLeft()
    list.swipeRight()
    list.swipeUp(velocity: .slow)
    list.swipeDown(velocity: .fast)
    list.swipeLeft(velocity: 500)
    list.swipeRight(velocity: 500.5)
    let field = app.textFields["name"]
    field.tap()
    field.typeText("a")
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 1))
    field.typeKey("b", modifierFlags: [])
    field.typeKey(.return, modifierFlags: [.shift, .command])
    next.tap()
    XCUIElement.perform(withKeyModifiers: .control) {
      XCUIElement.perform(withKeyModifiers: [.shift]) { app.typeKey("y", modifierFlags: .option) }
    }
    let held = app.staticTexts["status"].label
    let all: XCUIElement.KeyModifierFlags = [.control, .shift, .option]
    app.typeKey("y", modifierFlags: [])
    XCTAssertNotEqual(app.staticTexts["status"].label, held)
    app.typeKey("y", modifierFlags: all)
    XCTAssertEqual(app.staticTexts["status"].label, held)
  }

  func testElementInspection() throws {
    let next = app.buttons["Next"]
    _ = next.screenshot()
    _ = try next.snapshot()
    XCTAssertFalse(next.debugDescription.isEmpty)
    XCTAssertFalse(next.description.isEmpty)
    XCTAssertEqual(next.value(forKey: "hasKeyboardFocus") as? Bool, false)
    XCTAssertEqual(next.children(matching: .any).count, 0)
    XCTAssertEqual(app.descendants(matching: .textField).count, 1)
  }

  func testAttributes() {
    func check(_ attributes: some XCUIElementAttributes) {
      XCTAssertEqual(attributes.identifier, "next")
      XCTAssertEqual(attributes.label, "Next")
      XCTAssertEqual(attributes.value as? String, "")
      XCTAssertEqual(attributes.title, "")
      XCTAssertNil(attributes.placeholderValue)
      XCTAssertTrue(attributes.isEnabled)
      XCTAssertFalse(attributes.isSelected)
      XCTAssertFalse(attributes.hasFocus)
      XCTAssertEqual(attributes.frame, CGRect(x: 0, y: 1, width: 6, height: 1))
      XCTAssertEqual(attributes.elementType, .button)
      XCTAssertEqual(attributes.horizontalSizeClass, .compact)
      XCTAssertEqual(attributes.verticalSizeClass, .regular)
    }
    check(app.buttons["next"])
  }

  func testQueries() {
    let buttons = app.buttons
    let isNext = NSPredicate(format: "label == %@", "Next")
    let isRow = NSPredicate(format: "label BEGINSWITH 'Row'")
    XCTAssertEqual(buttons["Next"].label, "Next")
    XCTAssertEqual(app.textFields.element.identifier, "name")
    XCTAssertEqual(buttons.firstMatch.firstMatch.label, "Next")
    XCTAssertEqual(buttons.element(boundBy: 0).label, "Next")
    XCTAssertEqual(buttons.element(at: 0).label, "Next")
    XCTAssertEqual(buttons.element(matching: isNext).label, "Next")
    XCTAssertEqual(
      app.descendants(matching: .any).element(matching: .button, identifier: "next").label, "Next")
    XCTAssertEqual(buttons.matching(isNext).count, 1)
    XCTAssertEqual(buttons.matching(identifier: "Same").count, 2)
    XCTAssertEqual(buttons.matching(.button, identifier: nil).count, buttons.count)
    XCTAssertEqual(app.collectionViews.containing(isRow).count, 1)
    XCTAssertEqual(app.cells.containing(.staticText, identifier: "Row 1").count, 1)
    XCTAssertEqual(app.collectionViews.descendants(matching: .cell).count, 30)
    XCTAssertEqual(app.collectionViews.children(matching: .cell).count, 30)
    XCTAssertEqual(buttons.allElementsBoundByIndex.count, buttons.count)
    XCTAssertEqual(buttons.allElementsBoundByAccessibilityElement.count, buttons.count)
    XCTAssertFalse(buttons.debugDescription.isEmpty)
  }

  func testCoordinates() {
    let place = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
    let other = place.withOffset(CGVector(dx: 1, dy: 1))
    XCTAssertEqual(other.screenPoint, CGPoint(x: 1, y: 1))
    XCTAssertEqual(other.referencedElement, app)
    other.tap()
    other.doubleTap()
    other.press(forDuration: 0.1)
    other.press(forDuration: 0.1, thenDragTo: place)
    other.press(
      forDuration: 0.1, thenDragTo: place, withVelocity: .slow, thenHoldForDuration: 0.1)
  }

  func testKeys() {
    let keys: [XCUIKeyboardKey] = [
      .delete, .return, .enter, .tab, .space, .escape, .upArrow, .downArrow, .leftArrow,
      .rightArrow, .F1, .F2, .F3, .F4, .F5, .F6, .F7, .F8, .F9, .F10, .F11, .F12, .F13, .F14, .F15,
      .F16, .F17, .F18, .F19, .forwardDelete, .home, .end, .pageUp, .pageDown, .clear, .help,
      .capsLock, .shift, .control, .option, .command, .rightShift, .rightControl, .rightOption,
      .rightCommand, .secondaryFn,
    ]
    XCTAssertEqual(Set(keys.map(\.rawValue)).count, keys.count)
    let flags: [XCUIElement.KeyModifierFlags] = [
      .capsLock, .shift, .control, .option, .command, .function,
    ]
    XCTAssertEqual(flags.map(\.rawValue), [1, 2, 4, 8, 16, 32])
    XCTAssertEqual(XCUIElement.KeyModifierFlags.alphaShift, .capsLock)
    XCTAssertEqual(XCUIElement.KeyModifierFlags.alternate, .option)
  }
}
