/// A failure that a test is known to have.
///
/// Mirrors XCTest's class of Apple's platforms.
public final class XCTExpectedFailure {
  /// The options of an expected failure: which one is meant, and what happens without it.
  public final class Options {
    /// Says whether an issue is the expected one; by default every issue is.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Whether the failure is expected at all; false makes the expectation one without effect.
    public var isEnabled = true

    /// Whether the test fails when the expected failure does not occur.
    public var isStrict = true

    /// Makes the usual options: any issue is expected, and one has to occur.
    public init() {}

    /// Returns options with which the expected failure need not occur.
    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }

  /// Why the failure is expected.
  public let failureReason: String?

  /// The issue that was expected.
  public let issue: XCTIssue

  /// Makes an expected failure that occurred.
  init(failureReason: String?, issue: XCTIssue) {
    self.failureReason = failureReason
    self.issue = issue
  }

  /// The failure as it is printed.
  var text: String {
    let reason = failureReason.map { " \"\($0)\"" } ?? ""
    return "Expected failure\(reason): \(issue.compactDescription)"
  }
}

/// An expectation of failure that stands.
final class FailureExpectation {
  /// Why the failure is expected.
  let reason: String?

  /// Which failure is expected, and what happens without it.
  private let options: XCTExpectedFailure.Options

  /// The calls that led to where it was said.
  private let stack = CallStack.capture()

  /// Whether the failure occurred.
  private var isMet = false

  /// Makes an expectation.
  init(_ reason: String?, _ options: XCTExpectedFailure.Options) {
    self.reason = reason
    self.options = options
  }

  /// Takes an issue that is the expected one.
  ///
  /// - Returns: Whether it is.
  func take(_ issue: XCTIssue) -> Bool {
    guard options.issueMatcher(issue) else { return false }
    isMet = true
    return true
  }

  /// The issue that the expected failure did not occur; `nil` when it did, or need not.
  var unmetIssue: XCTIssue? {
    guard options.isStrict, !isMet else { return nil }
    let reason = reason.map { " \"\($0)\"" } ?? ""
    return XCTIssue(unmetExpectation: "Expected failure\(reason) but none recorded", from: stack)
  }
}
