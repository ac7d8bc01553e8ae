public import Foundation

/// An issue as an object, as code from Objective-C hands it around.
///
/// Mirrors XCTest's class of Apple's platforms; ``XCTIssue`` is the same as a value.
open class XCTIssueReference: NSObject {
  /// The kinds of issues.
  public typealias IssueType = XCTIssue.IssueType

  /// The issue as a value.
  fileprivate var issue: XCTIssue

  /// Makes an issue.
  ///
  /// - Parameters:
  ///   - type: The kind of the issue.
  ///   - compactDescription: The issue in a sentence.
  ///   - detailedDescription: The issue in all words; `nil` when the sentence says all.
  ///   - sourceCodeContext: Where in the source it happened.
  ///   - associatedError: The error behind it.
  ///   - attachments: What is kept with it.
  public init(
    type: XCTIssue.IssueType, compactDescription: String, detailedDescription: String?,
    sourceCodeContext: XCTSourceCodeContext, associatedError: (any Error)?,
    attachments: [XCTAttachment]
  ) {
    issue = XCTIssue(
      type: type, compactDescription: compactDescription, detailedDescription: detailedDescription,
      sourceCodeContext: sourceCodeContext, associatedError: associatedError,
      attachments: attachments)
    super.init()
  }

  /// Makes an issue of its kind and sentence.
  ///
  /// - Parameters:
  ///   - type: The kind of the issue.
  ///   - compactDescription: The issue in a sentence.
  public convenience init(type: XCTIssue.IssueType, compactDescription: String) {
    self.init(
      type: type, compactDescription: compactDescription, detailedDescription: nil,
      sourceCodeContext: XCTSourceCodeContext(), associatedError: nil, attachments: [])
  }

  /// The kind and the sentence, for people.
  public override var description: String { issue.description }

  /// The kind of the issue.
  public var type: XCTIssue.IssueType { issue.type }

  /// The issue in a sentence.
  public var compactDescription: String { issue.compactDescription }

  /// The issue in all words; `nil` when the sentence says all.
  public var detailedDescription: String? { issue.detailedDescription }

  /// Where in the source it happened.
  public var sourceCodeContext: XCTSourceCodeContext { issue.sourceCodeContext }

  /// The error behind it.
  public var associatedError: (any Error)? { issue.associatedError }

  /// What is kept with it.
  public var attachments: [XCTAttachment] { issue.attachments }
}

extension XCTIssue {
  /// Makes an issue of one that is an object.
  ///
  /// - Note: Unlike on Apple's platforms, where `as` does this, since there is no Objective-C here.
  ///
  /// - Parameter reference: The issue as an object.
  public init(_ reference: XCTIssueReference) { self = reference.issue }
}
