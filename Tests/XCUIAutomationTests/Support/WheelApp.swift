import AccessibilityTree
import AutomationWire
import TextRendering

/// An application of another toolkit: a wheel that turns by dragging, a row for each cell, and takes no values.
///
/// The argument `-round` makes it a wheel without an end.
@MainActor final class WheelApp: AutomationHostable {
  static func makeHost(_ configuration: LaunchConfiguration) -> any AutomationHost {
    WheelHost(isRound: configuration.arguments.contains("-round"))
  }
}

/// A running ``WheelApp``.
@MainActor private final class WheelHost: AutomationHost {
  private let values = ["one", "two", "three", "four", "five"]
  private let isRound: Bool
  private var place = 2
  private var finger: Int?
  private var recorder = TreeRecorder()
  private var isDirty = true

  init(isRound: Bool) { self.isRound = isRound }

  func update() -> Bool {
    guard isDirty else { return false }
    isDirty = false
    var wheel = ElementNode(
      id: ElementID(2), elementType: .pickerWheel, frame: Rect(x: 0, y: 0, width: 10, height: 5))
    wheel.value = values[place]
    let root = ElementNode(
      id: ElementID(1), elementType: .application, frame: Rect(x: 0, y: 0, width: 10, height: 5))
    recorder.replace(with: ElementTree(.init(root, [.init(wheel)])))
    return true
  }

  var tree: ElementTree { recorder.tree }

  func treeDifference(since version: UInt64?) -> TreeDifference {
    recorder.difference(since: version)
  }

  func perform(_ event: InputEvent) {
    guard case .pointer(let pointer) = event else { return }
    if let finger, pointer.phase == .moved { turn(by: finger - pointer.position.y) }
    finger = pointer.phase == .ended ? nil : pointer.position.y
  }

  private func turn(by rows: Int) {
    let next = place + rows
    place =
      isRound
      ? (next + values.count) % values.count : min(max(0, next), values.count - 1)
    isDirty = true
  }

  func hitPoint(of id: ElementID, scrollingIntoView: Bool) -> HostHitPoint {
    id == ElementID(2) ? .at(Point(x: 5, y: 2)) : .missing
  }

  func screen() -> CellGrid {
    var grid = CellGrid(width: 10, height: 5)
    grid.write(values[place], x: 0, y: 2)
    return grid
  }
}
