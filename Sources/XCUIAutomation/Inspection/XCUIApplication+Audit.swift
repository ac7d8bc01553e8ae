import AccessibilityTree
import Foundation

/// An issue that an accessibility audit found.
///
/// Mirrors Apple's class.
public final class XCUIAccessibilityAuditIssue: NSObject, Sendable {
  /// The element it is about.
  public let element: XCUIElement?

  /// What was looked for.
  public let auditType: XCUIAccessibilityAuditType

  /// The issue in a sentence.
  public let compactDescription: String

  /// The issue with the element it is about.
  public let detailedDescription: String

  /// Makes an issue.
  init(
    _ element: XCUIElement, _ auditType: XCUIAccessibilityAuditType, _ sentence: String,
    _ line: String
  ) {
    self.element = element
    self.auditType = auditType
    compactDescription = sentence
    detailedDescription = sentence + ": " + line
    super.init()
  }
}

extension XCUIApplication {
  /// Looks for what makes the present screen hard to use for some.
  ///
  /// Each issue that the handler does not take fails the test.
  ///
  /// - Note: Unlike Apple's, it finds controls and pictures without a description and controls without room; what else there is to look
  ///   for has no meaning in cells, and finds nothing.
  ///
  /// - Parameters:
  ///   - auditTypes: What is looked for.
  ///   - issueHandler: Returns whether an issue is to be ignored.
  /// - Throws: What the handler throws.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let issues = Interaction.perform(.read("accessibility"), plan) {
      _ throws(InteractionProblem) in
      AccessibilityAudit(plan: plan, tree: try plan.scope().tree).issues(auditTypes)
    }
    for issue in issues ?? [] where try issueHandler?(issue) != true {
      FailureRecorder.record(AuditFailure(issue: issue))
    }
  }
}

/// A failure: an accessibility audit found an issue that the test does not ignore.
private struct AuditFailure: FailureKind {
  /// What it found.
  let issue: XCUIAccessibilityAuditIssue

  /// The failure in words.
  var message: String { "Accessibility audit: \(issue.detailedDescription)" }
}

/// An accessibility audit of a screen.
private struct AccessibilityAudit {
  /// The application.
  let plan: QueryPlan

  /// What it shows.
  let tree: ElementTree

  /// The types of elements that take input.
  private static let controls: Set<ElementType> = [
    .button, .checkBox, .link, .menuItem, .picker, .radioButton, .searchField, .secureTextField,
    .slider, .stepper, .switch, .textField, .textView, .toggle,
  ]

  /// Returns the issues of some kinds, in reading order.
  func issues(_ types: XCUIAccessibilityAuditType) -> [XCUIAccessibilityAuditIssue] {
    guard let root = tree.root else { return [] }
    return tree.descendants(of: root).compactMap { tree[$0] }.flatMap { node in
      let isControl = Self.controls.contains(node.elementType)
      var found: [(XCUIAccessibilityAuditType, String)] = []
      if types.contains(.sufficientElementDescription), isControl || node.elementType == .image,
        !isDescribed(node)
      {
        found.append((.sufficientElementDescription, "Element has no description"))
      }
      if types.contains(.hitRegion), isControl, node.frame.width < 1 || node.frame.height < 1 {
        found.append((.hitRegion, "Hit area is too small"))
      }
      return found.map { type, sentence in
        let steps: [QueryStep] = [.descendants(.any), .element(node.id)]
        let element = XCUIElement(QueryPlan(application: plan.application, steps: steps))
        return XCUIAccessibilityAuditIssue(
          element, type, sentence, ElementLines.line(node.id, in: tree))
      }
    }
  }

  /// Whether an element, or one inside it, says what it is.
  private func isDescribed(_ node: ElementNode) -> Bool {
    if !node.label.isEmpty || !node.title.isEmpty || node.placeholder?.isEmpty == false {
      return true
    }
    return !tree.walkDescendants(of: node.id) { $0.label.isEmpty ? .descend : .stop }
  }
}
