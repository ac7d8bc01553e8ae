import AccessibilityTree
import AutomationWire

/// A box that is told of touches and pointers on it or on those inside, whoever takes them.
@MainActor protocol TouchObserver: Box {
  /// Notices that a touch began.
  func touchBegan(at point: Point)

  /// Notices that a touch was held for so many seconds in all.
  func touchHeld(at point: Point, seconds: Double)

  /// Notices that a touch went up, or became a drag.
  func touchEnded()

  /// Notices a tap before anybody has it; returns whether it is for nobody else.
  func noticeTap(_ event: PointerEvent, at point: Point) -> Bool

  /// Takes a press held for some time; returns whether it meant something here.
  func handleLongPress(_ event: PointerEvent, at point: Point, seconds: Double) -> Bool

  /// How many taps of a quick series a gesture of the box takes; `nil` where taps mean something else.
  ///
  /// A long press that means nothing to such a gesture means something around, before it is taken for a tap; and a tap that one inside may
  /// take with the next one is not taken yet.
  var tapCount: Int? { get }

  /// How many taps of a quick series have to be over before one counts for itself.
  var awaitedTapCount: Int { get }

  /// Notices a step of a drag, whoever has it.
  func noticeDrag(to point: Point, from start: Point, isEnded: Bool)

  /// Whether a drag is for the box rather than for one inside.
  var claimsDragsFirst: Bool { get }

  /// Whether a finger's drag is for what scrolls that way inside the box rather than for the box.
  var yieldsDragsToScrolling: Bool { get }

  /// Notices that a pointer came or left.
  func hoverChanged(_ isHovered: Bool)
}

extension TouchObserver {
  func touchBegan(at point: Point) {}

  func touchHeld(at point: Point, seconds: Double) {}

  func touchEnded() {}

  func noticeTap(_ event: PointerEvent, at point: Point) -> Bool { false }

  func handleLongPress(_ event: PointerEvent, at point: Point, seconds: Double) -> Bool { false }

  var tapCount: Int? { nil }

  var awaitedTapCount: Int { tapCount ?? 1 }

  func noticeDrag(to point: Point, from start: Point, isEnded: Bool) {}

  var claimsDragsFirst: Bool { false }

  var yieldsDragsToScrolling: Bool { false }

  func hoverChanged(_ isHovered: Bool) {}
}

/// A box that is taken to another place: by a mouse, or by a finger that was held for some time before.
@MainActor protocol MovableBox: Box {
  /// Whether a drag by a distance does that.
  func claimsMove(by distance: Point) -> Bool
}

/// A box that is told of keys meant for others.
@MainActor protocol KeyObserver: Box {
  /// Takes a key meant for the box with the focus, before that one has it; returns whether it did.
  func interceptsKey(_ key: KeyPress) -> Bool

  /// Takes a key that nobody took, wherever the focus is; returns whether it did.
  func handleShortcut(_ key: KeyPress) -> Bool
}

extension KeyObserver {
  func interceptsKey(_ key: KeyPress) -> Bool { false }

  func handleShortcut(_ key: KeyPress) -> Bool { false }
}
