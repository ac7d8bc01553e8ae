import AccessibilityTree
import Foundation
import Primitives
import TextRendering
import XCTestAdditions

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
  /// Each issue that the handler does not take fails the test: with the way to the element in the tree, the rows in which it is shown, and a
  /// picture of the screen, in which it is reversed, as an attachment. What an alert or a sheet covers is not looked at.
  ///
  /// | what is looked for | what is found |
  /// |---|---|
  /// | ``XCUIAccessibilityAuditType/sufficientElementDescription`` | controls and pictures without a name; controls of one kind with one name, in one row or group |
  /// | ``XCUIAccessibilityAuditType/hitRegion`` | controls without room, or of one cell |
  /// | ``XCUIAccessibilityAuditType/action`` | controls that no key reaches |
  /// | ``XCUIAccessibilityAuditType/contrast`` | letters whose contrast is below 4.5 to 1 |
  /// | ``XCUIAccessibilityAuditType/textClipped`` | texts that end in an ellipsis, or outside of what is shown |
  /// | ``XCUIAccessibilityAuditType/colorAlone`` | controls that are selected, which only a color says; an addition of ours |
  /// | ``XCUIAccessibilityAuditType/keyboardFocus`` | a focus that is trapped or lost on the way; an addition of ours |
  ///
  /// - Note: Unlike Apple's, `dynamicType`, `elementDetection`, `trait` and `parentChild` find nothing: they have no meaning in cells. Colors
  ///   are those of the palette that pictures are drawn in, since a terminal has its own. `keyboardFocus` presses keys, and so is looked for
  ///   only where it is named, not as a part of `all`.
  ///
  /// - Parameters:
  ///   - auditTypes: What is looked for.
  ///   - issueHandler: Returns whether an issue is to be ignored.
  /// - Throws: What the handler throws.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
  ) throws {
    let findings = Interaction.perform(.read("accessibility"), plan) {
      element throws(InteractionProblem) -> [AuditFinding] in
      let screen = try AccessibilityAudit.screen(of: element)
      let audit = AccessibilityAudit(tree: try plan.scope().tree, screen: screen)
      var findings = audit.findings(auditTypes)
      if auditTypes != .all, auditTypes.contains(.keyboardFocus) {
        findings += try FocusWalk(element).findings()
      }
      return findings
    }
    for finding in findings ?? [] {
      let steps: [QueryStep] = [.descendants(.any), .element(finding.id)]
      let element = XCUIElement(
        QueryPlan(application: plan.application, steps: steps, home: plan.home))
      let issue = XCUIAccessibilityAuditIssue(
        element, finding.type, finding.sentence, finding.line)
      if try issueHandler?(issue) == true { continue }
      XCTContext.runActivity(named: "Accessibility audit") { activity in
        if let picture = finding.picture {
          let attachment = XCTAttachment(screenshot: XCUIScreenshot(picture))
          attachment.name = finding.sentence
          activity.add(attachment)
        }
      }
      FailureRecorder.record(AuditFailure(issue: issue, place: finding.place, rows: finding.rows))
    }
  }
}

/// A failure: an accessibility audit found an issue that the test does not ignore.
private struct AuditFailure: FailureKind {
  /// What it found.
  let issue: XCUIAccessibilityAuditIssue

  /// The way to the element, outermost first.
  let place: String

  /// The rows in which it is shown.
  let rows: [String]

  /// The failure in words.
  var message: String {
    let lines = [
      "Accessibility audit: \(issue.detailedDescription)", place.isEmpty ? "" : "  in: \(place)",
    ]
    return (lines.filter { !$0.isEmpty } + rows.map { "  │" + $0 }).joined(separator: "\n")
  }
}

/// What an audit found of an element.
struct AuditFinding {
  /// The element.
  let id: ElementID

  /// What was looked for.
  let type: XCUIAccessibilityAuditType

  /// It in a sentence.
  let sentence: String

  /// The element's line.
  let line: String

  /// The way to it, outermost first.
  let place: String

  /// The rows in which it is shown.
  let rows: [String]

  /// The screen, with the element reversed; `nil` where it does not show its screen.
  let picture: CellGrid?

  /// Notes what is the matter with an element.
  init(
    _ id: ElementID, _ type: XCUIAccessibilityAuditType, _ sentence: String, in tree: ElementTree,
    _ screen: CellGrid?
  ) {
    (self.id, self.type, self.sentence) = (id, type, sentence)
    line = ElementLines.line(id, in: tree)
    place = tree.ancestors(of: id).reversed().filter { tree[$0]?.isContainer == false }
      .map { ElementLines.name($0, in: tree) }.joined(separator: " › ")
    let frame = tree.visibleFrame(of: id) ?? .zero
    rows = screen.map { Self.rows($0, frame) } ?? []
    picture = screen.map { screen in
      var picture = screen
      picture.setStyle(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height) {
        $0.attributes.formSymmetricDifference(.reverse)
      }
      return picture
    }
  }

  /// The first rows of a frame on a screen.
  private static func rows(_ screen: CellGrid, _ frame: Rect) -> [String] {
    let end = min(screen.height, frame.maxY, frame.minY + 4)
    guard frame.minY >= 0, frame.minY < end else { return [] }
    return (frame.minY..<end).map { SafeText.line(screen.text(row: $0), limit: .max) }
  }
}
