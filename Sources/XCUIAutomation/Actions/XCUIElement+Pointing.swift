import AccessibilityTree
import AutomationWire
public import Foundation

// MARK: - Mouse

extension XCUIElement {
  /// Moves the pointer over the element, after scrolling it onto the screen if needed.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    Interaction.act(.point("hover over"), plan, at: CallerLocation(file, line), .hover)
  }

  /// Clicks the element with the main button of a mouse.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    Interaction.act(.point("click"), plan, at: CallerLocation(file, line), .clicks())
  }

  /// Clicks the element twice in quick succession.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    Interaction.act(.point("double click"), plan, at: CallerLocation(file, line), .clicks(count: 2))
  }

  /// Clicks the element with the other button of a mouse.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    Interaction.act(
      .point("right click"), plan, at: CallerLocation(file, line), .clicks(button: .secondary))
  }

  /// Clicks the element, holds the button, and drags it to another.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherElement: The element in whose middle it is let go.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    click(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Clicks the element, holds the button, drags it to another, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherElement: The element in whose middle it is let go.
  ///   - velocity: How fast; a drag takes no time here.
  ///   - holdDuration: How long it is held there.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    drag(to: otherElement, .mouse, (duration, holdDuration), CallerLocation(file, line))
  }

  /// Turns the wheel of a mouse over the element.
  ///
  /// - Parameters:
  ///   - deltaX: How many cells the content moves sideways; more than 0 shows what is to the left.
  ///   - deltaY: How many cells the content moves; more than 0 shows what is above.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    Interaction.act(
      .scroll, plan, at: CallerLocation(file, line), .scroll(byDeltaX: deltaX, deltaY: deltaY))
  }
}

extension Gesture {
  /// The gesture of a wheel that is turned; content follows the wheel, as on Apple's platforms.
  static func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) -> Gesture {
    func cells(_ delta: CGFloat) -> Int {
      let bound = CGFloat(Int16.max)
      return delta.isNaN ? 0 : Int(min(max(-delta, -bound), bound).rounded())
    }
    return .scroll(deltaX: cells(deltaX), deltaY: cells(deltaY))
  }
}

// MARK: - Several fingers

extension XCUIElement {
  /// Taps the element with two fingers.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func twoFingerTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(withNumberOfTaps: 1, numberOfTouches: 2, file: file, line: line)
  }

  /// Fails the test: a terminal has no pinch.
  ///
  /// - Note: Unlike Apple's, it does nothing but fail, once in a test.
  ///
  /// - Parameters:
  ///   - scale: How much larger things were to become.
  ///   - velocity: How fast.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    Meaningless.fail("pinch", Meaningless.pinch, plan, at: CallerLocation(file, line))
  }

  /// Fails the test: a terminal has no rotation by fingers.
  ///
  /// - Note: Unlike Apple's, it does nothing but fail, once in a test.
  ///
  /// - Parameters:
  ///   - rotation: How far things were to be turned.
  ///   - velocity: How fast.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    Meaningless.fail("rotate", Meaningless.rotation, plan, at: CallerLocation(file, line))
  }
}
