import AccessibilityTree
import AutomationWire
public import Foundation

/// An element of an application's interface, found by a query at the moment it is used.
///
/// Mirrors Apple's class. An element is a recipe, an application and steps from there, and finds what is there anew at each use.
/// Whether that is something, and one thing, shows then: reading an attribute or tapping fails the test when it is not.
///
/// ```swift
/// app.buttons["Next"].tap()
/// XCTAssertTrue(app.staticTexts["Welcome"].waitForExistence(timeout: 5))
/// ```
///
/// It is `@unchecked Sendable`: an element holds its recipe, which is immutable, and what an application object remembers is behind
/// a lock. A subclass that adds state has to see to that itself.
///
/// - Note: Unlike Apple's class it is not isolated to the main actor, so that suites with and without isolation compile.
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  @unchecked Sendable
{
  /// The recipe.
  let plan: QueryPlan

  /// Makes the element of a recipe.
  init(_ plan: QueryPlan) {
    self.plan = plan
    super.init()
  }

  // MARK: - Being there

  /// Whether there is such an element now, on the screen or not.
  ///
  /// It never fails the test for an element that is not there, and is true when there are several.
  open var exists: Bool {
    Interaction.look(at: "exists", of: plan, default: false, as: Look.Sight.flag) {
      () throws(InteractionProblem) in try !plan.matches(limit: 1).isEmpty
    }
  }

  /// Whether there is such an element, and input can reach it: it is on the screen and not covered everywhere.
  ///
  /// It never fails the test.
  open var isHittable: Bool {
    Interaction.look(at: "isHittable", of: plan, default: false, as: Look.Sight.flag) {
      () throws(InteractionProblem) in
      let (scope, found) = try plan.search(limit: 2)
      return found.count == 1 && scope.isHittable(found[0]) && !plan.session.isOutOfReach
    }
  }

  // MARK: - Attributes

  /// The identifier the author gave the element; empty when none.
  open var identifier: String { attribute("identifier", default: "") { $0.identifier } }

  /// The rectangle on the screen, in cells, or in points where `UITEST_LENGTHS=points`, unclipped.
  open var frame: CGRect { attribute("frame", default: .zero) { $0.frame } }

  /// What the element holds: the text of a field (its placeholder when empty), "1" and "0" for a switch; empty when nothing.
  ///
  /// In a test that is over with a failure it is empty, so that `value as! String` ends no run.
  open var value: Any? { attribute("value", default: textAfterEnd) { $0.shownText } }

  /// The title; empty for most elements.
  open var title: String { attribute("title", default: "") { $0.title } }

  /// What the element is called; for a text, the text.
  open var label: String { attribute("label", default: "") { $0.label } }

  /// The kind of control or container.
  open var elementType: ElementType { attribute("elementType", default: .other) { $0.elementType } }

  /// Whether the element takes input.
  open var isEnabled: Bool { attribute("isEnabled", default: false) { $0.isEnabled } }

  /// The width there is on the element's screen: little, as on a phone, or on one of 100 columns and more that is not held across, as on a
  /// tablet.
  open var horizontalSizeClass: SizeClass {
    attribute("horizontalSizeClass", default: .unspecified) { $0.horizontalSizeClass }
  }

  /// The height there is on the element's screen: little while the device is held across.
  open var verticalSizeClass: SizeClass {
    attribute("verticalSizeClass", default: .unspecified) { $0.verticalSizeClass }
  }

  /// What an empty field shows in place of text.
  open var placeholderValue: String? {
    attribute("placeholderValue", default: textAfterEnd) { $0.placeholderValue }
  }

  /// What optional texts read as where nothing was found: `nil`, and an empty text in a test that is over, which goes on without effect.
  private var textAfterEnd: String? { TestScope.current.isOver ? "" : nil }

  /// Whether the element is the chosen one of several.
  open var isSelected: Bool { attribute("isSelected", default: false) { $0.isSelected } }

  /// Whether the element has the keyboard's focus.
  open var hasFocus: Bool { attribute("hasFocus", default: false) { $0.hasFocus } }

  /// Reads an attribute, and fails the test when there is not exactly one such element.
  private func attribute<Value>(
    _ name: String, default fallback: Value, _ read: (ElementSnapshot) -> Value
  ) -> Value {
    let value = Interaction.perform(.read(name), plan) { element throws(InteractionProblem) in
      read(element.snapshot)
    }
    guard let value else { return TestScope.current.seenAfterEnd(fallback) }
    TestScope.current.note(Look(plan, name, Look.Sight(value)))
    return value
  }

  // MARK: - Tapping and pressing

  /// Taps the element, after scrolling it onto the screen if needed.
  ///
  /// - Note: Unlike Apple's, it fails the test for an element that is disabled or covered, where Apple's taps whatever is there.
  open func tap() { taps(1) }

  /// Taps the element twice in quick succession.
  open func doubleTap() { taps(2) }

  /// Taps the element with two fingers.
  open func twoFingerTap() { tap(withNumberOfTaps: 1, numberOfTouches: 2) }

  /// Taps the element several times in quick succession.
  ///
  /// - Parameters:
  ///   - numberOfTaps: How often.
  ///   - numberOfTouches: With how many fingers.
  open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    taps(max(1, numberOfTaps), fingers: max(1, numberOfTouches))
  }

  /// Presses the element and holds it.
  ///
  /// - Note: Unlike Apple's, it takes none of the real time, but the application's; as taps and typing take a millisecond of that.
  ///
  /// - Parameter duration: How long, in seconds of the application's time.
  open func press(forDuration duration: TimeInterval) {
    Interaction.act(.press, plan, allowing: duration, .press(seconds: duration))
  }

  /// Presses the element, holds it, and drags it to another.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherElement: The element in whose middle it is let go.
  open func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    drag(to: otherElement, .touch, (duration, 0))
  }

  /// Presses the element, holds it, drags it to another, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherElement: The element in whose middle it is let go.
  ///   - velocity: How fast; a drag takes no time here.
  ///   - holdDuration: How long it is held there.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) { drag(to: otherElement, .touch, (duration, holdDuration)) }

  // MARK: - Swiping and other gestures

  /// Swipes up: moves a finger up from the element's middle, so that what is below comes into view.
  open func swipeUp() { swipe(.up) }

  /// Swipes up, so fast.
  open func swipeUp(velocity: XCUIGestureVelocity) { swipe(.up, velocity) }

  /// Swipes down: moves a finger down from the element's middle, so that what is above comes into view.
  open func swipeDown() { swipe(.down) }

  /// Swipes down, so fast.
  open func swipeDown(velocity: XCUIGestureVelocity) { swipe(.down, velocity) }

  /// Swipes left: moves a finger to the left from the element's middle.
  open func swipeLeft() { swipe(.left) }

  /// Swipes left, so fast.
  open func swipeLeft(velocity: XCUIGestureVelocity) { swipe(.left, velocity) }

  /// Swipes right: moves a finger to the right from the element's middle.
  open func swipeRight() { swipe(.right) }

  /// Swipes right, so fast.
  open func swipeRight(velocity: XCUIGestureVelocity) { swipe(.right, velocity) }

  /// Fails the test: a terminal has no pinch.
  ///
  /// - Note: Unlike Apple's, it does nothing but fail, once in a test.
  open func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    Meaningless.fail("pinch", Meaningless.pinch, plan)
  }

  /// Fails the test: a terminal has no rotation by fingers.
  ///
  /// - Note: Unlike Apple's, it does nothing but fail, once in a test.
  open func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    Meaningless.fail("rotate", Meaningless.rotation, plan)
  }

  // MARK: - Mouse

  /// Moves the pointer over the element, after scrolling it onto the screen if needed.
  open func hover() { Interaction.act(.point("hover over"), plan, .hover) }

  /// Clicks the element with the main button of a mouse.
  open func click() { Interaction.act(.point("click"), plan, .clicks()) }

  /// Clicks the element twice in quick succession.
  open func doubleClick() { Interaction.act(.point("double click"), plan, .clicks(count: 2)) }

  /// Clicks the element with the other button of a mouse.
  open func rightClick() {
    Interaction.act(.point("right click"), plan, .clicks(button: .secondary))
  }

  /// Clicks the element, holds the button, and drags it to another.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherElement: The element in whose middle it is let go.
  open func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    drag(to: otherElement, .mouse, (duration, 0))
  }

  /// Clicks the element, holds the button, drags it to another, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherElement: The element in whose middle it is let go.
  ///   - velocity: How fast; a drag takes no time here.
  ///   - holdDuration: How long it is held there.
  open func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) { drag(to: otherElement, .mouse, (duration, holdDuration)) }

  /// Turns the wheel of a mouse over the element.
  ///
  /// - Parameters:
  ///   - deltaX: How many cells the content moves sideways; more than 0 shows what is to the left.
  ///   - deltaY: How many cells the content moves; more than 0 shows what is above.
  open func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    Interaction.act(.scroll, plan, .scroll(byDeltaX: deltaX, deltaY: deltaY))
  }

  // MARK: - Typing

  /// Types a text into the element, which must have the keyboard's focus, itself or in something inside it.
  ///
  /// - Parameter text: The text; a line feed presses Return, and raw values of ``XCUIKeyboardKey`` press those keys.
  open func typeText(_ text: String) {
    press(TypedText.presses(for: text), .typeText(plan.isOfSecrets ? nil : text))
  }

  /// Presses a key with others held.
  ///
  /// - Parameters:
  ///   - key: The key, by its character.
  ///   - flags: What is held meanwhile.
  open func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    press(TypedText.presses(for: key, modifiers: KeyPress.Modifiers(flags)), .typeKey)
  }

  /// Presses a key with others held.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - flags: What is held meanwhile.
  open func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: flags)
  }

  // MARK: - Adjusting

  /// The position of a slider's thumb, from 0 to 1; 0 for what is no slider.
  ///
  /// It is read from the value, as far as that is a percentage or a number from 0 to 1.
  open var normalizedSliderPosition: CGFloat { sliderPosition }

  /// Moves a slider's thumb to a position.
  ///
  /// - Note: Unlike Apple's, which drags as near as it can, the slider gets the value itself, or the nearest it takes.
  ///
  /// - Parameter normalizedSliderPosition: The position, from 0 to 1.
  open func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    moveSlider(to: Double(normalizedSliderPosition))
  }

  /// Turns a wheel of a picker to a value; fails the test when there is none such.
  ///
  /// - Parameter pickerWheelValue: The value, as the wheel shows it.
  open func adjust(toPickerWheelValue pickerWheelValue: String) { turnWheel(to: pickerWheelValue) }

  // MARK: - Waiting

  /// Waits until there is such an element.
  ///
  /// - Note: Unlike Apple's, it waits in the application's time, which leaps to where something may change, and ends at once when
  ///   nothing can change any more.
  ///
  /// - Parameter timeout: How long, in seconds.
  /// - Returns: Whether it is there.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool { wait(timeout, isToExist: true) }

  /// Waits until there is no such element.
  ///
  /// - Parameter timeout: How long, in seconds; see ``waitForExistence(timeout:)``.
  /// - Returns: Whether it is gone.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { wait(timeout, isToExist: false) }

  // MARK: - Attributes by name

  /// Returns the value of an attribute by its name, as key-value coding does: `label`, `hasKeyboardFocus`, `isEnabled`, ….
  ///
  /// - Note: Unlike Apple's, an unknown name is a failure of the test; it does not raise an exception.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value; `nil` for one that is empty, and for an unknown name.
  open func value(forKey key: String) -> Any? { attribute(named: key) }

  // MARK: - Looking inside

  /// Returns the elements of a type directly inside this one.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.children(type)))
  }

  /// Returns the elements of a type inside this one, at any depth, without itself.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.descendants(type)))
  }

  /// The first such element, which need not be the only one.
  open var firstMatch: XCUIElement {
    plan.selectsOne ? self : XCUIElement(plan.appending(.first))
  }

  /// Returns a place that moves with the element.
  ///
  /// - Parameter normalizedOffset: How far from the top leading corner, in widths and heights of the element.
  /// - Returns: The place.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    let (widths, heights) = (Double(normalizedOffset.dx), Double(normalizedOffset.dy))
    return XCUICoordinate(self, ElementOffset(widths: widths, heights: heights))
  }

  /// Takes a picture of the element, as far as it is on the screen; of an application, of its whole screen.
  ///
  /// It fails the test when there is not exactly one such element, and returns a blank picture then.
  ///
  /// - Returns: The picture.
  open func screenshot() -> XCUIScreenshot { XCUIScreenshot.taken(of: plan) ?? .blank }

  // MARK: - Descriptions

  /// The element as messages call it: `"Next" Button`.
  open override var description: String { plan.words }

  /// The element, what is inside it, the way to it and the query, in Apple's form.
  open override var debugDescription: String { QueryDescription(plan).ofElement }
}
