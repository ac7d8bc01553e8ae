import AccessibilityTree

/// A failed use of an element or an application: what was sought, what was to be done with it, and what was in the way.
struct InteractionFailure: FailureKind {
  /// What the test wanted to do.
  let action: Action

  /// With what.
  let plan: QueryPlan

  /// What kept it from that.
  let problem: InteractionProblem

  /// The elements at the time; `nil` when the application does not run.
  private let scope: QueryScope?

  /// Makes a failure, for which the application is asked for its elements.
  init(_ action: Action, _ plan: QueryPlan, _ problem: InteractionProblem) {
    self.action = action
    self.plan = plan
    self.problem = problem
    // Without elements the failure stands all the same.
    if case .running = plan.session.phase { scope = try? plan.scope() } else { scope = nil }
  }

  /// The failure in a sentence, and what to do about it.
  var message: String {
    let words = ProblemText(problem, plan, scope)
    let sentence = "Failed to \(action.words(for: plan.words)): \(words.sentence)"
    return ([sentence] + words.advice).joined(separator: "\n")
  }

  /// Returns why an element that was looked for is not there, a line each: the application does not run, or else what may have been meant
  /// and what each step of the query left.
  static func absenceLines(of plan: QueryPlan) -> [String] {
    let phase = plan.session.phase
    if case .running = phase {
      let search = InteractionFailure(.find, plan, .noMatches)
      return search.advice + search.queryLines
    }
    return ProblemText(.notRunning(phase), plan, nil).lines
  }

  /// Returns why input does not reach an element, a line each: nothing when it does by now.
  static func hindranceLines(of plan: QueryPlan) -> [String] {
    guard let (scope, found) = try? plan.search(limit: 2) else { return [] }
    guard found.count == 1 else {
      if found.isEmpty { return absenceLines(of: plan) }
      let search = InteractionFailure(.find, plan, .multipleMatches(found))
      return ["What several elements are is not asked: one is hittable or not."] + search.queryLines
    }
    if plan.session.isOutOfReach { return ProblemText(.inBackground, plan, scope).lines }
    guard plan.session.requests.isEmpty,
      case .hitPoints(let points)? = try? plan.session.exchange(.hitPoints(found))
    else { return [] }
    switch points.first {
    case .covered(let cover):
      return ProblemText(.covered(found[0], by: cover), plan, scope).lines
    case .offscreen:
      return [
        ProblemText(.offscreen(found[0]), plan, scope).sentence,
        "To ask does not scroll it there, as tap() does where something scrolls.",
      ]
    case .hidden: return ProblemText(.hidden(found[0]), plan, scope).lines
    case .at, .missing, nil: return []
    }
  }

  /// What to do about it, a line each.
  var advice: [String] { ProblemText(problem, plan, scope).advice }
}

// MARK: - The query

extension InteractionFailure {
  /// The steps of the query with the number of elements each left, and the elements before the step that left none.
  var queryLines: [String] {
    guard let scope, !plan.steps.isEmpty else { return [] }
    switch problem {
    case .noMatches, .multipleMatches: break
    default: return []
    }
    let trace = QueryTrace(plan, in: scope)
    var lines = ["Query, and how many elements each step left:"]
    for stage in trace.stages {
      let count = String(stage.found.count)
      lines.append(
        String(repeating: " ", count: max(0, 5 - count.count)) + count + "  " + stage.name)
      // What comes after an empty step says nothing more.
      if stage.found.isEmpty { break }
    }
    return lines + candidateLines(trace, scope)
  }

  /// The elements among which the query had to choose.
  private func candidateLines(_ trace: QueryTrace, _ scope: QueryScope) -> [String] {
    if case .multipleMatches(let ids) = problem {
      return ["They are:"] + ElementLines.list(ids, in: scope.tree)
    }
    guard let failing = trace.failing, failing > 1 else { return [] }
    let before = trace.stages[failing - 1].found
    return ["Before the last of these steps there were:"]
      + ElementLines.list(before, in: scope.tree)
  }
}
