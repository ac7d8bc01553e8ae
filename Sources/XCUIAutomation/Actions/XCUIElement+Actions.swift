import AccessibilityTree
import AutomationWire
public import Foundation

// MARK: - Tapping

extension XCUIElement {
  /// Taps the element, after scrolling it onto the screen if needed.
  ///
  /// - Note: Unlike Apple's, it fails the test for an element that is disabled or covered, where Apple's taps whatever is there.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func tap(file: StaticString = #filePath, line: UInt = #line) {
    tap(times: 1, at: CallerLocation(file, line))
  }

  /// Taps the element twice in quick succession.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
    tap(times: 2, at: CallerLocation(file, line))
  }

  /// Taps the element several times in quick succession.
  ///
  /// - Parameters:
  ///   - numberOfTaps: How often.
  ///   - numberOfTouches: With how many fingers.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    tap(
      times: max(1, numberOfTaps), fingers: max(1, numberOfTouches), at: CallerLocation(file, line))
  }

  /// Taps the element so many times with so many fingers.
  private func tap(times count: Int, fingers: Int = 1, at location: CallerLocation) {
    Interaction.act(
      .tap(count: count), plan, at: location, .taps(count: count, fingers: fingers))
  }
}

// MARK: - Pressing and dragging

extension XCUIElement {
  /// Presses the element and holds it.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds of the application's time.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func press(
    forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    Interaction.act(
      .press, plan, at: CallerLocation(file, line), allowing: duration, .press(seconds: duration))
  }

  /// Presses the element, holds it, and drags it to another.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherElement: The element in whose middle it is let go.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Presses the element, holds it, drags it to another, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherElement: The element in whose middle it is let go.
  ///   - velocity: How fast; a drag takes no time here.
  ///   - holdDuration: How long it is held there.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    drag(to: otherElement, .touch, (duration, holdDuration), CallerLocation(file, line))
  }

  /// Presses the element, holds it, drags it to another, and holds it there.
  ///
  /// - Parameters:
  ///   - otherElement: The element in whose middle it is let go.
  ///   - device: What drags.
  ///   - holds: How long it is held before and after, in seconds of the application's time.
  ///   - location: The place of the caller.
  func drag(
    to otherElement: XCUIElement, _ device: PointerEvent.Device, _ holds: (Double, Double),
    _ location: CallerLocation
  ) {
    let end = DragEnd(plan: otherElement.plan, anchor: .middle, location: location)
    Interaction.act(.drag, plan, at: location, allowing: holds.0 + holds.1) {
      element, isCertain throws(InteractionProblem) in
      // That this one cannot be reached is told before that the other one is not there.
      if isCertain { try element.reach() }
      return end.found(from: element.session, isCertain: isCertain).map {
        .drag(Gesture.Drag(to: $0, hold: holds.0, holdAtEnd: holds.1, by: device))
      }
    }
  }
}

// MARK: - Swiping

extension XCUIElement {
  /// Swipes up: moves a finger up from the element's middle, so that what is below comes into view.
  ///
  /// - Parameters:
  ///   - velocity: How fast, which decides how far.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(.up, velocity, CallerLocation(file, line))
  }

  /// Swipes down: moves a finger down from the element's middle, so that what is above comes into view.
  ///
  /// - Parameters:
  ///   - velocity: How fast, which decides how far.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(.down, velocity, CallerLocation(file, line))
  }

  /// Swipes left: moves a finger to the left from the element's middle.
  ///
  /// - Parameters:
  ///   - velocity: How fast, which decides how far.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(.left, velocity, CallerLocation(file, line))
  }

  /// Swipes right: moves a finger to the right from the element's middle.
  ///
  /// - Parameters:
  ///   - velocity: How fast, which decides how far.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line
  ) {
    swipe(.right, velocity, CallerLocation(file, line))
  }

  /// Moves a finger from the element's middle in a direction.
  private func swipe(
    _ direction: Gesture.Direction, _ velocity: XCUIGestureVelocity, _ location: CallerLocation
  ) {
    Interaction.act(
      .swipe("\(direction)"), plan, at: location, on: .middle,
      .swipe(direction, reach: velocity.reach))
  }
}

// MARK: - Places

extension XCUIElement {
  /// Returns a place that moves with the element.
  ///
  /// - Parameter normalizedOffset: How far from the top leading corner, in widths and heights of the element.
  /// - Returns: The place.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    let (widths, heights) = (Double(normalizedOffset.dx), Double(normalizedOffset.dy))
    return XCUICoordinate(self, ElementOffset(widths: widths, heights: heights))
  }
}
