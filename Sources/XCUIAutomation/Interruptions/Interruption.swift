import AccessibilityTree

/// What happens when an alert is in the way of an action.
enum Interruption {
  /// Whether a handler runs, whose own actions call no handlers.
  @TaskLocal private static var isBeingHandled = false

  /// How many alerts in a row may be in the way of one action.
  private static let limit = 16

  /// Does something, and has the handlers of the test called while an alert is in the way.
  ///
  /// - Parameters:
  ///   - plan: With what.
  ///   - body: Does it; it is called anew after each alert.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, when no handler deals with what is in the way.
  static func handling<Value>(
    _ plan: QueryPlan, _ body: () throws(InteractionProblem) -> Value
  ) throws(InteractionProblem) -> Value {
    for _ in 0..<limit {
      do throws(InteractionProblem) {
        return try body()
      } catch {
        guard case .covered(let id, let cover?) = error, !isBeingHandled else { throw error }
        let monitors = TestScope.current.monitors
        guard !monitors.isEmpty,
          let interrupting = interrupting(id, cover, in: try plan.scope().tree)
        else { throw error }
        let alert = QueryPlan(
          application: plan.application, steps: [.descendants(.any), .element(interrupting)])
        let isHandled = $isBeingHandled.withValue(true) {
          monitors.reversed().contains { $0.handler(XCUIElement(alert)) }
        }
        guard isHandled else { throw error }
      }
    }
    return try body()
  }

  /// The alert, or what else is modal, that covers an element and that the element is no part of; `nil` when nothing of the kind does.
  private static func interrupting(
    _ id: ElementID, _ cover: ElementID, in tree: ElementTree
  ) -> ElementID? {
    let around = Set(tree.ancestors(of: id))
    let types: Set<ElementType> = [.alert, .sheet, .dialog]
    return ([cover] + tree.ancestors(of: cover)).first { candidate in
      guard !around.contains(candidate), let node = tree[candidate] else { return false }
      return node.states.contains(.modal) || types.contains(node.elementType)
    }
  }
}
