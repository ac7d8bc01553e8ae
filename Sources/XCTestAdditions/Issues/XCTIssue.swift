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

  /// What else is to be said of the place, in a line; `nil` for nothing.
  private(set) var placeNote: String?

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

  /// Makes an issue of what XCTest of this platform, or this framework, records just now.
  ///
  /// - Parameters:
  ///   - description: The failure in words; its sentence ends with the first blank line.
  ///   - isAssertion: Whether an assertion failed; else an error was thrown.
  ///   - stated: The place that goes with it; without a line it is sought among the calls that led here.
  ///   - progress: The test; `nil` for one that is none of ours.
  init(
    description: String, isAssertion: Bool, stated: FailurePlace.Stated,
    of progress: TestProgress? = nil
  ) {
    let sentence = description.range(of: "\n\n").map { String(description[..<$0.lowerBound]) }
    let origin = IssueOrigin.current ?? .xctest(XCTestSentence(description))
    var stack = CallStack.capture()
    let place: FailurePlace
    switch origin {
    case .framework(let note):
      place = FailurePlace(file: stated.file, line: stated.line, note: note)
    case .xctest(.threw):
      if let thrown = ThrownErrors.shared.stack(toldBy: sentence ?? description) {
        stack = thrown
        place = FailurePlace(of: stack)
      } else {
        place = FailurePlace(ofErrorAfter: progress?.allowance.lastDone?.stack)
      }
    case .xctest where stated.isInXCTest:
      stack = progress?.waitStack ?? stack
      place = FailurePlace(of: stack)
    case .xctest(.wait):
      stack = progress?.waitStack ?? stack
      place = FailurePlace(of: stack, stated: stated)
    case .xctest, .suite: place = FailurePlace(of: stack, stated: stated)
    }
    self.init(
      type: isAssertion ? .assertionFailure : .thrownError,
      compactDescription: sentence ?? description,
      detailedDescription: sentence == nil ? nil : description,
      sourceCodeContext: XCTSourceCodeContext(stack, place))
    self.origin = origin
    placeNote = place.note
  }

  /// Makes the issue that a failure which was expected did not occur.
  ///
  /// - Parameters:
  ///   - sentence: The issue in a sentence.
  ///   - stack: The calls that led to where it was expected.
  init(unmetExpectation sentence: String, from stack: CallStack) {
    let place = FailurePlace(of: stack)
    self.init(
      type: .unmatchedExpectedFailure, compactDescription: sentence,
      sourceCodeContext: XCTSourceCodeContext(stack, place))
    placeNote = place.note
  }
}

extension XCTIssue: CustomStringConvertible {
  /// The kind and the sentence, for people.
  public var description: String { "\(type): \(compactDescription)" }
}
