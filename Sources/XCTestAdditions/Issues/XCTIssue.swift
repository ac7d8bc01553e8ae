import Foundation

/// An issue: something that goes wrong in a test.
///
/// Mirrors XCTest's structure of Apple's platforms. A test case receives each of its issues in ``UITestCase/record(_:)``.
public struct XCTIssue {
  /// The kinds of issues.
  public enum IssueType: Int, Sendable, Hashable {
    /// An assertion failed.
    case assertionFailure = 0
    /// The test threw an error.
    case thrownError = 1
    /// An exception was not caught; there are none on this platform.
    case uncaughtException = 2
    /// Something is slower than its baseline.
    case performanceRegression = 3
    /// The machinery of testing has a problem.
    case system = 4
    /// A failure that was expected did not occur.
    case unmatchedExpectedFailure = 5
  }

  /// The kind of the issue.
  public var type: IssueType

  /// The issue in a sentence.
  public var compactDescription: String

  /// The issue in all words; `nil` when the sentence says all.
  public var detailedDescription: String?

  /// Where in the source it happened.
  public var sourceCodeContext: XCTSourceCodeContext

  /// The error behind it.
  public var associatedError: (any Error)?

  /// What is kept with it.
  public var attachments: [XCTAttachment]

  /// Who raised it.
  private(set) var origin = IssueOrigin.suite

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
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Keeps an attachment with the issue.
  ///
  /// - Parameter attachment: What is kept.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// The issue as it is recorded: the sentence, and all words after it unless they begin with it.
  var text: String {
    guard let detailedDescription, !detailedDescription.isEmpty else { return compactDescription }
    return detailedDescription.hasPrefix(compactDescription)
      ? detailedDescription : compactDescription + "\n\n" + detailedDescription
  }

  /// Makes an issue of what XCTest of this platform, or this framework, records.
  ///
  /// - Parameters:
  ///   - description: The failure in words; its sentence ends with the first blank line.
  ///   - file: The file.
  ///   - line: The line, from 1; without one the place is not known.
  ///   - isAssertion: Whether an assertion failed; else an error was thrown.
  init(description: String, file: String, line: Int, isAssertion: Bool) {
    let sentence = description.range(of: "\n\n").map { String(description[..<$0.lowerBound]) }
    let location = XCTSourceCodeLocation(filePath: file, lineNumber: line)
    self.init(
      type: isAssertion ? .assertionFailure : .thrownError,
      compactDescription: sentence ?? description,
      detailedDescription: sentence == nil ? nil : description,
      sourceCodeContext: XCTSourceCodeContext(location: location))
    origin = IssueOrigin.current ?? .xctest(XCTestSentence(description))
  }
}
