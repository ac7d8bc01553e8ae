import AccessibilityTree
import AutomationWire
import Foundation

extension Gesture {
  /// Returns the input of a pointer that comes to a cell with no button down.
  static func hover(at point: Point) -> [InputEvent] {
    [.pointer(PointerEvent(.hovered, at: point, device: .mouse))]
  }

  /// Returns the input of clicks in quick succession.
  static func clicks(
    at point: Point, button: PointerEvent.Button = .primary, count: Int = 1
  ) -> [InputEvent] {
    hover(at: point)
      + (1...max(1, count)).flatMap { click -> [InputEvent] in
        [PointerEvent.Phase.began, .ended].map { phase in
          .pointer(
            PointerEvent(phase, at: point, device: .mouse, button: button, clickCount: click))
        }
      }
  }

  /// Returns the input of a wheel that is turned; content follows the wheel, as on Apple's platforms.
  static func scroll(at point: Point, _ deltaX: CGFloat, _ deltaY: CGFloat) -> [InputEvent] {
    func cells(_ delta: CGFloat) -> Int {
      let bound = CGFloat(Int16.max)
      return delta.isNaN ? 0 : Int(min(max(-delta, -bound), bound).rounded())
    }
    return [.scroll(at: point, deltaX: cells(deltaX), deltaY: cells(deltaY))]
  }
}

extension [InputEvent] {
  /// The same input by a mouse in place of a finger.
  var byMouse: [InputEvent] {
    map { event in
      guard case .pointer(var pointer) = event else { return event }
      pointer.device = .mouse
      return .pointer(pointer)
    }
  }
}
