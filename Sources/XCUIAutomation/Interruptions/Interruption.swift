import AccessibilityTree
import AutomationWire

/// An interruption: an alert in the way of an action, and what is done about it.
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

  /// Has the handlers of the test called while the system asks for a permission of an application, which takes no input then.
  ///
  /// - Parameter plan: With what something is to be done.
  /// - Returns: Whether there was one.
  /// - Throws: ``InteractionProblem/interrupted(title:buttons:)`` when no handler deals with the alert.
  static func clearAlertsOfSystem(for plan: QueryPlan) throws(InteractionProblem) -> Bool {
    let session = plan.session
    for round in 0..<limit {
      guard let request = session.requests.first else { return round > 0 }
      guard try callHandlers(), session.requests.first != request else {
        if let problem = question(to: session) { throw problem }
        return true
      }
    }
    return true
  }

  /// What the system asks of an application, which takes no input until it is answered; `nil` for nothing.
  static func question(to session: ApplicationSession) -> InteractionProblem? {
    guard let request = session.requests.first else { return nil }
    let name =
      TestScope.current.knownApplications.first { $0.reference == session.reference }?.name
      ?? session.reference.name
    let prompt = AuthorizationPrompt(for: request.resource, by: name, purpose: request.purpose)
    return .interrupted(title: prompt.title, buttons: prompt.choices.map(\.label))
  }

  /// Calls the handlers with the alert of the system, the last one added first.
  ///
  /// - Returns: Whether one of them says that it dealt with it.
  private static func callHandlers() throws(InteractionProblem) -> Bool {
    let monitors = TestScope.current.monitors
    guard !isBeingHandled, !monitors.isEmpty else { return false }
    let alerts = QueryPlan(
      application: ApplicationReference(target: .system), steps: [.descendants(.alert)])
    guard let alert = try alerts.matches(limit: 1).first else { return false }
    let plan = alerts.appending(.element(alert))
    return $isBeingHandled.withValue(true) {
      monitors.reversed().contains { $0.handler(XCUIElement(plan)) }
    }
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
