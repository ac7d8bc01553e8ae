import AccessibilityTree
import AutomationWire

@testable import TextUI

extension HostedView {
  /// Taps a cell.
  func tap(at point: Point) {
    for event in PlacedGesture(.taps(count: 1), from: point).events { host.perform(event) }
    settle()
  }

  /// Moves a finger from one cell to another, cell by cell.
  func drag(from start: Point, to end: Point) {
    let drag = Gesture.drag(Gesture.Drag(to: .cell(end)))
    for event in PlacedGesture(drag, from: start, to: end).events {
      host.perform(event)
      settle()
    }
  }
}
