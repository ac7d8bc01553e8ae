import AccessibilityTree
import AutomationWire
import Foundation

/// What the actions of an element are made of.
extension XCUIElement {
  /// Taps the element so many times with so many fingers.
  func taps(_ count: Int, fingers: Int = 1) {
    Interaction.act(.tap(count: count), plan, .taps(count: count, fingers: fingers))
  }

  /// Presses the element, holds it, drags it to another, and holds it there.
  ///
  /// - Parameters:
  ///   - otherElement: The element in whose middle it is let go.
  ///   - device: What drags.
  ///   - holds: How long it is held before and after, in seconds of the application's time.
  func drag(
    to otherElement: XCUIElement, _ device: PointerEvent.Device, _ holds: (Double, Double)
  ) {
    let end = DragEnd(plan: otherElement.plan, anchor: .middle)
    Interaction.act(.drag, plan, allowing: holds.0 + holds.1) {
      element, isCertain throws(InteractionProblem) in
      // That this one cannot be reached is told before that the other one is not there.
      if isCertain { try element.reach() }
      return end.found(from: element.session, isCertain: isCertain).map {
        .drag(Gesture.Drag(to: $0, hold: holds.0, holdAtEnd: holds.1, by: device))
      }
    }
  }

  /// Moves a finger from the element's middle in a direction.
  ///
  /// - Parameters:
  ///   - direction: Where to.
  ///   - velocity: How fast, which decides how far.
  func swipe(_ direction: Gesture.Direction, _ velocity: XCUIGestureVelocity = .default) {
    Interaction.act(
      .swipe("\(direction)"), plan, on: .middle, .swipe(direction, reach: velocity.reach))
  }
}

extension Gesture {
  /// The gesture of a wheel that is turned; content follows the wheel, as on Apple's platforms.
  static func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) -> Gesture {
    func cells(_ delta: CGFloat) -> Int {
      let bound = CGFloat(Int16.max)
      return delta.isNaN ? 0 : Int(min(max(-delta, -bound), bound).rounded())
    }
    let unit = LengthUnit.current
    return .scroll(deltaX: cells(deltaX / unit.column), deltaY: cells(deltaY / unit.row))
  }
}
