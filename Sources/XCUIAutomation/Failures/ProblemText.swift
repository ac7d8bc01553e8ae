import AccessibilityTree
import AutomationWire
import Primitives

/// A problem in words: a sentence, as Apple's begins, and lines of advice.
struct ProblemText {
  /// The sentence, that follows on "Failed to tap …: ".
  private(set) var sentence = ""

  /// What to do about it, a line each.
  private(set) var advice: [String] = []

  /// All of it.
  var lines: [String] { [sentence] + advice }

  /// Puts a problem in words.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - plan: What was sought.
  ///   - scope: What was there; `nil` when the application does not run.
  init(_ problem: InteractionProblem, _ plan: QueryPlan, _ scope: QueryScope?) {
    let tree = scope?.tree ?? ElementTree()
    switch problem {
    case .testIsOver: break
    case .noMatches: describeNoMatches(plan, scope)
    case .multipleMatches(let ids):
      sentence =
        "Multiple matching elements found for <\(plan.stepNames.last ?? "")>: \(ids.count)."
      advice = ["Narrow the query down, or say which one: firstMatch, element(boundBy:)."]
    case .disabled(let id):
      sentence = "It exists, but is disabled: \(ElementLines.line(id, in: tree))."
      advice = [
        "A test that expects this checks isEnabled; one that waits for it: wait(for: \\.isEnabled, toEqual: true, timeout:)."
      ]
    case .covered(let id, let cover):
      let name =
        cover.map { ElementLines.coverName($0, of: id, in: tree) }
        ?? "something that is no element, as a view that takes taps may be"
      sentence = "Not hittable: it exists, but is covered by \(name)."
    case .hidden(let id):
      sentence =
        "Not hittable: it exists, but is hidden from assistive technology: \(ElementLines.line(id, in: tree))."
      advice = ["The application says accessibilityHidden(true) of it, or of what is around it."]
    case .interrupted(let title, let buttons):
      let listed = buttons.map { SafeText.quoted($0) }.joined(separator: ", ")
      sentence = "The system asks \(SafeText.quoted(title)), and the application takes no input."
      advice = [
        "Answer with XCUIApplication(bundleIdentifier: \"\(ApplicationTarget.systemName)\"), whose alert has the buttons \(listed),",
        "or in a handler of addUIInterruptionMonitor(withDescription:handler:).",
      ]
    case .inBackground:
      sentence =
        "Application '\(SafeText.line(plan.session.reference.name))' is not foreground and does not allow background interaction."
      advice = ["activate() brings it to the front."]
    case .offscreen(let id) where tree.visibleFrame(of: id)?.isEmpty == false:
      sentence =
        "Not hittable: it exists, but takes no touches where it is: \(ElementLines.line(id, in: tree))."
      advice = [
        "The application says allowsHitTesting(false) of it, or of what is around it; or it is cut off by that."
      ]
    case .offscreen(let id):
      sentence =
        "Not hittable: it exists, but is off the screen: \(ElementLines.line(id, in: tree))."
      advice = [
        "Nothing around it scrolls it into view. A larger screen may have room: UITEST_SCREEN_SIZE=48x52 is as a phone's."
      ]
    case .outside(let x, let y, let size): describeOutside(x, y, size)
    case .noKeyboardFocus(let id):
      sentence =
        "Neither element nor any descendant has keyboard focus. Event dispatch snapshot: \(ElementLines.line(id, in: tree))"
      advice = ["Tap the element first. \(Self.focusText(in: tree))"]
    case .unknownKey(let key):
      sentence = "It has no attribute \(SafeText.quoted(key))."
      let near = NearTexts.nearest(to: key, among: AttributeKey.names)
      if !near.isEmpty { advice = [Self.suggestion(near)] }
    case .noSuchValue(let value, let values):
      let listed = values.prefix(12).map { SafeText.quoted($0) }.joined(separator: ", ")
      let rest = values.count > 12 ? " and \(values.count - 12) more" : ""
      sentence =
        values.isEmpty
        ? "It has no values to choose from."
        : "It has no value \(SafeText.quoted(value)). Its values are \(listed)\(rest)."
      let near = NearTexts.nearest(to: value, among: values)
      if !near.isEmpty { advice = [Self.suggestion(near)] }
    case .notAdjustable(let id, let kind):
      sentence = "It cannot be adjusted to \(kind): \(ElementLines.line(id, in: tree))."
    case .meaningless(let reason): sentence = reason
    case .refused(let reason): sentence = SafeText.line(reason)
    case .notRunning(let phase): describe(phase, plan)
    case .ended(let end):
      sentence = "The application \(EndText.words(end))."
      if case .unresponsive(_, let stacks) = end { advice = stacks }
    case .launch(let failure):
      let text = LaunchFailureText(failure)
      sentence = text.sentence
      advice = text.advice
    }
  }

  /// A question with near texts.
  static func suggestion(_ near: [String]) -> String {
    "Did you mean " + near.map { SafeText.quoted($0) }.joined(separator: " or ") + "?"
  }

  /// Where the keyboard's focus is.
  private static func focusText(in tree: ElementTree) -> String {
    guard let root = tree.root,
      let focused = tree.descendants(of: root).first(where: {
        tree[$0]?.states.contains(.focused) == true
      })
    else { return "Nothing has the focus now." }
    return "The focus is in: \(ElementLines.line(focused, in: tree))."
  }

  /// Says that a place is outside of the screen, where nothing can be reached.
  private mutating func describeOutside(_ x: Double, _ y: Double, _ size: Size) {
    let unit = LengthUnit.current
    let all = unit.size(size.width, size.height)
    sentence =
      "The place {\(x * unit.column), \(y * unit.row)} is outside of the screen, which has {\(all.width), \(all.height)}."
    guard unit == .cells else { return }
    advice = [
      "Lengths are cells here, of 8 by 16 points. UITEST_LENGTHS=points has those of tests count in points."
    ]
  }

  /// Says that an application does not run, and since when.
  private mutating func describe(_ phase: ApplicationSession.Phase, _ plan: QueryPlan) {
    switch phase {
    case .notLaunched:
      sentence = "Application '\(SafeText.line(plan.application.name))' is not running."
      let isNamed = !plan.application.resolvedTarget.isUnset
      advice =
        isNamed
        ? ["Call launch() first: this test did not launch it."]
        : ["Nobody said what XCUIApplication() is: set XCUIApplication.defaultTarget."]
    case .ended(.terminated, _):
      sentence = "Application '\(SafeText.line(plan.application.name))' is not running."
      advice = ["The test ended it, and did not launch it again."]
    case .ended(let end, _):
      sentence = "Application '\(SafeText.line(plan.application.name))' is not running."
      advice = ["It \(EndText.words(end)) earlier in this test."]
    case .running: sentence = "The application does not answer."
    }
  }
}

// MARK: - Nothing found

extension ProblemText {
  /// Says which step finds nothing, and what may have been meant.
  private mutating func describeNoMatches(_ plan: QueryPlan, _ scope: QueryScope?) {
    guard let scope else {
      sentence = "No matches found for \(plan.stepNames.last ?? "")."
      return
    }
    let trace = QueryTrace(plan, in: scope)
    let failing = trace.failing ?? trace.stages.count - 1
    let stage = trace.stages[failing]
    sentence = "No matches found for \(stage.name)."
    guard failing > 0 else { return }
    let type = plan.type(upTo: failing)
    if let key = stage.step?.soughtKey {
      let before = trace.stages[failing - 1].found
      advice = keyAdvice(key, among: before, scope.tree, type: type)
    } else if let key = plan.steps.dropFirst(failing).first?.soughtKey {
      // There is nothing of a type; something else may have the name.
      advice = keyAdvice(key, among: [], scope.tree, type: type)
    } else {
      advice = Self.adviceToScroll(in: scope.tree)
    }
    advice = Self.adviceOnAlert(in: scope.tree) + advice
  }

  /// Says that an alert stands in front of everything, which a test that looks for something else may not know.
  private static func adviceOnAlert(in tree: ElementTree) -> [String] {
    tree.elementsInOrder(of: .alert).suffix(1).map { alert in
      let buttons = tree.descendants(of: alert).compactMap { tree[$0] }
        .filter { $0.elementType == .button }
      let title = SafeText.line(tree[alert]?.label ?? "")
      let words = buttons.map { "\"\(SafeText.line($0.label))\"" }.joined(separator: ", ")
      return "An alert is in front: \"\(title)\"" + (words.isEmpty ? "." : ", with \(words).")
    }
  }

  /// Says that there may be more than is made yet, where that is so.
  private static func adviceToScroll(in tree: ElementTree) -> [String] {
    guard let root = tree.root,
      let lazy = tree.descendants(of: root).first(where: {
        tree[$0]?.states.contains(.makesElementsWhenScrolled) == true
      })
    else { return [] }
    let swipe = tree[lazy]?.states.contains(.scrollsVertically) == true ? "swipeUp" : "swipeLeft"
    return [
      "There may be more: \(ElementLines.line(lazy, in: tree)) makes what is in a lazy stack or grid when it is scrolled there, as by \(swipe)()."
    ]
  }

  /// What may have been meant by a key that finds nothing.
  private func keyAdvice(
    _ key: String, among ids: [ElementID], _ tree: ElementTree, type: ElementType?
  ) -> [String] {
    var lines: [String] = []
    let elsewhere = tree.inReadingOrder(tree.elements(identifiedBy: key))
    if let other = elsewhere.first(where: { tree[$0]?.elementType != type }) {
      let line = ElementLines.line(other, in: tree)
      lines.append("There is one of another type or elsewhere: \(line).")
    }
    let isNowhere = lines.isEmpty
    if isNowhere { lines += Self.adviceToScroll(in: tree) }
    let texts = ids.flatMap { tree[$0]?.identifyingTexts ?? [] }
    let near = NearTexts.nearest(to: key, among: texts)
    if !near.isEmpty {
      lines.append(Self.suggestion(near))
    } else if isNowhere, let root = tree.root {
      let all = tree.descendants(of: root)
      let far = NearTexts.nearest(
        to: key, among: all.flatMap { tree[$0]?.identifyingTexts ?? [] }, limit: 1)
      if let text = far.first, let id = tree.inReadingOrder(tree.elements(identifiedBy: text)).first
      {
        lines.append("The nearest there is: \(ElementLines.line(id, in: tree)).")
      }
    }
    return lines
  }
}

extension QueryStep {
  /// The text by which it finds elements; `nil` when it goes by something else.
  fileprivate var soughtKey: String? {
    switch self {
    case .identified(let key): key
    case .typed(_, let key), .containing(_, let key): key
    default: nil
    }
  }
}

extension QueryPlan {
  /// The type of the elements that come to a step; `nil` for any.
  ///
  /// - Parameter place: The place of the step, from 1; zero is the application.
  /// - Returns: The type.
  fileprivate func type(upTo place: Int) -> ElementType? {
    for step in steps.prefix(place).reversed() {
      switch step {
      case .descendants(let type), .children(let type): return type == .any ? nil : type
      case .typed(let type, _) where type != .any: return type
      default: continue
      }
    }
    return nil
  }
}
