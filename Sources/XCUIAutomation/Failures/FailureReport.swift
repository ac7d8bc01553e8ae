import AccessibilityTree
import AutomationWire
import Foundation
import Primitives
import TextRendering

/// A failure with all that helps to understand it: what was sought, what was there, and what the screen showed.
///
/// ```
/// Failed to tap "Nxet" Button: No matches found for Elements matching predicate '"Nxet" IN identifiers'.
/// Did you mean "Next"?
///
/// Query, and how many elements each step left:
///     1  Target Application 'SampleApp'
///     2  Descendants matching type Button
///     0  Elements matching predicate '"Nxet" IN identifiers'
/// …
/// ```
struct FailureReport {
  /// What the test wanted to do.
  let action: Action

  /// With what.
  let plan: QueryPlan

  /// What kept it from that.
  let problem: InteractionProblem

  /// The tree at the time; `nil` when the application does not run.
  private let scope: QueryScope?

  /// The screen at the time; `nil` when the application does not run.
  private let screen: CellGrid?

  /// What the application was doing.
  private let activity: Activity?

  /// How many tasks wait at each gate that the test holds.
  private let gates: [String: Int]

  /// The warnings the application gave.
  private let warnings: [String]

  /// The last lines the application wrote, when it ended.
  private let output: [String]

  /// What the order of the application's jobs follows from; `nil` when they run in order of arrival.
  private let scheduleSeed: String?

  /// Makes a report, for which the application is asked for its screen.
  init(action: Action, plan: QueryPlan, problem: InteractionProblem) {
    self.action = action
    self.plan = plan
    self.problem = problem
    let session = plan.session
    let phase = session.phase
    if case .running = phase {
      scope = try? plan.scope()
      screen = Self.screen(of: session)
    } else {
      scope = nil
      screen = nil
    }
    output = Self.output(phase, problem)
    activity = scope == nil ? nil : session.lastActivity
    gates = scope == nil ? [:] : Self.gates(of: session)
    scheduleSeed = session.scheduleSeed
    warnings = session.takeWarnings()
  }

  /// The last lines of an application that just ended; of one that ended before they were told then.
  private static func output(
    _ phase: ApplicationSession.Phase, _ problem: InteractionProblem
  ) -> [String] {
    guard case .ended(_, let lines) = phase else { return [] }
    switch problem {
    case .ended, .launch(.ended): return lines
    default: return []
    }
  }

  /// Asks an application for what waits at its gates.
  private static func gates(of session: ApplicationSession) -> [String: Int] {
    guard !session.isSystem,
      case .returned(let text)? = try? session.exchange(
        .call(name: HeldGates.reportCall, content: "")),
      let report = try? JSONDecoder().decode(HeldGates.Report.self, from: Data(text.utf8))
    else { return [:] }
    return report.waiting
  }

  /// Asks an application for its screen.
  private static func screen(of session: ApplicationSession) -> CellGrid? {
    // A screen that cannot be had is left out; the failure stands without it.
    guard case .screen(let bytes)? = try? session.exchange(.screen) else { return nil }
    return try? CellGrid(decoding: bytes)
  }

  /// The failure in words.
  var text: String {
    let sections = [
      headline, querySection, activitySection, gateSection, scheduleSection, warningSection,
      outputSection,
      screenSection,
    ]
    return Self.joined(sections)
  }

  /// What is there, for a failure of another kind.
  ///
  /// - Parameters:
  ///   - heading: What comes first, a line each.
  ///   - showsQuery: Whether to tell what each step of the query left.
  /// - Returns: The text.
  func note(_ heading: [String], showsQuery: Bool) -> String {
    Self.joined([
      heading, showsQuery ? headline.dropFirst() + querySection : [], gateSection,
      scheduleSection, warningSection, screenSection,
    ])
  }

  private static func joined(_ sections: [[String]]) -> String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}

// MARK: - Sections

extension FailureReport {
  /// The failure itself, and what to do about it.
  private var headline: [String] {
    let sentence = ProblemText(problem, plan, scope)
    return [action.failure(of: plan.words) + ": " + sentence.sentence] + sentence.advice
  }

  /// The steps of the query with the number of elements each left, and the elements before the step that left none.
  private var querySection: [String] {
    guard let scope else { return [] }
    let isAboutQuery: Bool
    switch problem {
    case .noMatches, .multipleMatches: isAboutQuery = true
    default: isAboutQuery = false
    }
    guard isAboutQuery, !plan.steps.isEmpty else { return [] }
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

  /// What the application was still doing.
  private var activitySection: [String] {
    let reasons: [String]
    switch activity?.state {
    case .sleeping(_, let what): reasons = what
    case .unproven(let what), .busy(let what): reasons = what
    case .idle, nil: reasons = []
    }
    guard !reasons.isEmpty else { return [] }
    return ["The application was not idle:"] + reasons.map { "    " + SafeText.line($0) }
  }

  /// What the test itself holds.
  private var gateSection: [String] {
    guard !gates.isEmpty else { return [] }
    return ["The test holds:"]
      + gates.sorted { $0.key < $1.key }.map { name, count in
        "    \(count == 1 ? "1 task" : "\(count) tasks") at the gate “\(SafeText.line(name))”"
      }
  }

  /// In which order the application's jobs ran.
  private var scheduleSection: [String] {
    scheduleSeed.map { [ScheduleSeed.sentence($0)] } ?? []
  }

  /// The warnings the application gave.
  private var warningSection: [String] {
    guard !warnings.isEmpty else { return [] }
    return ["The application warned:"] + warnings.suffix(8).map { "    " + SafeText.line($0) }
  }

  /// The last lines the application wrote.
  private var outputSection: [String] {
    guard !output.isEmpty else { return [] }
    return ["The last it wrote:"] + output.map { "    " + $0 }
  }

  /// The screen, in a frame.
  private var screenSection: [String] {
    screen.map { ScreenText.lines(of: $0) } ?? []
  }
}
