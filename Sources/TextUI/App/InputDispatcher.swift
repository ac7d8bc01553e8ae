import AccessibilityTree
import AutomationWire

/// A dispatcher of input: keys to the box with the focus, taps to the box under the finger, drags to what scrolls.
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

    /// What scrolls around the box, the innermost first.
    @MainActor var scrollers: [ScrollBox] { box.selfAndAncestors.compactMap { $0 as? ScrollBox } }

    var claimant: Box?
    var heldSeconds = 0.0
  }

  private let graph: ViewGraph
  private let root: ApplicationBox
  private let window: WindowBox
  private var press: Press?

  /// Takes a key that neither the application nor what has the focus took; returns whether it meant something.
  var handleOther: (KeyPress) -> Bool = { _ in false }

  /// Takes a pointer before anything else has it; returns whether it did.
  var interceptPointer: (PointerEvent) -> Bool = { _ in false }

  /// The boxes under a mouse, the innermost first.
  private var hovered: [any TouchObserver] = []

  /// The button of a mouse that is down.
  private let heldButton = HeldButton()

  /// How long a press is held before it is a long one, in seconds.
  static let longPress = 0.5

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
      if putEditMenuAway(), key.key == .escape { return }
      // No control tells the two apart.
      if key.key == .enter { key.key = .return }
      handle(key)
    case .pointer(let event): if !interceptPointer(event) { handle(event) }
    case .scroll(let point, let deltaX, let deltaY):
      putEditMenuAway()
      scroll(at: point, by: Point(x: deltaX, y: deltaY))
    case .paste(let text):
      putEditMenuAway()
      _ = graph.focus.focused?.paste(text)
    case .hold(let seconds): hold(seconds)
    case .resize: break
    }
  }

  /// Puts the menu of a text away; returns whether there was one.
  @discardableResult
  private func putEditMenuAway() -> Bool {
    guard graph.editMenu != nil else { return false }
    graph.editMenu = nil
    return true
  }

  // MARK: - Keys

  private func handle(_ key: KeyPress) {
    let inputRoot = window.inputRoot
    if let focused = graph.focus.focused,
      focused.selfAndAncestors.contains(where: { $0.keyObserver?.interceptsKey(key) == true })
    {
      return
    }
    for box in (graph.focus.focused ?? inputRoot).selfAndAncestors {
      if !box.environment.isDisabled || box !== graph.focus.focused, box.handle(key) { return }
      if box === inputRoot, box.parent === window { break }
    }
    handleUnclaimed(key)
  }

  private func handleUnclaimed(_ key: KeyPress) {
    if handleShortcut(key, in: window.inputRoot) || handleOther(key) { return }
    if let menu = graph.applicationMenu {
      if menu.actionBoxes.contains(where: { handleShortcut(key, in: $0) }) { return }
      if key.key == .function(10), key.modifiers.isEmpty { return menu.open() }
    }
    switch key.key {
    case .tab: graph.focus.advance(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .downArrow: moveOrScroll(.vertical, forward: true)
    case .upArrow: moveOrScroll(.vertical, forward: false)
    case .rightArrow: moveOrScroll(.horizontal, forward: true)
    case .leftArrow: moveOrScroll(.horizontal, forward: false)
    case .escape: leadBack(window.inputRoot)
    case .pageUp, .pageDown, .home, .end:
      scrollable(in: window.inputRoot).map { _ = $0.handle(key) }
    default: break
    }
  }

  /// Has the topmost box take a key that is its shortcut; returns whether there is one.
  private func handleShortcut(_ key: KeyPress, in box: Box) -> Bool {
    box.visibleChildren.reversed().contains { handleShortcut(key, in: $0) }
      || box.keyObserver?.handleShortcut(key) == true
  }

  private func moveOrScroll(_ axis: Axis, forward: Bool) {
    var delta = Point.zero
    delta[axis] = forward ? 1 : -1
    // Content that scrolls goes first while the focus is elsewhere, so that a page without controls can be read.
    if let scroller = scrollable(in: window.inputRoot), scroller.scrollsByArrows,
      graph.focus.focused.map({ !$0.isInside(scroller) }) ?? true,
      axis == .vertical || scroller.scrollAxes.contains(.horizontal),
      scroller.scroll(by: delta) != delta
    {
      return
    }
    _ = graph.focus.move(axis, forward: forward)
  }

  /// Returns the topmost box that can be seen inside one, or is that one, and whose content scrolls.
  private func scrollable(in box: Box) -> Box? {
    if !box.scrollAxes.isEmpty { return box }
    return box.visibleChildren.reversed().lazy.compactMap(scrollable).first
  }

  /// Has the innermost, topmost box lead back that does.
  @discardableResult
  private func leadBack(_ box: Box) -> Bool {
    box.visibleChildren.reversed().contains(where: leadBack) || box.leadBack()
  }

  // MARK: - Pointers

  private func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began: begin(event)
    case .moved: move(event)
    case .ended: end(event)
    case .hovered: hover(event)
    }
  }

  /// Tells boxes that a pointer came to them, or left them.
  private func hover(_ event: PointerEvent) {
    let hit = topmost(at: event.position, where: { $0.takesPointer(at: $1) })
    let now = hit.map { $0.selfAndAncestors.compactMap(\.touchObserver) } ?? []
    let before = hovered
    hovered = now
    for box in before where !now.contains(where: { $0 === box }) { box.hoverChanged(false) }
    for box in now where !before.contains(where: { $0 === box }) { box.hoverChanged(true) }
  }

  /// Returns the topmost box at a cell; the keyboard's may lie below the screen.
  private func topmost(at point: Point, where isEnough: (Box, Point) -> Bool) -> Box? {
    if let keyboard = root.keyboard, keyboard.frame.contains(point) {
      return keyboard.topmost(at: point, where: isEnough)
    }
    return root.topmost(at: point, where: isEnough)
  }

  private func begin(_ event: PointerEvent) {
    if event.clickCount > 1 {
      undecidedTap?.timer.cancel()
      undecidedTap = nil
    } else {
      decideTap()
    }
    let hit = topmost(at: event.position, where: { $0.takesPointer(at: $1) })
    if let menu = graph.editMenu, hit?.isInside(menu) != true { putEditMenuAway() }
    guard let box = hit else { return }
    press = Press(box: box, start: event.position, last: event.position, event: event)
    heldButton.begin(event) { [weak self] in self?.hold($0) }
    for box in box.selfAndAncestors {
      box.touchObserver?.touchBegan(at: event.position - box.absoluteOrigin)
    }
  }

  private func hold(_ seconds: Double) {
    guard let heldSeconds = press?.heldSeconds, let press else { return }
    self.press?.heldSeconds = heldSeconds + seconds
    guard !press.isDrag else { return }
    for box in press.box.selfAndAncestors {
      box.touchObserver?.touchHeld(
        at: press.last - box.absoluteOrigin, seconds: heldSeconds + seconds)
    }
  }

  /// Tells boxes of a step of a drag, whoever has it.
  private func notice(_ press: Press, to position: Point, isEnded: Bool) {
    graph.touchVelocity = velocity(of: press, at: position)
    for box in press.box.selfAndAncestors {
      guard let observer = box.touchObserver else { continue }
      let origin = box.absoluteOrigin
      observer.noticeDrag(to: position - origin, from: press.start - origin, isEnded: isEnded)
    }
  }

  /// Returns how fast a touch is, in cells a second: a flick, unless it was held.
  private func velocity(of press: Press, at position: Point) -> CGSize {
    guard press.event.device == .touch, press.heldSeconds == 0 else { return .zero }
    let distance = position - press.start
    let (dx, dy) = (Double(distance.x) * 8, Double(distance.y) * 16)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return .zero }
    return CGSize(width: dx / length * 1_000 / 8, height: dy / length * 1_000 / 16)
  }

  /// Tells boxes that a touch is none any more.
  private func endTouch(_ press: Press) {
    for box in press.box.selfAndAncestors { box.touchObserver?.touchEnded() }
  }

  private func move(_ event: PointerEvent) {
    guard var press else { return }
    let delta = press.last - event.position
    guard delta != .zero else { return }
    if !press.isDrag {
      let distance = event.position - press.start
      press.claimant = moved(by: press, distance) ?? claimant(of: press, by: distance)
      endTouch(press)
      if press.claimant == nil, event.device == .touch {
        graph.focus.endTyping(byDragFrom: press.box, by: distance)
      }
    }
    press.isDrag = true
    press.last = event.position
    self.press = press
    notice(press, to: event.position, isEnded: false)
    if let claimant = press.claimant {
      let origin = claimant.absoluteOrigin
      claimant.drag(to: event.position - origin, from: press.start - origin, isEnded: false)
      return
    }
    guard event.device == .touch else { return }
    if !press.hasScrolled { for scroller in press.scrollers { scroller.hold() } }
    if scroll(from: press.box, by: delta, isDrag: true) { self.press?.hasScrolled = true }
  }

  /// Returns the innermost box that is taken to another place: by a mouse, or by a finger that was held for some time.
  private func moved(by press: Press, _ distance: Point) -> Box? {
    guard press.event.device == .mouse || press.heldSeconds >= Self.longPress else { return nil }
    return press.box.selfAndAncestors.first {
      ($0 as? any MovableBox)?.claimsMove(by: distance) == true
    }
  }

  /// Returns the innermost box that takes a drag for itself.
  private func claimant(of press: Press, by distance: Point) -> Box? {
    let axis: Axis.Set = abs(distance.y) >= abs(distance.x) ? .vertical : .horizontal
    // A finger scrolls what is inside of a view with a gesture, which has the drags the other way.
    let scroller = press.scrollers.first { $0.axes.contains(axis) && $0.isScrollEnabled }
    let claimants = press.box.selfAndAncestors.filter {
      if press.event.device == .touch, let scroller, $0 !== scroller, scroller.isInside($0),
        $0.touchObserver?.yieldsDragsToScrolling == true
      {
        return false
      }
      return $0.claimsDrag(from: press.start - $0.absoluteOrigin, by: distance)
        || press.event.device == .mouse && $0.isTextInput
    }
    return claimants.last { $0.touchObserver?.claimsDragsFirst == true } ?? claimants.first
  }

  private func end(_ event: PointerEvent) {
    heldButton.end()
    guard let press else { return }
    self.press = nil
    if press.isDrag { notice(press, to: event.position, isEnded: true) } else { endTouch(press) }
    if let claimant = press.claimant {
      let origin = claimant.absoluteOrigin
      claimant.drag(to: event.position - origin, from: press.start - origin, isEnded: true)
      return
    }
    if press.isDrag {
      let speed = velocity(of: press, at: event.position)
      for scroller in press.scrollers { scroller.letGo(at: speed) }
      let distance = event.position - press.start
      guard abs(distance.y) > abs(distance.x) else { return }
      _ = press.box.selfAndAncestors.first {
        $0.handleSwipe(by: distance.y, hasScrolled: press.hasScrolled)
      }
      return
    }
    guard let box = topmost(at: event.position, where: { $0.paints(at: $1) }) else { return }
    tap(box, event, heldSeconds: press.heldSeconds)
  }

  private func tap(_ hit: Box, _ event: PointerEvent, heldSeconds: Double) {
    if hit.selfAndAncestors.contains(where: { $0.interceptsTap(on: hit) }) { return }
    let isLong = heldSeconds >= Self.longPress
    let requestCount = graph.focus.requestCount
    var observers: [any TouchObserver] = []
    for observer in hit.selfAndAncestors.compactMap(\.touchObserver)
    where !observers.contains(where: { $0 === observer }) {
      observers.append(observer)
    }
    let takers = observers.filter { $0.noticeTap(event, at: event.position - $0.absoluteOrigin) }
    if !takers.isEmpty { return }
    /// Has a box take the tap for a long press; returns whether it did.
    func isLongPress(on box: Box) -> Bool {
      let point = event.position - box.absoluteOrigin
      return isLong
        && box.touchObserver?.handleLongPress(event, at: point, seconds: heldSeconds) == true
    }
    var awaited = 1
    for box in hit.selfAndAncestors {
      if isLongPress(on: box) { return }
      let tapCount = box.touchObserver?.tapCount
      if tapCount != nil, box.selfAndAncestors.dropFirst().contains(where: isLongPress) { return }
      awaited = max(awaited, box.touchObserver?.awaitedTapCount ?? 1)
      guard event.button == .primary else { continue }
      if tapCount == 1, event.clickCount < awaited { return leaveUndecided(event, for: box) }
      let point = event.position - box.absoluteOrigin
      guard box.handleTap(event, at: point) else { continue }
      if requestCount == graph.focus.requestCount { focus(tapped: box) }
      return
    }
  }

  /// A tap for a gesture, unless another follows that one inside takes with it.
  private struct UndecidedTap {
    let box: Box
    let event: PointerEvent

    /// Decides when no other came in time.
    let timer: Task<Void, any Error>
  }

  /// The tap of which it is not known yet whether another follows.
  private var undecidedTap: UndecidedTap?

  /// How long the next tap of a series may take, in seconds.
  private static let tapPause = 0.3

  /// Leaves a tap until it is known whether another follows.
  private func leaveUndecided(_ event: PointerEvent, for box: Box) {
    let timer = Task(name: "double tap") { [weak self] in
      try await Task.sleep(for: .seconds(Self.tapPause))
      self?.decideTap()
    }
    undecidedTap = UndecidedTap(box: box, event: event, timer: timer)
  }

  /// Has a gesture take the tap that no other followed; returns whether there was one.
  @discardableResult
  func decideTap() -> Bool {
    guard let tap = undecidedTap else { return false }
    undecidedTap = nil
    tap.timer.cancel()
    guard tap.box.isInside(root) else { return false }
    _ = tap.box.handleTap(tap.event, at: tap.event.position - tap.box.absoluteOrigin)
    return true
  }

  /// Gives the focus to a control that was tapped.
  ///
  /// A text field that is being edited keeps it, as on a phone, where a tap on a button leaves the first responder alone and the
  /// keyboard up.
  private func focus(tapped box: Box) {
    guard box.takesFocus, !box.isTextInput, graph.focus.focused?.isTextInput != true,
      graph.focus.scopeRoot().map(box.isInside) ?? false
    else { return }
    graph.focus.focus(box)
  }

  private func scroll(at point: Point, by delta: Point) {
    guard let box = topmost(at: point, where: { $0.takesPointer(at: $1) }) else { return }
    scroll(from: box, by: delta, isDrag: false)
  }

  /// Scrolls what is under a place; returns whether anything moved.
  @discardableResult
  private func scroll(from box: Box, by delta: Point, isDrag: Bool) -> Bool {
    var left = delta
    for box in box.selfAndAncestors where left != .zero && box.isScrollEnabled {
      left = box.scroll(by: left)
    }
    return left != delta
  }
}
