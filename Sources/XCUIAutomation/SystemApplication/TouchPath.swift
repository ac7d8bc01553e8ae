import AccessibilityTree
import AutomationWire

/// What a finger did from going down to going up.
struct TouchPath {
  /// Where it went down.
  let start: Point

  /// Where it went up.
  let end: Point

  /// How long it stayed before it moved, in seconds.
  let holdAtStart: Double

  /// How long it stayed before it went up, in seconds; when it did not move, as long as at the start.
  let holdAtEnd: Double

  /// Whether it stayed long enough for a press.
  var isPress: Bool { start == end && holdAtStart >= 0.5 }

  /// Reads touches from input.
  ///
  /// - Parameter events: The input, in order.
  /// - Returns: The touches, in order; keys, wheels and what is incomplete are left out.
  static func paths(in events: [InputEvent]) -> [TouchPath] {
    var paths: [TouchPath] = []
    var start: Point?
    var place = Point.zero
    var holdAtStart = 0.0
    var hold = 0.0
    for event in events {
      switch event {
      case .hold(let seconds): hold += seconds
      case .pointer(let pointer):
        switch pointer.phase {
        case .began:
          start = pointer.position
          place = pointer.position
          (holdAtStart, hold) = (0, 0)
        case .moved:
          if place == start { holdAtStart = hold }
          place = pointer.position
          hold = 0
        case .ended:
          guard let began = start else { break }
          if pointer.position == began { holdAtStart = hold }
          paths.append(
            TouchPath(
              start: began, end: pointer.position, holdAtStart: holdAtStart, holdAtEnd: hold))
          start = nil
        case .hovered: break
        }
      case .key, .scroll, .paste, .resize: break
      }
    }
    return paths
  }
}
