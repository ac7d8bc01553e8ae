package import AccessibilityTree
package import AutomationWire
import Dispatch
import Synchronization
package import TextRendering

/// An application of a toolkit that draws lazily: the main thread keeps the state, and frames are made on a thread of the renderer.
///
/// ```
///  0 Ready                        what happened last
///  1 Name________  PIN____        two fields, the second of which is secure
///  2 [Greet] [Ask]                Ask shows an alert
///  3 Row 0 … Row 99               a list down to the last line
/// ```
@MainActor package final class LazyApp: AutomationHostable, AutomationHost {
  private var state: LazyState
  private var builder = ElementTreeBuilder<String>()
  private var shown: CellGrid
  private var finger: (start: Point, last: Point)?
  private let renderer = DispatchQueue(label: "renderer")
  private let frames = PendingFrames()
  private let latest = Mutex<LazyFrame?>(nil)

  package static func makeHost(_ configuration: LaunchConfiguration) -> any AutomationHost {
    LazyApp(configuration.screenSize)
  }

  private init(_ size: Size) {
    state = LazyState(size: size)
    shown = CellGrid(width: size.width, height: size.height)
    draw()
  }

  package var pendingFrames: PendingFrames? { frames }

  /// Has a frame made of the state as it is now.
  private func draw() {
    frames.begin()
    make(state)
  }

  private nonisolated func make(_ state: LazyState) {
    renderer.async { [self] in
      let frame = LazyFrame(of: state)
      latest.withLock { $0 = frame }
      frames.end()
    }
  }

  package func update() -> Bool {
    let taken = latest.withLock { latest in
      defer { latest = nil }
      return latest
    }
    guard let taken else { return false }
    shown = taken.grid
    builder.rebuild { screen in
      for item in taken.items {
        screen.add(item.node.elementType, item.name, in: item.parent, frame: item.node.frame) {
          $0 = item.node
        }
      }
    }
    return true
  }

  package func treeDifference(since version: UInt64?) -> TreeDifference {
    builder.difference(since: version)
  }

  package var tree: ElementTree { builder.tree }

  package func takeEvents() -> [HostEvent] { builder.takeWarnings().map(HostEvent.warning) }

  package func screen() -> CellGrid { shown }

  package func hitPoint(of id: ElementID, scrollingIntoView isScrolling: Bool) -> HostHitPoint {
    if isScrolling, let row = builder.identity(of: id).flatMap(LazyState.row), state.show(row) {
      draw()
    }
    return tree.hitPoint(of: id)
  }

  package func perform(_ event: InputEvent) {
    switch event {
    case .key(let press): state.press(press.key)
    case .paste(let text): for character in text { state.press(.character(character)) }
    case .pointer(let pointer): follow(pointer)
    case .scroll(_, _, let deltaY): state.scroll(by: deltaY)
    case .resize(let size): state.size = size
    case .hold: return
    }
    draw()
  }

  /// Scrolls with a finger that moves, and taps where one is lifted that did not.
  private func follow(_ pointer: PointerEvent) {
    switch pointer.phase {
    case .began: finger = (pointer.position, pointer.position)
    case .moved:
      if let finger { state.scroll(by: finger.last.y - pointer.position.y) }
      finger?.last = pointer.position
    case .ended:
      if let finger, finger.start == finger.last,
        let id = tree.topmostElement(at: pointer.position), let name = builder.identity(of: id)
      {
        state.tap(name)
      }
      finger = nil
    case .hovered: break
    }
  }
}
