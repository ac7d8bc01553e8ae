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

  /// What is held now, as input has it.
  static var pressed: KeyPress.Modifiers { KeyPress.Modifiers(current) }
}
