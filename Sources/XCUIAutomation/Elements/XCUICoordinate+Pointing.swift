import AccessibilityTree
import AutomationWire
public import Foundation

// MARK: - Mouse

extension XCUICoordinate {
  /// Moves the pointer to the place.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func hover(file: StaticString = #filePath, line: UInt = #line) {
    send(.point("hover over"), CallerLocation(file, line), .hover)
  }

  /// Clicks whatever is at the place with the main button of a mouse.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func click(file: StaticString = #filePath, line: UInt = #line) {
    send(.point("click"), CallerLocation(file, line), .clicks())
  }

  /// Clicks whatever is at the place twice in quick succession.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func doubleClick(file: StaticString = #filePath, line: UInt = #line) {
    send(.point("double click"), CallerLocation(file, line), .clicks(count: 2))
  }

  /// Clicks whatever is at the place with the other button of a mouse.
  ///
  /// - Parameters:
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func rightClick(file: StaticString = #filePath, line: UInt = #line) {
    send(.point("right click"), CallerLocation(file, line), .clicks(button: .secondary))
  }

  /// Clicks whatever is at the place, holds the button, and drags it to another place.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherCoordinate: Where it is let go.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    click(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0, file: file, line: line)
  }

  /// Clicks whatever is at the place, holds the button, drags it to another place, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherCoordinate: Where it is let go.
  ///   - velocity: How fast; a drag takes no time here.
  ///   - holdDuration: How long it is held there.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    drag(to: otherCoordinate, .mouse, (duration, holdDuration), CallerLocation(file, line))
  }

  /// Turns the wheel of a mouse over the place.
  ///
  /// - Parameters:
  ///   - deltaX: How many cells the content moves sideways; more than 0 shows what is to the left.
  ///   - deltaY: How many cells the content moves; more than 0 shows what is above.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func scroll(
    byDeltaX deltaX: CGFloat, deltaY: CGFloat, file: StaticString = #filePath, line: UInt = #line
  ) {
    send(.scroll, CallerLocation(file, line), .scroll(byDeltaX: deltaX, deltaY: deltaY))
  }
}
