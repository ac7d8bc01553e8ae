import AccessibilityTree

/// A trace of a query: what each step finds, for messages.
struct QueryTrace {
  /// A stage of the trace: what one step finds.
  struct Stage {
    /// The step in words.
    var name: String

    /// The step; `nil` for the application.
    var step: QueryStep?

    /// What it finds, in reading order.
    var found: [ElementID]
  }

  /// The steps, the application first.
  let stages: [Stage]

  /// Evaluates a query step by step.
  init(_ plan: QueryPlan, in scope: QueryScope) {
    var stages: [Stage] = []
    for (count, name) in plan.stepNames.enumerated() {
      let steps = Array(plan.steps.prefix(count))
      stages.append(
        Stage(
          name: name, step: steps.last, found: QueryEvaluator.matches(of: steps, in: scope)))
    }
    self.stages = stages
  }

  /// The place of the first step that finds nothing; `nil` when all find something.
  var failing: Int? { stages.firstIndex { $0.found.isEmpty } }
}
