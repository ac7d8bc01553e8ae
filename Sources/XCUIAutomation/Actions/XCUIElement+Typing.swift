import AccessibilityTree
import AutomationWire
import Foundation

extension XCUIElement {
  /// Types a text into the element, which must have the keyboard's focus, itself or in something inside it.
  ///
  /// - Parameters:
  ///   - text: The text; a line feed presses Return, and raw values of ``XCUIKeyboardKey`` press those keys.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    press(TypedText.presses(for: text), .typeText, at: CallerLocation(file, line))
  }

  /// Presses a key with others held.
  ///
  /// - Parameters:
  ///   - key: The key, by its character.
  ///   - flags: What is held meanwhile.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let presses = TypedText.presses(for: key, modifiers: KeyPress.Modifiers(flags))
    press(presses, .typeKey, at: CallerLocation(file, line))
  }

  /// Presses a key with others held.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - flags: What is held meanwhile.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
  }

  /// Presses keys one after the other, if the element takes them.
  ///
  /// The application as a whole takes keys whatever has the focus, as a terminal does.
  private func press(_ presses: [KeyPress], _ action: Action, at location: CallerLocation) {
    Interaction.act(action, plan, at: location, on: .middle) {
      (element, _) throws(InteractionProblem) in
      let isGlobal = element.node.elementType == .application
      guard element.hasKeyboardFocus || isGlobal && action.isOfOneKey else {
        throw .noKeyboardFocus(element.id)
      }
      return .type(presses)
    }
  }
}

extension ResolvedElement {
  /// Whether the element or one inside it has the keyboard's focus.
  fileprivate var hasKeyboardFocus: Bool {
    if node.states.contains(.focused) { return true }
    return !scope.tree.walkDescendants(of: id) { $0.states.contains(.focused) ? .stop : .descend }
  }
}

extension Action {
  /// Whether a single key is pressed, as shortcuts are.
  fileprivate var isOfOneKey: Bool {
    if case .typeKey = self { true } else { false }
  }
}
