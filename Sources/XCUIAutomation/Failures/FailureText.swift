import AutomationTrace
import AutomationWire
import Primitives
import TextRendering
import XCTestAdditions

/// A failure in words: the one place where its data become text, with ``ProblemText`` and its siblings for the parts.
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
struct FailureText {
  /// The failure.
  private let failure: Failure

  /// Words a failure.
  init(_ failure: Failure) {
    self.failure = failure
  }

  /// All of it.
  var text: String {
    // What was waited for belongs to the sentence.
    let separator = failure.wait == nil ? "\n\n" : "\n"
    let more = details.map { separator + $0 } ?? ""
    return ActivityPath.append(failure.activities, to: failure.kind.message + more)
  }

  /// What else there is to be said than the message of the kind; `nil` for nothing.
  var details: String? {
    let sections: [[String]]
    if let interaction = failure.kind as? InteractionFailure {
      sections = [
        interaction.queryLines, stepsBefore, activityLines, gateLines, scheduleLines, warningLines,
        outputLines(of: interaction), screenLines,
      ]
    } else if let wait = failure.wait {
      sections = [
        crashLines + (failure.kind.isOfWait ? [] : [wait.sentence]) + wait.pendingLines,
        wait.queryLines,
        stepsBefore, gateLines, scheduleLines, warningLines,
        failure.isNews ? outputOfApplication : [], screenLines,
      ]
    } else if let journal = failure.journal, failure.evidence != nil {
      sections = [
        crashLines, lookLines(of: journal), failure.isNews ? stepLines(of: journal) : [Self.noNews],
        failure.isNews ? activityLines : [], gateLines, scheduleLines, warningLines,
        failure.isNews ? outputOfApplication : [], failure.isNews ? screenLines : [],
      ]
    } else if failure.kind.isOfApplication {
      sections = [outputOfApplication]
    } else {
      return nil
    }
    let text = sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    return text.isEmpty ? nil : text.joined(separator: "\n\n")
  }
}

// MARK: - Sections

extension FailureText {
  /// What is said where a failure before says the rest.
  private static let noNews =
    "Nothing was done since the failure before, which shows the steps and the screen."

  /// How the application crashed, of which nothing told before.
  private var crashLines: [String] { failure.crash.map { [$0.sentence] } ?? [] }

  /// What the test saw last, and what may have been meant where it saw nothing.
  private func lookLines(of journal: TestJournal) -> [String] {
    let lines = journal.looks.map { "\($0.plan.words): \($0.key) was \($0.sight.words)" }
    // Of one that crashed nothing can be seen.
    guard failure.crash == nil else { return Self.section(FailureHeadline.looked, lines) }
    var advice: [String] = []
    if let last = journal.looks.last, last.isOfAbsence {
      advice = InteractionFailure.absenceLines(of: last.plan)
    } else if let last = journal.looks.last, last.isOfHindrance {
      advice = InteractionFailure.hindranceLines(of: last.plan)
    } else if let last = journal.looks.last, case .number = last.sight {
      advice = Self.remarkOnHeadings(among: last.plan).map { [$0] } ?? []
    }
    return Self.section(FailureHeadline.looked, lines) + advice
  }

  /// Returns how many of the cells that a query finds are no rows; `nil` when all are.
  private static func remarkOnHeadings(among plan: QueryPlan) -> String? {
    guard let scope = try? plan.scope() else { return nil }
    let count = QueryEvaluator.matches(of: plan.steps, in: scope)
      .count { scope.tree[$0]?.states.contains(.sectionPart) == true }
    guard count > 0 else { return nil }
    return count == 1
      ? "1 of them is the heading or footing of a section, which is a cell too."
      : "\(count) of them are headings or footings of sections, which are cells too."
  }

  /// What the test did before the action or the wait that failed, which is the last step then, and where.
  private var stepsBefore: [String] {
    guard let journal = failure.journal, failure.isNews else { return [] }
    let interaction = failure.kind as? InteractionFailure
    if case .launch = interaction?.problem { return [] }
    let isStep = interaction.map { !$0.action.isLook } ?? failure.wait?.isStep ?? true
    let steps = (isStep ? journal.steps.dropLast() : journal.steps[...]).suffix(3)
    guard steps.contains(where: \.isTelling) else { return [] }
    return Self.section("Done before:", steps)
  }

  /// What the test did last, and where.
  private func stepLines(of journal: TestJournal) -> [String] {
    Self.section("Done last:", journal.steps[...])
  }

  /// Returns steps under a heading, each with its place; nothing when there are none.
  private static func section(
    _ heading: String, _ steps: ArraySlice<TestJournal.Step>
  ) -> [String] {
    CallStack.findPlaces(of: steps.map(\.stack))
    return section(heading, steps.map(\.account))
  }

  /// The last lines that the application wrote.
  private var outputOfApplication: [String] {
    Self.section("The last it wrote:", failure.evidence?.output ?? [])
  }

  /// What the application was still doing.
  private var activityLines: [String] {
    let reasons: [String]
    switch failure.evidence?.activity?.state {
    case .sleeping(_, let what): reasons = what
    case .unproven(let what), .busy(let what): reasons = what
    case .idle, nil: reasons = []
    }
    return Self.section("The application was not idle:", reasons.map { SafeText.line($0) })
  }

  /// What the test itself holds.
  private var gateLines: [String] {
    let gates = failure.evidence?.gates.sorted { $0.key < $1.key } ?? []
    return Self.section(
      "The test holds:",
      gates.map { name, count in
        "\(count == 1 ? "1 task" : "\(count) tasks") at the gate “\(SafeText.line(name))”"
      })
  }

  /// In which order the application's jobs ran.
  private var scheduleLines: [String] {
    failure.evidence?.scheduleSeed.map { [ScheduleSeed.sentence($0)] } ?? []
  }

  /// The warnings the application gave.
  private var warningLines: [String] {
    let warnings = failure.evidence?.warnings.suffix(8) ?? []
    return Self.section("The application warned:", warnings.map { SafeText.line($0) })
  }

  /// The last lines that the application wrote; of one that ended before they were told then, as by a failure before.
  private func outputLines(of interaction: InteractionFailure) -> [String] {
    switch interaction.problem {
    case .ended, .launch: outputOfApplication
    case .notRunning: []
    default: failure.isNews ? outputOfApplication : []
    }
  }

  /// The screen, in a frame.
  private var screenLines: [String] {
    if failure.evidence?.isUnasked == true {
      return [
        "There is no screen: the main thread, on which the application runs, waited for another thread."
      ]
    }
    return failure.evidence?.screen.map { ScreenText.lines(of: $0) } ?? []
  }

  /// Returns lines under a heading; nothing when there are none.
  private static func section(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [heading] + lines.map { "    " + $0 }
  }
}
