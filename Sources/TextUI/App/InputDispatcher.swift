import AccessibilityTree
import AutomationWire

/// Takes input to where it belongs: keys to the box with the focus, taps to the box under the finger, drags to what scrolls.
@MainActor final class InputDispatcher {
  /// A press that has not ended.
  private struct Press {
    let box: Box
    let start: Point
    var last: Point
    let event: PointerEvent
    var isDrag = false

    /// Whether anything scrolled with it.
    var hasScrolled = false
    var claimant: Box?
    var heldSeconds = 0.0
  }

  private let graph: ViewGraph
  private let root: ApplicationBox
  private let window: WindowBox
  private var press: Press?

  /// How long a press is held before it is a long one, in seconds.
  private static let longPress = 0.5

  /// Makes a dispatcher for the boxes of an application.
  init(graph: ViewGraph, root: ApplicationBox, window: WindowBox) {
    self.graph = graph
    self.root = root
    self.window = window
  }

  /// Takes one event.
  func handle(_ event: InputEvent) {
    switch event {
    case .key(var key):
      // No control tells the two apart.
      if key.key == .enter { key.key = .return }
      handle(key)
    case .pointer(let event): handle(event)
    case .scroll(let point, let deltaX, let deltaY):
      scroll(at: point, by: Point(x: deltaX, y: deltaY))
    case .paste(let text): _ = graph.focus.focused?.paste(text)
    case .hold(let seconds): press?.heldSeconds += seconds
    case .resize: break
    }
  }

  // MARK: - Keys

  private func handle(_ key: KeyPress) {
    var box = graph.focus.focused ?? window.inputRoot
    while true {
      if !box.environment.isDisabled || box !== graph.focus.focused, box.handle(key) { return }
      guard let parent = box.parent, box !== window.inputRoot || parent !== window else { break }
      box = parent
    }
    handleUnclaimed(key)
  }

  private func handleUnclaimed(_ key: KeyPress) {
    switch key.key {
    case .tab: graph.focus.advance(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .downArrow: moveOrScroll(.vertical, forward: true)
    case .upArrow: moveOrScroll(.vertical, forward: false)
    case .rightArrow: moveOrScroll(.horizontal, forward: true)
    case .leftArrow: moveOrScroll(.horizontal, forward: false)
    case .escape: escape(window.inputRoot)
    case .pageUp, .pageDown, .home, .end:
      scrollable(in: window.inputRoot).map { _ = $0.handle(key) }
    default: break
    }
  }

  private func moveOrScroll(_ axis: Axis, forward: Bool) {
    var delta = Point.zero
    delta[axis] = forward ? 1 : -1
    // Content that scrolls goes first while the focus is elsewhere, so that a page without controls can be read.
    if let scroll = scrollable(in: window.inputRoot), !(scroll is ListBox),
      graph.focus.focused.map({ !$0.isInside(scroll) }) ?? true,
      axis == .vertical || scroll.axes.contains(.horizontal), scroll.scroll(by: delta) != delta
    {
      return
    }
    _ = graph.focus.move(axis, forward: forward)
  }

  private func scrollable(in box: Box) -> ScrollBox? {
    if let scroll = box as? ScrollBox { return scroll }
    for child in box.visibleChildren(in: Rect(origin: .zero, size: box.frame.size)).reversed() {
      if let found = scrollable(in: child) { return found }
    }
    return nil
  }

  /// Offers Escape to the boxes that lead back, the innermost first.
  @discardableResult
  private func escape(_ box: Box) -> Bool {
    for child in box.children.reversed() where !(box is ListBox) {
      if escape(child) { return true }
    }
    guard box is NavigationBox || box is PresentationBox else { return false }
    return box.handle(KeyPress(.escape))
  }

  // MARK: - Pointers

  private func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began: begin(event)
    case .moved: move(event)
    case .ended: end(event)
    case .hovered: break
    }
  }

  /// Returns the topmost box at a cell; the keyboard's may lie below the screen.
  private func topmost(at point: Point, where isEnough: (Box, Point) -> Bool) -> Box? {
    if let keyboard = root.keyboard, keyboard.frame.contains(point) {
      return keyboard.topmost(at: point, where: isEnough)
    }
    return root.topmost(at: point, where: isEnough)
  }

  private func begin(_ event: PointerEvent) {
    guard
      let box = topmost(at: event.position, where: { $0.paints(at: $1) || $0 is ScrollBox })
    else { return }
    press = Press(box: box, start: event.position, last: event.position, event: event)
  }

  private func move(_ event: PointerEvent) {
    guard var press else { return }
    let delta = press.last - event.position
    guard delta != .zero else { return }
    if !press.isDrag { press.claimant = claimant(of: press, by: event.position - press.start) }
    press.isDrag = true
    press.last = event.position
    self.press = press
    if let claimant = press.claimant {
      let origin = claimant.absoluteOrigin
      claimant.drag(to: event.position - origin, from: press.start - origin, isEnded: false)
      return
    }
    if event.device == .touch, scroll(from: press.box, by: delta, isDrag: true) {
      self.press?.hasScrolled = true
    }
  }

  /// Returns the innermost box that takes a drag for itself.
  private func claimant(of press: Press, by distance: Point) -> Box? {
    var box: Box? = press.box
    while let current = box {
      if current.claimsDrag(from: press.start - current.absoluteOrigin, by: distance) {
        return current
      }
      box = current.parent
    }
    return nil
  }

  private func end(_ event: PointerEvent) {
    guard let press else { return }
    self.press = nil
    if let claimant = press.claimant {
      let origin = claimant.absoluteOrigin
      claimant.drag(to: event.position - origin, from: press.start - origin, isEnded: true)
      return
    }
    if press.isDrag {
      let distance = event.position - press.start
      if distance.y > abs(distance.x) { swipedDown(press, by: distance.y) }
      return
    }
    guard let box = topmost(at: event.position, where: { $0.paints(at: $1) }) else { return }
    tap(box, event, heldSeconds: press.heldSeconds)
  }

  private func tap(_ hit: Box, _ event: PointerEvent, heldSeconds: Double) {
    var box: Box? = hit
    while let current = box {
      if current.interceptsTap(on: hit) { return }
      box = current.parent
    }
    box = hit
    while let current = box {
      let point = event.position - current.absoluteOrigin
      let isLong = heldSeconds >= Self.longPress
      if isLong, current.handleLongPress(event, at: point, seconds: heldSeconds) { return }
      if event.button == .primary, current.handleTap(event, at: point) {
        if current.takesFocus && !current.isTextInput
          && graph.focus.scopeRoot().map(current.isInside) ?? false
        {
          graph.focus.focus(current)
        }
        return
      }
      box = current.parent
    }
  }

  /// How far, in cells, content is pulled down to bring it up to date.
  private static let pullDistance = 2

  private func swipedDown(_ press: Press, by distance: Int) {
    var current: Box? = press.box
    while let candidate = current {
      if let refreshable = candidate as? RefreshBox, !press.hasScrolled,
        distance >= Self.pullDistance
      {
        refreshable.pull()
        return
      }
      if let scroll = candidate as? ScrollBox, scroll.contentOffset.y > 0 { return }
      if let presentation = candidate as? PresentationBox {
        presentation.swipedDown()
        return
      }
      current = candidate.parent
    }
  }

  private func scroll(at point: Point, by delta: Point) {
    guard let box = topmost(at: point, where: { $0.paints(at: $1) || $0 is ScrollBox }) else {
      return
    }
    scroll(from: box, by: delta, isDrag: false)
  }

  /// Scrolls what is under a place; returns whether anything moved.
  @discardableResult
  private func scroll(from box: Box, by delta: Point, isDrag: Bool) -> Bool {
    var left = delta
    var current: Box? = box
    while let candidate = current, left != .zero {
      if !(candidate is ScrollBox) || candidate.environment.isScrollEnabled {
        left = candidate.scroll(by: left)
      }
      current = candidate.parent
    }
    return left != delta
  }
}
