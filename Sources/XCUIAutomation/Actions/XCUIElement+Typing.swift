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
      let isOfOneKey = action.isOfOneKey
      guard element.hasKeyboardFocus(forText: !isOfOneKey) || isGlobal && isOfOneKey else {
        throw .noKeyboardFocus(element.id)
      }
      return .type(presses)
    }
  }
}

extension QueryPlan {
  /// Whether it asks for a field whose text is a secret.
  var isOfSecrets: Bool {
    steps.contains { step in
      switch step {
      case .descendants(.secureTextField), .children(.secureTextField), .typed(.secureTextField, _):
        true
      default: false
      }
    }
  }
}

extension ResolvedElement {
  /// Returns whether the element or one inside it has the keyboard's focus.
  ///
  /// - Parameter isForText: Whether it has to take text: a button that Return would press has the focus of a terminal, and on a phone has not.
  /// - Returns: Whether it has.
  fileprivate func hasKeyboardFocus(forText isForText: Bool) -> Bool {
    let takesKeys = { (node: ElementNode) in
      node.states.contains(.focused) && (!isForText || node.takesText)
    }
    return takesKeys(node)
      || !scope.tree.walkDescendants(of: id) { takesKeys($0) ? .stop : .descend }
  }
}

extension ElementNode {
  /// Whether what is typed goes to the element: to a field, or to a view of the author's that has a use for keys, and to no control.
  var takesText: Bool {
    if actions.contains(.editText) { return true }
    let isOfAuthor = ![.segmentedControl, .scrollView, .collectionView, .table, .cell]
      .contains(elementType)
    return isOfAuthor && actions.isDisjoint(with: [.activate, .adjust])
  }
}

extension Action {
  /// Whether a single key is pressed, as shortcuts are.
  fileprivate var isOfOneKey: Bool {
    if case .typeKey = self { true } else { false }
  }
}
