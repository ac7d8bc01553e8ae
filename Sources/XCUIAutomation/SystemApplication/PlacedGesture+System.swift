import AutomationWire

extension PlacedGesture {
  /// How often a finger or a button goes down.
  var touches: Int {
    switch gesture {
    case .taps(let count, _), .clicks(let count, _): max(1, count)
    case .press, .drag, .swipe: 1
    case .hover, .scroll, .type, .adjust, .reach: 0
    }
  }

  /// Whether it stays long enough at one place for a press.
  var isPress: Bool {
    switch gesture {
    case .press(let seconds): seconds >= 0.5
    case .drag(let drag): start == end && drag.hold + drag.holdAtEnd >= 0.5
    default: false
    }
  }

  /// How long it stays where it ends, in seconds.
  var holdAtEnd: Double {
    if case .drag(let drag) = gesture { drag.holdAtEnd } else { 0 }
  }
}
