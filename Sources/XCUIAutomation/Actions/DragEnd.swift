import AccessibilityTree
import AutomationWire

/// An end of a drag: in another element, which is found as the first one is.
struct DragEnd {
  /// The recipe of the other element.
  let plan: QueryPlan

  /// Where in it.
  let anchor: ElementPlace.Anchor

  /// Returns the end of a drag that begins in an application.
  ///
  /// - Parameters:
  ///   - session: The application.
  ///   - isCertain: Whether to bring the tree up to date, and to fail the test when the other element is not there; that failure names
  ///     the other element.
  /// - Returns: The end; `nil` when the other element is not known, or after that failure.
  func found(from session: ApplicationSession, isCertain: Bool) -> Gesture.End? {
    guard isCertain else {
      guard plan.session === session, let other = plan.known() else { return nil }
      return .place(ElementPlace(other.id, anchor))
    }
    return Interaction.perform(.locate, plan) {
      other throws(InteractionProblem) -> Gesture.End in
      guard other.session !== session else { return .place(ElementPlace(other.id, anchor)) }
      // Each application knows its own elements only.
      return other.cell(at: anchor).map { .cell($0) } ?? .away(columns: 0, rows: 0)
    }
  }

  /// Whether the other element is there; fails the test when it is not.
  var isThere: Bool {
    plan.known() != nil
      || Interaction.perform(.locate, plan) { _ throws(InteractionProblem) in } != nil
  }
}

extension ResolvedElement {
  /// The cell at a place of the element, as far as something is seen there.
  fileprivate func cell(at anchor: ElementPlace.Anchor) -> Point? {
    switch anchor {
    case .offset(let offset): scope.tree.absoluteFrame(of: id).map(offset.cell)
    case .hitPoint, .middle: scope.tree.visibleFrame(of: id)?.center
    }
  }
}
