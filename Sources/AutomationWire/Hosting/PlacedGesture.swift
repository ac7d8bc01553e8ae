package import AccessibilityTree

/// A gesture with the cells it is made at: what an ``Act`` becomes at the moment of the event.
package struct PlacedGesture: Sendable, Hashable {
  /// What is done.
  package var gesture: Gesture

  /// Where it begins.
  package var start: Point

  /// Where it ends: at the start, unless it moves.
  package var end: Point

  /// Where in the first cell it begins.
  package var startOffset = PointerEvent.Offset.center

  /// Where in the last cell it ends.
  package var endOffset = PointerEvent.Offset.center

  /// The keys held meanwhile.
  package var modifiers: KeyPress.Modifiers

  /// Makes a gesture; without an end, one that stays where it begins.
  package init(
    _ gesture: Gesture, from start: Point = .zero, to end: Point? = nil,
    modifiers: KeyPress.Modifiers = []
  ) {
    self.gesture = gesture
    self.start = start
    self.end = end ?? start
    self.modifiers = modifiers
  }

  /// The input that the gesture is made of, in order.
  package var events: [InputEvent] {
    switch gesture {
    case .taps(let count, let fingers): presses(count, .touch, fingers: fingers)
    case .press(let seconds): [pointer(.began), .hold(seconds: max(0, seconds)), pointer(.ended)]
    case .drag(let drag): stroke(drag)
    case .swipe: stroke(Gesture.Drag(to: .cell(end)))
    case .hover: [pointer(.hovered, device: .mouse)]
    case .clicks(let count, let button):
      [pointer(.hovered, device: .mouse)] + presses(count, .mouse, button: button)
    case .scroll(let deltaX, let deltaY): [.scroll(at: start, deltaX: deltaX, deltaY: deltaY)]
    case .type(let presses): presses.map(key)
    case .adjust, .reach: []
    }
  }

  /// Returns presses in quick succession at the start, counted.
  private func presses(
    _ count: Int, _ device: PointerEvent.Device, button: PointerEvent.Button = .primary,
    fingers: Int = 1
  ) -> [InputEvent] {
    (1...max(1, count)).flatMap { click in
      [PointerEvent.Phase.began, .ended].map { phase in
        .pointer(
          PointerEvent(
            phase, at: start, device: device, button: button, clickCount: click,
            touchCount: max(1, fingers), modifiers: modifiers, offset: startOffset))
      }
    }
  }

  /// Returns the input of a pointer that goes from the start to the end, cell by cell, through the middles of those between.
  private func stroke(_ drag: Gesture.Drag) -> [InputEvent] {
    var events = [pointer(.began, device: drag.device)]
    if drag.hold > 0 { events.append(.hold(seconds: drag.hold)) }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = max(abs(dx), abs(dy))
    for step in stride(from: 1, through: steps, by: 1) {
      let cell = Point(x: start.x + dx * step / steps, y: start.y + dy * step / steps)
      let offset = step == steps ? endOffset : .center
      events.append(pointer(.moved, at: cell, offset, device: drag.device))
    }
    if drag.holdAtEnd > 0 { events.append(.hold(seconds: drag.holdAtEnd)) }
    events.append(pointer(.ended, at: end, endOffset, device: drag.device))
    return events
  }

  /// Returns one event of a pointer; without a cell, at the start.
  private func pointer(
    _ phase: PointerEvent.Phase, at cell: Point? = nil, _ offset: PointerEvent.Offset? = nil,
    device: PointerEvent.Device = .touch
  ) -> InputEvent {
    .pointer(
      PointerEvent(
        phase, at: cell ?? start, device: device, modifiers: modifiers,
        offset: offset ?? startOffset))
  }

  /// Returns the event of a key, with what is held.
  private func key(_ press: KeyPress) -> InputEvent {
    .key(KeyPress(press.key, modifiers: press.modifiers.union(modifiers)))
  }
}
