import AccessibilityTree
import AutomationWire

/// The doing of one act with the one element of a recipe.
///
/// The element is sought in the tree that is known, and the request names the version of that tree. An application whose tree is
/// another by then does nothing and answers with what changed, so that the element is sought again. So an act at rest is one request,
/// and never meets an element that the test did not mean.
struct Acting {
  /// Says what is done with an element.
  ///
  /// It returns `nil` to leave it, and is told whether the tree was brought up to date: if not, what it returns `nil` for or throws is
  /// looked at again in a tree that was.
  typealias Choice = (ResolvedElement, _ isCertain: Bool) throws(InteractionProblem) -> Gesture?

  /// An outcome of an act: what an application answered to it.
  struct Outcome {
    /// The element.
    var element: ElementID

    /// The answer.
    var result: Reply.Result
  }

  /// How often the tree may be another one; then the act is done whatever became of it, as on a screen that never rests.
  private static let patience = 4

  /// The recipe of the element.
  private let plan: QueryPlan

  /// Where in the element.
  private let anchor: ElementPlace.Anchor

  /// How many seconds more than usual the answer may take.
  private let time: Double

  /// Says what is done.
  private let choice: Choice

  /// Makes an act.
  init(
    _ plan: QueryPlan, at anchor: ElementPlace.Anchor = .hitPoint, allowing time: Double = 0,
    _ choice: @escaping Choice
  ) {
    self.plan = plan
    self.anchor = anchor
    self.time = time
    self.choice = choice
  }

  /// Finds the element, and does it.
  ///
  /// - Returns: What the application answered; `nil` when it was left.
  /// - Throws: ``InteractionProblem`` when the element cannot be found or reached, or takes no input.
  func send() throws(InteractionProblem) -> Outcome? {
    if !plan.steps.isEmpty, plan.session.isOutOfReach { throw .inBackground }
    for round in 1...Self.patience {
      var found = known()
      if found == nil { found = try certain() }
      guard var act = found else { return nil }
      // An application asked what it holds has told it by now.
      if round == Self.patience { act.treeVersion = nil }
      let result = try plan.session.exchange(.act(act), allowing: time)
      if result == .movedOn { continue }
      if case .unreachable(let reason) = result { throw .unreachable(act.place.element, reason) }
      return Outcome(element: act.place.element, result: result)
    }
    return nil
  }

  /// The act in the tree that is known; `nil` when it takes more to know what to do.
  ///
  /// The tree is let go with the element before the answer changes it: two trees at a time would cost a copy of all of it.
  private func known() -> Act? {
    guard let element = plan.known(asking: true) else { return nil }
    return try? act(on: element, isCertain: false)
  }

  /// The act in the tree brought up to date, after the element had its time to come.
  private func certain() throws(InteractionProblem) -> Act? {
    try act(on: try plan.resolveForInput(), isCertain: true)
  }

  /// The act on an element.
  private func act(
    on element: ResolvedElement, isCertain: Bool
  ) throws(InteractionProblem) -> Act? {
    if anchor == .hitPoint { try element.checkEnabled() }
    guard let gesture = try choice(element, isCertain) else { return nil }
    return Act(
      gesture, at: ElementPlace(element.id, anchor), modifiers: HeldModifiers.pressed,
      treeVersion: element.scope.tree.version, absentText: element.absentText)
  }
}

extension ResolvedElement {
  /// Throws ``InteractionProblem/disabled(_:)`` for an element that takes no input; an application always does.
  func checkEnabled() throws(InteractionProblem) {
    if node.states.contains(.disabled), node.elementType != .application { throw .disabled(id) }
  }
}

extension InteractionProblem {
  /// The problem of an element that the application says cannot be hit.
  static func unreachable(_ id: ElementID, _ reason: HostHitPoint) -> InteractionProblem {
    switch reason {
    case .covered(let cover): .covered(id, by: cover)
    case .missing: .noMatches
    case .hidden: .hidden(id)
    case .offscreen, .at: .offscreen(id)
    }
  }
}
