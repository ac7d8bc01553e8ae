import AccessibilityTree
import Primitives

/// An element or a query as text, in the form of Apple's `debugDescription`.
struct QueryDescription {
  /// The recipe.
  private let plan: QueryPlan

  /// Makes a description.
  init(_ plan: QueryPlan) {
    self.plan = plan
  }

  /// The element: its attributes, what is inside it, the way to it, and the query.
  var ofElement: String {
    withScope { scope, processID in
      let description = Self.description(of: scope.tree, processID)
      let found = QueryEvaluator.matches(of: plan.steps, in: scope, limit: 2)
      guard found.count == 1, let id = found.first else { return chain(scope, description) }
      return """
        Attributes: \(safe(description.line(for: id)))
        Element subtree:
        \(safe(description.subtree(of: id)))
        Path to element:
        \(safe(description.path(to: id)))
        \(chain(scope, description))
        """
    }
  }

  /// The query: its steps with what they find.
  var ofQuery: String {
    withScope { scope, processID in
      chain(scope, Self.description(of: scope.tree, processID))
    }
  }

  /// Describes what there is, or the query alone when the application does not run.
  private func withScope(_ body: (QueryScope, Int32?) -> String) -> String {
    plan.home.serve {
      let session = TestScope.current.session(of: plan.application)
      do throws(InteractionProblem) {
        return body(try plan.scope(), session.processID)
      } catch {
        let names = plan.stepNames.map { " →Find: " + $0 }
        return "Query chain:\n" + names.joined(separator: "\n")
      }
    }
  }

  /// Describes a tree, with frames in the unit of the suite.
  private static func description(of tree: ElementTree, _ processID: Int32?) -> TreeDescription {
    TreeDescription(tree, processID: processID, cell: LengthUnit.current.cell)
  }

  /// The steps, each further in than the one before, with what they find.
  private func chain(_ scope: QueryScope, _ description: TreeDescription) -> String {
    var lines = ["Query chain:"]
    for (depth, stage) in QueryTrace(plan, in: scope).stages.enumerated() {
      let indent = String(repeating: "  ", count: depth)
      lines.append(indent + (depth == 0 ? " →" : "↪︎") + "Find: " + stage.name)
      lines.append(indent + "  Output: {")
      for id in stage.found {
        lines.append(indent + "    " + safe(description.line(for: id)))
      }
      lines.append(indent + "  }")
    }
    return lines.joined(separator: "\n")
  }

  /// Makes a text safe to print.
  private func safe(_ text: String) -> String { SafeText.lines(text) }
}
