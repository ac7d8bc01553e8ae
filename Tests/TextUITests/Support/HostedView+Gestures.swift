import AccessibilityTree
import AutomationWire

@testable import TextUI

extension HostedView {
  /// Taps a cell.
  func tap(at point: Point) {
    for event in InputEvent.tap(at: point) { host.perform(event) }
    settle()
  }

  /// Moves a finger from one cell to another, by way of the one half way.
  func drag(from start: Point, to end: Point) {
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    host.perform(.pointer(PointerEvent(.began, at: start)))
    for point in [middle, end] {
      host.perform(.pointer(PointerEvent(.moved, at: point)))
      settle()
    }
    host.perform(.pointer(PointerEvent(.ended, at: end)))
    settle()
  }
}
