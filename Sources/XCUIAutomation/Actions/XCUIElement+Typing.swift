import AccessibilityTree
import AutomationWire
import Foundation

extension XCUIElement {
  /// Presses keys one after the other, if the element takes them.
  ///
  /// The application as a whole takes keys whatever has the focus, as a terminal does.
  func press(_ presses: [KeyPress], _ action: Action) {
    Interaction.act(action, plan, on: .middle) { (element, _) throws(InteractionProblem) in
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
