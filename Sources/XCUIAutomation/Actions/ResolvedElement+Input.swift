import AccessibilityTree
import AutomationWire

extension ResolvedElement {
  /// Returns the cell at which input reaches the element, after scrolling it into view.
  ///
  /// - Throws: ``InteractionProblem`` when it is disabled, covered or off the screen.
  func hitPoint() throws(InteractionProblem) -> Point {
    // The application has no place of its own at which to tap it; its middle is as good as any.
    if node.elementType == .application { return node.frame.center }
    if node.states.contains(.disabled) { throw .disabled(id) }
    let result = try session.exchange(.hitPoint(id, scrollingIntoView: true))
    switch result {
    case .hitPoint(.at(let point)): return point
    case .hitPoint(.covered(let cover)): throw .covered(id, by: cover)
    case .hitPoint(.offscreen): throw .offscreen(id)
    case .hitPoint(.missing): throw .noMatches
    default: throw .refused("It does not say where \(node.elementType.name) can be hit.")
    }
  }

  /// Whether the element or one inside it has the keyboard's focus.
  var hasKeyboardFocus: Bool {
    if node.states.contains(.focused) { return true }
    return !scope.tree.walkDescendants(of: id) { $0.states.contains(.focused) ? .stop : .descend }
  }
}
