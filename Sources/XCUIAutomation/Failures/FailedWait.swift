import AutomationWire
import PredicateFormat
import Primitives
import VirtualTime

/// A wait that ended without what was waited for, or the last look of an expectation, kept for the failure that follows from it.
struct FailedWait: Sendable {
  /// A manner in which the test waited.
  enum Manner: Sendable {
    /// It called a function that waits, so many seconds at most.
    case call(WaitGoal, seconds: Double)

    /// It had an expectation look again and again; what that saw last.
    case look(Look)
  }

  /// The element or query that was waited for.
  let plan: QueryPlan

  /// What the test did to wait.
  let manner: Manner

  /// Whether there was an application to wait for.
  private let hasBegun: Bool

  /// What the application was doing at the end.
  private let activity: Activity?

  /// What the test itself waits for elsewhere, and until when, a line each; those of an application in its process are one with its own.
  private let waitsOfTest: [String]

  /// What the system asks of the application; `nil` for nothing.
  private let question: InteractionProblem?

  /// The time of the test.
  private let timeOfTest = TestClock.now

  /// Whether the wait is one of the test's steps; expectations look in between.
  var isStep: Bool {
    if case .call = manner { true } else { false }
  }

  /// Notes a wait that ended now.
  ///
  /// - Parameters:
  ///   - plan: What was waited for.
  ///   - manner: What the test did to wait.
  ///   - hasBegun: Whether there was an application to wait for.
  init(_ plan: QueryPlan, _ manner: Manner, hasBegun: Bool = true) {
    self.plan = plan
    self.manner = manner
    self.hasBegun = hasBegun
    activity = plan.session.examinedActivity
    question = Interruption.question(to: plan.session)
    let isApart = !plan.session.reference.resolvedTarget.isInProcess
    waitsOfTest = isApart ? TestClock.sleepers.prefix(8).map(\.description) : []
  }
}

// MARK: - Words

extension FailedWait {
  /// What happened, in a sentence.
  var sentence: String {
    if !hasBegun {
      let name = SafeText.line(plan.session.reference.name)
      return "\(plan.words) was not waited for: Application '\(name)' was not running."
    }
    switch manner {
    case .call(let goal, let seconds):
      let time = SecondsText.words(seconds > 0 ? min(seconds, 1e8) : 0)
      return "Waited \(time) for \(plan.words) \(goal.words)."
    case .look(let look):
      return "The last look at \(plan.words): \(look.key) was \(look.sight.words)."
    }
  }

  /// What was pending, and until when, a line each.
  var pendingLines: [String] {
    let linesOfApplication = questionLines + self.linesOfApplication
    guard !waitsOfTest.isEmpty else { return linesOfApplication }
    return linesOfApplication
      + ["Pending in the test at \(SecondsText.words(timeOfTest / .seconds(1))) of its time:"]
      + waitsOfTest.map { "    " + SafeText.line($0) }
  }

  /// What the system asked while the test waited: an application that waits for the answer does nothing else.
  private var questionLines: [String] {
    question.map { ProblemText($0, plan, nil).lines } ?? []
  }

  /// What was pending in the application, and until when, a line each.
  private var linesOfApplication: [String] {
    guard let activity else { return [] }
    let time = "at \(SecondsText.words(activity.now)) of the application's time"
    switch activity.state {
    case .idle:
      return ["Nothing was pending \(time): without input nothing would have changed any more."]
    case .sleeping(_, let what):
      return ["Pending \(time):"] + what.map { "    " + SafeText.line($0) }
    case .unproven(let what), .busy(let what):
      return ["Not idle \(time):"] + what.map { "    " + SafeText.line($0) }
    }
  }

  /// What may have been meant, and what each step of the query left, when the element was to be there.
  var queryLines: [String] {
    if case .call(.state, _) = manner { return systemLines }
    if isAboutExistence || !hasBegun { return InteractionFailure.absenceLines(of: plan) }
    return isAboutHindrance ? InteractionFailure.hindranceLines(of: plan) : []
  }

  /// What is to be said of an application of the system's, such as Safari, which does not exist here.
  private var systemLines: [String] {
    let name = plan.application.name
    guard name.hasPrefix("com.apple."), !plan.application.resolvedTarget.isSystem else { return [] }
    let text = LaunchFailureText(.noSystemApplication(name: name))
    return [text.sentence] + text.advice
      + TestScope.current.runningSessions.flatMap { session in
        session.eventsSinceLaunch.compactMap { event in
          guard case .openedURL(let link) = event else { return nil }
          return "Application '\(SafeText.line(session.reference.name))' had the system open "
            + "\(SafeText.line(link)): see its openedURLs."
        }
      }
  }

  /// Whether input was to reach the element, and does not.
  private var isAboutHindrance: Bool {
    switch manner {
    case .call(.property("isHittable", value: _, last: "false"), _): true
    case .call: false
    case .look(let look): look.isOfHindrance
    }
  }

  /// Whether the element was to be there, and was not.
  private var isAboutExistence: Bool {
    switch manner {
    case .call(let goal, _): goal == .existence
    case .look(let look): look.isOfAbsence
    }
  }
}

/// A goal of a wait.
enum WaitGoal: Sendable, Hashable {
  /// The element shall be there.
  case existence

  /// The element shall be gone.
  case nonExistence

  /// The application shall have a state; with the one it had last.
  case state(XCUIApplication.State, last: XCUIApplication.State)

  /// A property shall have a value; with what it had last.
  case property(String, value: String, last: String)

  /// What it is for, in words.
  var words: String {
    switch self {
    case .existence: "to exist"
    case .nonExistence: "to be gone, but it is still there"
    case .state(let state, let last): "to be \(state), but it is \(last)"
    case .property(let name, let value, let last):
      "to have \(name) \(value); the last value seen was \(last)"
    }
  }

  /// Returns the name of a property; key paths to computed properties do not know theirs.
  static func name(of property: AnyKeyPath) -> String {
    switch property {
    case \XCUIElement.exists: "exists"
    case \XCUIElement.isHittable: "isHittable"
    case \XCUIElement.isEnabled: "isEnabled"
    case \XCUIElement.isSelected: "isSelected"
    case \XCUIElement.hasFocus: "hasFocus"
    case \XCUIElement.label: "label"
    case \XCUIElement.identifier: "identifier"
    case \XCUIElement.title: "title"
    case \XCUIElement.placeholderValue: "placeholderValue"
    case \XCUIElement.elementType: "elementType"
    case \XCUIElement.frame: "frame"
    case \XCUIElement.normalizedSliderPosition: "normalizedSliderPosition"
    default: "the property"
    }
  }

  /// Returns a value in words.
  static func text(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let text as String: SafeText.quoted(text)
    case let value?: SafeText.line(String(describing: value))
    }
  }
}
