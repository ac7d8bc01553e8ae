import AutomationWire
import Foundation

extension XCUIElement {
  /// Does something while keys are held.
  ///
  /// Every key that is typed in the block, and every click and tap, comes with them.
  ///
  /// - Parameters:
  ///   - flags: What is held.
  ///   - block: What is done meanwhile.
  public class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    HeldModifiers.$current.withValue(HeldModifiers.current.union(flags), operation: block)
  }
}

/// The keys that are held.
enum HeldModifiers {
  /// What is held now.
  @TaskLocal static var current: XCUIElement.KeyModifierFlags = []

  /// Returns input with what is held now.
  static func apply(to event: InputEvent) -> InputEvent {
    let held = KeyPress.Modifiers(current)
    guard !held.isEmpty else { return event }
    switch event {
    case .key(var press):
      press.modifiers.formUnion(held)
      return .key(press)
    case .pointer(var pointer):
      pointer.modifiers.formUnion(held)
      return .pointer(pointer)
    default: return event
    }
  }
}
