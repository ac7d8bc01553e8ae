import Testing
import XCTest

// MARK: - For the rest of the test

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in the rest of the test.
///
/// Mirrors XCTest's function of Apple's platforms. A failure that is expected is printed and does not fail the test; the innermost
/// expectation that takes it counts.
///
/// - Note: Unlike Apple's function, it and its siblings need a test class of ours: `XCTestCase` is that with the compatibility file that
///   ``UITestCase`` describes.
///
/// - Parameters:
///   - failureReason: Why the failure is expected.
///   - options: Which failure is expected, and what happens without it.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
  _ = FailureExpectations.begin(failureReason, options)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in the rest of the test.
///
/// - Parameters:
///   - failureReason: Why the failure is expected.
///   - enabled: Whether it is expected at all; `nil` for yes.
///   - strict: Whether the test fails when it does not occur; `nil` for yes.
///   - issueMatcher: Says whether an issue is the expected one; `nil` for any.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  let options = FailureExpectations.options(enabled, strict, issueMatcher)
  _ = FailureExpectations.begin(failureReason, options)
}

// MARK: - In a block

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in a block.
///
/// - Parameters:
///   - failureReason: Why the failure is expected.
///   - options: Which failure is expected, and what happens without it.
///   - failingBlock: What is to fail.
/// - Returns: What the block returns.
/// - Throws: What the block throws, which fails the test as ever.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R {
  let expectation = FailureExpectations.begin(failureReason, options)
  do {
    let result = try failingBlock()
    FailureExpectations.end(expectation, isComplete: true)
    return result
  } catch {
    FailureExpectations.end(expectation, isComplete: false)
    throw error
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in a block.
///
/// - Parameters:
///   - failureReason: Why the failure is expected.
///   - enabled: Whether it is expected at all; `nil` for yes.
///   - strict: Whether the test fails when it does not occur; `nil` for yes.
///   - failingBlock: What is to fail.
///   - issueMatcher: Says whether an issue is the expected one; `nil` for any.
/// - Returns: What the block returns.
/// - Throws: What the block throws, which fails the test as ever.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: FailureExpectations.options(enabled, strict, issueMatcher),
    failingBlock: failingBlock)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in an asynchronous block.
///
/// - Parameters:
///   - failureReason: Why the failure is expected.
///   - options: Which failure is expected, and what happens without it.
///   - failingBlock: What is to fail.
/// - Returns: What the block returns.
/// - Throws: What the block throws, which fails the test as ever.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options,
  failingBlock: () async throws -> R
) async rethrows -> R {
  let expectation = FailureExpectations.begin(failureReason, options)
  do {
    let result = try await failingBlock()
    FailureExpectations.end(expectation, isComplete: true)
    return result
  } catch {
    FailureExpectations.end(expectation, isComplete: false)
    throw error
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in an asynchronous block.
///
/// - Parameters:
///   - failureReason: Why the failure is expected.
///   - enabled: Whether it is expected at all; `nil` for yes.
///   - strict: Whether the test fails when it does not occur; `nil` for yes.
///   - failingBlock: What is to fail.
///   - issueMatcher: Says whether an issue is the expected one; `nil` for any.
/// - Returns: What the block returns.
/// - Throws: What the block throws, which fails the test as ever.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () async throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) async rethrows -> R {
  try await XCTExpectFailure(
    failureReason, options: FailureExpectations.options(enabled, strict, issueMatcher),
    failingBlock: failingBlock)
}

// MARK: - What stands

/// The expectations of the test that runs.
enum FailureExpectations {
  /// Returns the options that the short forms mean.
  static func options(
    _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
  ) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let matcher { options.issueMatcher = matcher }
    return options
  }

  /// Lets an expectation stand.
  ///
  /// - Returns: The expectation; `nil` when it is one without effect.
  static func begin(
    _ reason: String?, _ options: XCTExpectedFailure.Options
  ) -> FailureExpectation? {
    guard options.isEnabled else { return nil }
    guard Test.current == nil, let progress = TestProgress.current else {
      let remedy =
        Test.current == nil
        ? "here: the test's class has to derive from UITestCase, as it does with the compatibility file."
        : "in Swift Testing: use withKnownIssue."
      let place = FailurePlace(of: .capture())
      RunningTest.fail("XCTExpectFailure has no effect " + remedy, at: place)
      return nil
    }
    let expectation = FailureExpectation(reason, options)
    progress.expect(expectation)
    return expectation
  }

  /// Ends an expectation, and fails the test when it was not met.
  static func end(_ expectation: FailureExpectation?, isComplete: Bool) {
    guard let expectation, let progress = TestProgress.current else { return }
    progress.endExpectation(expectation)
    if isComplete, let issue = expectation.unmetIssue { progress.recordIssue(issue) }
  }
}
