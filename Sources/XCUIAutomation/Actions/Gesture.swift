import AccessibilityTree
import AutomationWire

/// Gestures as the input they are made of.
enum Gesture {
  /// Returns the input of taps in quick succession.
  static func taps(at point: Point, count: Int, fingers: Int = 1) -> [InputEvent] {
    (1...max(1, count)).flatMap { click -> [InputEvent] in
      [PointerEvent.Phase.began, .ended].map { phase in
        .pointer(PointerEvent(phase, at: point, clickCount: click, touchCount: fingers))
      }
    }
  }

  /// Returns the input of a press that is held.
  static func press(at point: Point, seconds: Double) -> [InputEvent] {
    [
      .pointer(PointerEvent(.began, at: point)), .hold(seconds: max(0, seconds)),
      .pointer(PointerEvent(.ended, at: point)),
    ]
  }

  /// Returns the input of a finger that goes from one cell to another, cell by cell.
  ///
  /// - Parameters:
  ///   - start: Where it goes down.
  ///   - end: Where it goes up.
  ///   - hold: How long it stays at the start, in seconds.
  ///   - holdAtEnd: How long it stays at the end, in seconds.
  /// - Returns: The events, in order.
  static func drag(
    from start: Point, to end: Point, hold: Double = 0, holdAtEnd: Double = 0
  ) -> [InputEvent] {
    var events: [InputEvent] = [.pointer(PointerEvent(.began, at: start))]
    if hold > 0 { events.append(.hold(seconds: hold)) }
    let dx = end.x - start.x
    let dy = end.y - start.y
    let steps = max(abs(dx), abs(dy))
    for step in stride(from: 1, through: steps, by: 1) {
      let point = Point(x: start.x + dx * step / steps, y: start.y + dy * step / steps)
      events.append(.pointer(PointerEvent(.moved, at: point)))
    }
    if holdAtEnd > 0 { events.append(.hold(seconds: holdAtEnd)) }
    events.append(.pointer(PointerEvent(.ended, at: end)))
    return events
  }

  /// Returns the input of a swipe from the middle of an element.
  ///
  /// ```
  ///  ┌────────┐ screen
  ///  │ ┌──▲─┐ │   The finger goes half the extent of the element, times the reach,
  ///  │ │  │ │ │   and at least three cells, but not off the screen.
  ///  │ └────┘ │
  ///  └────────┘
  /// ```
  ///
  /// - Parameters:
  ///   - frame: What is seen of the element.
  ///   - screen: The screen.
  ///   - x: The direction: -1 to the left, 1 to the right, else 0.
  ///   - y: The direction: -1 up, 1 down, else 0.
  ///   - reach: How far, compared with the usual.
  /// - Returns: The events, in order.
  static func swipe(in frame: Rect, screen: Rect, x: Int, y: Int, reach: Double) -> [InputEvent] {
    let start = frame.center
    let extent = x == 0 ? frame.height : frame.width
    let distance = max(3, Int((Double(extent) / 2 * reach).rounded()))
    let end = Point(
      x: min(max(start.x + x * distance, screen.minX), screen.maxX - 1),
      y: min(max(start.y + y * distance, screen.minY), screen.maxY - 1))
    return drag(from: start, to: end)
  }
}
