import AccessibilityTree
import AutomationWire
import Testing

/// Gestures as the input they are made of.
struct PlacedGestureTests {
  /// A gesture, and its input in words.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The gesture.
    var gesture: PlacedGesture

    /// The input: the step, the cell, and what differs from one touch of one finger.
    var input: [String]

    var testDescription: String { "\(gesture.gesture)" }
  }

  private static let start = Point(x: 1, y: 2)

  static let cases = [
    Case(
      gesture: PlacedGesture(.taps(count: 2), from: start),
      input: ["began 1,2", "ended 1,2", "began 1,2 click 2", "ended 1,2 click 2"]),
    Case(
      gesture: PlacedGesture(.taps(count: 0, fingers: 2), from: start, modifiers: .shift),
      input: ["began 1,2 fingers 2 holding 1", "ended 1,2 fingers 2 holding 1"]),
    Case(
      gesture: PlacedGesture(.press(seconds: 1.5), from: start),
      input: ["began 1,2", "hold 1.5", "ended 1,2"]),
    Case(
      gesture: PlacedGesture(.press(seconds: -1), from: start),
      input: ["began 1,2", "hold 0.0", "ended 1,2"]),
    Case(
      gesture: PlacedGesture(
        .drag(Gesture.Drag(to: .cell(.zero), hold: 1, holdAtEnd: 2)), from: .zero,
        to: Point(x: 4, y: 2)),
      input: [
        "began 0,0", "hold 1.0", "moved 1,0", "moved 2,1", "moved 3,1", "moved 4,2", "hold 2.0",
        "ended 4,2",
      ]),
    Case(
      gesture: PlacedGesture(.drag(Gesture.Drag(to: .cell(.zero), by: .mouse)), from: start),
      input: ["began 1,2 mouse", "ended 1,2 mouse"]),
    Case(
      gesture: PlacedGesture(.swipe(.up), from: start, to: .init(x: 1, y: 0)),
      input: ["began 1,2", "moved 1,1", "moved 1,0", "ended 1,0"]),
    Case(gesture: PlacedGesture(.hover, from: start), input: ["hovered 1,2 mouse"]),
    Case(
      gesture: PlacedGesture(.clicks(button: .secondary), from: start),
      input: ["hovered 1,2 mouse", "began 1,2 mouse secondary", "ended 1,2 mouse secondary"]),
    Case(
      gesture: PlacedGesture(.scroll(deltaX: 0, deltaY: -3), from: start, modifiers: .shift),
      input: ["scroll 1,2 by 0,-3"]),
    Case(
      gesture: PlacedGesture(
        .type([KeyPress(.tab), KeyPress(.character("a"), modifiers: .control)]),
        modifiers: .shift),
      input: ["key tab holding 1", #"key character("a") holding 3"#]),
    Case(gesture: PlacedGesture(.reach, from: start), input: []),
    Case(gesture: PlacedGesture(.adjust(.position(1)), from: start), input: []),
  ]

  @Test(arguments: cases)
  func aGestureIsMadeOfInput(_ row: Case) {
    #expect(row.gesture.events.map(\.words) == row.input)
  }
}

extension InputEvent {
  /// The event in a few words.
  fileprivate var words: String {
    switch self {
    case .pointer(let pointer):
      var words = ["\(pointer.phase) \(pointer.position.x),\(pointer.position.y)"]
      if pointer.device == .mouse { words.append("mouse") }
      if pointer.button != .primary { words.append("\(pointer.button)") }
      if pointer.clickCount != 1 { words.append("click \(pointer.clickCount)") }
      if pointer.touchCount != 1 { words.append("fingers \(pointer.touchCount)") }
      if !pointer.modifiers.isEmpty { words.append("holding \(pointer.modifiers.rawValue)") }
      return words.joined(separator: " ")
    case .key(let press): return "key \(press.key) holding \(press.modifiers.rawValue)"
    case .scroll(let cell, let deltaX, let deltaY):
      return "scroll \(cell.x),\(cell.y) by \(deltaX),\(deltaY)"
    case .hold(let seconds): return "hold \(seconds)"
    case .paste, .resize: return "\(self)"
    }
  }
}
