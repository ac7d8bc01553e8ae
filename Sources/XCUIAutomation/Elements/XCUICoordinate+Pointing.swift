import AccessibilityTree
import AutomationWire
public import Foundation

// MARK: - Mouse

extension XCUICoordinate {
  /// Moves the pointer to the place.
  public func hover() {
    send(.point("hover over"), .hover)
  }

  /// Clicks whatever is at the place with the main button of a mouse.
  public func click() {
    send(.point("click"), .clicks())
  }

  /// Clicks whatever is at the place twice in quick succession.
  public func doubleClick() {
    send(.point("double click"), .clicks(count: 2))
  }

  /// Clicks whatever is at the place with the other button of a mouse.
  public func rightClick() {
    send(.point("right click"), .clicks(button: .secondary))
  }

  /// Clicks whatever is at the place, holds the button, and drags it to another place.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherCoordinate: Where it is let go.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    drag(to: otherCoordinate, .mouse, (duration, 0))
  }

  /// Clicks whatever is at the place, holds the button, drags it to another place, and holds it there.
  ///
  /// - Parameters:
  ///   - duration: How long it is held before it is dragged, in seconds of the application's time.
  ///   - otherCoordinate: Where it is let go.
  ///   - velocity: How fast; a drag takes no time here.
  ///   - holdDuration: How long it is held there.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    drag(to: otherCoordinate, .mouse, (duration, holdDuration))
  }

  /// Turns the wheel of a mouse over the place.
  ///
  /// - Parameters:
  ///   - deltaX: How many cells the content moves sideways; more than 0 shows what is to the left.
  ///   - deltaY: How many cells the content moves; more than 0 shows what is above.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    send(.scroll, .scroll(byDeltaX: deltaX, deltaY: deltaY))
  }
}
