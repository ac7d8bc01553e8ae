import AccessibilityTree
import AutomationWire

@testable import TextUI

extension HostedView {
  /// Taps a cell.
  func tap(at point: Point) {
    for event in PlacedGesture(.taps(count: 1), from: point).events { host.perform(event) }
    settle()
  }

  /// Makes a gesture on an element; returns whether it could be hit.
  @discardableResult
  func gesture(_ gesture: AutomationWire.Gesture, _ key: String) -> Bool {
    guard case .at(let point) = hitPoint(key) else { return false }
    for event in PlacedGesture(gesture, from: point).events { host.perform(event) }
    _ = host.inputEnded()
    settle()
    return true
  }

  /// Moves a finger from one cell to another, cell by cell.
  func drag(from start: Point, to end: Point) {
    let drag = AutomationWire.Gesture.drag(AutomationWire.Gesture.Drag(to: .cell(end)))
    for event in PlacedGesture(drag, from: start, to: end).events {
      host.perform(event)
      settle()
    }
  }
}
