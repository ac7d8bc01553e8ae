import AccessibilityTree
import AutomationWire

/// The box of a view with a menu that a long press opens, or the other button of a mouse.
class HeldMenuBox: Box, TouchObserver, MenuOpening {
  /// Opens the menu, with actions that are offered by name besides.
  final var open: ([AnyView]) -> Void = { _ in }

  final override var touchObserver: (any TouchObserver)? { self }

  /// Whether the touch was held for long enough.
  private var isHeld = false

  final func touchBegan(at point: Point) { isHeld = false }

  final func touchHeld(at point: Point, seconds: Double) {
    isHeld = seconds >= InputDispatcher.longPress
  }

  // It comes before the buttons inside, which such a press is not for.
  final func noticeTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard isHeld || event.button == .secondary else { return false }
    defer { isHeld = false }
    // A long press means the menu alone; the other button of a mouse, all there is.
    return openMenu(at: point, namingActions: !isHeld)
  }

  /// Opens the menu at a place.
  ///
  /// - Parameters:
  ///   - point: The place, from the box's origin.
  ///   - namesActions: Whether what is offered by name there is in the menu, too.
  /// - Returns: Whether there is a menu.
  func openMenu(at point: Point, namingActions namesActions: Bool) -> Bool {
    open(namesActions ? namedActionsAround : [])
    return true
  }
}
