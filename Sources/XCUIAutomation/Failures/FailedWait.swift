import AutomationWire
import Foundation
import PredicateFormat
import Primitives

/// A wait that ended without what was waited for, or the last look of an expectation, kept for the assertion that fails over it.
struct FailedWait: Sendable {
  /// What was waited for.
  let plan: QueryPlan

  /// What happened, in a sentence.
  let sentence: String

  /// Whether the element was to be there.
  let isAboutExistence: Bool

  /// What the application was doing at the end.
  let activity: Activity?

  /// Returns what was pending, and what the screen shows.
  ///
  /// - Parameter sayingWhat: Whether to say first what was waited for.
  /// - Returns: The text.
  func text(sayingWhat: Bool) -> String {
    let report = FailureReport(action: .find, plan: plan, problem: .noMatches)
    return report.note(
      (sayingWhat ? [sentence] : []) + pending, showsQuery: isAboutExistence)
  }

  /// What was pending, and until when.
  private var pending: [String] {
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
}

extension FailedWait {
  /// A wait that is over.
  init(_ plan: QueryPlan, seconds: Double, goal: WaitGoal) {
    self.plan = plan
    let time = SecondsText.words(seconds > 0 ? min(seconds, 1e8) : 0)
    sentence = "Waited \(time) for \(plan.words) \(goal.words)."
    isAboutExistence = goal == .existence
    activity = plan.session.lastActivity
  }

  /// The last look of an expectation.
  init(_ look: LastLook) {
    plan = look.plan
    sentence = "The last look at \(plan.words): \(look.key) was \(look.value)."
    isAboutExistence = look.key == "exists" && look.value == "false"
    activity = plan.session.lastActivity
  }
}

/// What a predicate saw last of an element or a query, for the expectation that fails over it.
struct LastLook: Sendable {
  /// The element or query.
  let plan: QueryPlan

  /// What was looked at.
  let key: String

  /// What it was, in words.
  let value: String

  /// Notes a look.
  init(_ plan: QueryPlan, _ key: String, _ value: PredicateValue) {
    self.plan = plan
    self.key = key
    self.value = WaitGoal.text(value.asAny)
  }

  /// Returns whether a failure in words is that of an expectation.
  static func isAbout(_ text: String) -> Bool {
    text.contains("Asynchronous wait failed") || text.contains("timedOut")
  }
}

/// What a wait is for.
enum WaitGoal: Sendable, Hashable {
  /// The element shall be there.
  case existence

  /// The element shall be gone.
  case nonExistence

  /// A property shall have a value; with what it had last.
  case property(String, value: String, last: String)

  /// What it is for, in words.
  var words: String {
    switch self {
    case .existence: "to exist"
    case .nonExistence: "to be gone, but it is still there"
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
