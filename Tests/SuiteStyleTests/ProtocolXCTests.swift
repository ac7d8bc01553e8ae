import XCTest

// What suites declare of elements to speak of them by protocols; Apple's have the members as they stand here.

/// What can be tapped.
protocol Tappable {
  func tap()
  func doubleTap()
  func twoFingerTap()
  func tap(withNumberOfTaps: Int, numberOfTouches: Int)
  func press(forDuration: TimeInterval)
}

/// What can be swiped.
protocol Swipeable {
  func swipeUp()
  func swipeDown()
  func swipeLeft()
  func swipeRight()
  func swipeUp(velocity: XCUIGestureVelocity)
  func swipeDown(velocity: XCUIGestureVelocity)
  func swipeLeft(velocity: XCUIGestureVelocity)
  func swipeRight(velocity: XCUIGestureVelocity)
  func pinch(withScale: CGFloat, velocity: CGFloat)
  func rotate(_: CGFloat, withVelocity: CGFloat)
}

/// What can be dragged.
protocol Draggable {
  func press(forDuration: TimeInterval, thenDragTo: XCUIElement)
  func press(
    forDuration: TimeInterval, thenDragTo: XCUIElement, withVelocity: XCUIGestureVelocity,
    thenHoldForDuration: TimeInterval)
}

/// What a mouse can be used on.
protocol Clickable {
  func hover()
  func click()
  func doubleClick()
  func rightClick()
  func scroll(byDeltaX: CGFloat, deltaY: CGFloat)
}

/// What takes text.
protocol Typeable {
  func typeText(_: String)
  func typeKey(_: String, modifierFlags: XCUIElement.KeyModifierFlags)
  func typeKey(_: XCUIKeyboardKey, modifierFlags: XCUIElement.KeyModifierFlags)
}

/// What can be waited for.
protocol Awaitable {
  func waitForExistence(timeout: TimeInterval) -> Bool
  func waitForNonExistence(timeout: TimeInterval) -> Bool
}

/// What has a value that can be set.
protocol Adjustable {
  var normalizedSliderPosition: CGFloat { get }
  func adjust(toNormalizedSliderPosition: CGFloat)
  func adjust(toPickerWheelValue: String)
}

/// What can be looked at.
protocol Inspectable {
  func screenshot() -> XCUIScreenshot
  func coordinate(withNormalizedOffset: CGVector) -> XCUICoordinate
  func value(forKey: String) -> Any?
}

extension XCUIElement: Tappable, Swipeable, Draggable, Clickable {}
extension XCUIElement: Typeable, Awaitable, Adjustable, Inspectable {}

/// What can be launched.
protocol Launchable {
  func launch()
  func activate()
  func terminate()
  func open(_: URL)
  func wait(for: XCUIApplication.State, timeout: TimeInterval) -> Bool
  func resetAuthorizationStatus(for: XCUIProtectedResource)
  func performAccessibilityAudit(
    for: XCUIAccessibilityAuditType, _: ((XCUIAccessibilityAuditIssue) throws -> Bool)?) throws
}

extension XCUIApplication: Launchable {}

/// What a point can do.
protocol Pointing {
  func tap()
  func doubleTap()
  func press(forDuration: TimeInterval)
  func press(forDuration: TimeInterval, thenDragTo: XCUICoordinate)
  func hover()
  func click()
  func doubleClick()
  func rightClick()
  func scroll(byDeltaX: CGFloat, deltaY: CGFloat)
}

extension XCUICoordinate: Pointing {}

/// What a device can do.
protocol Buttoned {
  func press(_: XCUIDevice.Button)
  func perform(handGesture: XCUIDeviceHandGesture)
}

extension XCUIDevice: Buttoned {}

/// What measures.
protocol Measuring {
  func measure(metrics: [any XCTMetric], block: () -> Void)
  func measure(options: XCTMeasureOptions, block: () -> Void)
  func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void)
}

extension UITestCase: Measuring {}

/// A screen object that is an application, and notes what is done with it.
final class NotingApplication: XCUIApplication, @unchecked Sendable {
  var notes: [String] = []

  override func launch() { notes.append("launch") }
  override func activate() { notes.append("activate") }
  override func terminate() { notes.append("terminate") }
  override func open(_ url: URL) { notes.append("open \(url)") }
  override func wait(for state: State, timeout: TimeInterval) -> Bool { state == .notRunning }
  override func tap() { notes.append("tap") }
  override func swipeUp() { notes.append("swipe") }
  override func swipeUp(velocity: XCUIGestureVelocity) {
    notes.append("swipe \(velocity == .fast)")
  }
  override func typeText(_ text: String) { notes.append("type \(text)") }
  override func press(forDuration duration: TimeInterval) { notes.append("press \(duration)") }
  override func waitForExistence(timeout: TimeInterval) -> Bool { timeout > 1 }
}

/// Members of elements as Apple's have them: to conform by, to pass around, and to override.
final class ProtocolXCTests: XCTestCase {
  private var app: NotingApplication!

  override func setUp() {
    super.setUp()
    app = NotingApplication()
  }

  func testElementsConformToProtocolsOfTheSuite() {
    let things: [any Tappable & Swipeable & Typeable] = [app]
    for thing in things {
      thing.tap()
      thing.swipeUp()
      thing.typeText("a")
    }
    (app as any Launchable).launch()
    XCTAssertEqual(app.notes, ["tap", "swipe", "type a", "launch"])
  }

  func testMembersAreValues() {
    let tap: () -> Void = app.tap
    let wait: (TimeInterval) -> Bool = app.waitForExistence
    let type = XCUIElement.typeText
    let taps: [(XCUIElement) -> () -> Void] = [XCUIElement.tap, XCUIElement.swipeUp]
    tap()
    XCTAssertTrue(wait(2))
    XCTAssertFalse(wait(1))
    type(app)("b")
    for tap in taps { tap(app)() }
    ["c", "d"].forEach(app.typeText)
    XCTAssertEqual(app.notes, ["tap", "type b", "tap", "swipe", "type c", "type d"])
  }

  func testMembersAreOverridden() throws {
    let element: XCUIElement = app
    element.press(forDuration: 1)
    element.swipeUp(velocity: .fast)
    let application: XCUIApplication = app
    application.activate()
    application.open(try XCTUnwrap(URL(string: "a:b")))
    application.terminate()
    XCTAssertTrue(application.wait(for: .notRunning, timeout: 0))
    XCTAssertEqual(app.notes, ["press 1.0", "swipe true", "activate", "open a:b", "terminate"])
  }
}
