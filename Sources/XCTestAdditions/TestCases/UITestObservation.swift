import Foundation
public import XCTest

/// An observer of tests that hears of UI tests all that observers hear on Apple's platforms: issues and expected failures, too.
///
/// A suite need not name it. Where one file makes every `XCTestCase` of a test target a ``UITestCase``, the methods of an observer take one,
/// and are not those that XCTest's protocol of this platform calls; a line beside it mends that:
///
/// ```swift
/// public typealias XCTestObservation = XCUIAutomation.UITestObservation
/// ```
///
/// - Note: Unlike on Apple's platforms, issues outside of tests, which belong to a suite, are not told: XCTest of this platform records none.
public protocol UITestObservation: XCTestObservation {
  /// The class of the tests it hears of, and of those that derive from it.
  associatedtype TestCase: UITestCase = UITestCase

  /// Is called before a test, and its set-up, begins.
  func testCaseWillStart(_ testCase: TestCase)

  /// Is called when a test and its tear-down ended.
  func testCaseDidFinish(_ testCase: TestCase)

  /// Is called with each issue of a test; unless it is implemented, the form without an issue is.
  func testCase(_ testCase: TestCase, didRecord issue: XCTIssue)

  /// Is called with each failure of a test that was expected.
  func testCase(_ testCase: TestCase, didRecord expectedFailure: XCTExpectedFailure)

  /// Is called with each failure of a test, in words.
  func testCase(
    _ testCase: TestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)
}

extension UITestObservation {
  /// Does nothing, unless an observer says otherwise.
  public func testCaseWillStart(_ testCase: TestCase) {}

  /// Does nothing, unless an observer says otherwise.
  public func testCaseDidFinish(_ testCase: TestCase) {}

  /// Hands the issue on in words, unless an observer says otherwise.
  public func testCase(_ testCase: TestCase, didRecord issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    self.testCase(
      testCase, didFailWithDescription: issue.text, inFile: location?.filePath,
      atLine: location?.lineNumber ?? 0)
  }

  /// Does nothing, unless an observer says otherwise.
  public func testCase(_ testCase: TestCase, didRecord expectedFailure: XCTExpectedFailure) {}

  /// Does nothing, unless an observer says otherwise.
  public func testCase(
    _ testCase: TestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
}

// MARK: - What XCTest calls

extension UITestObservation {
  /// Hears of a test of any class, and hands on those of its own.
  public func testCaseWillStart(_ testCase: XCTestCase) {
    if let testCase = testCase as? TestCase { testCaseWillStart(testCase) }
  }

  /// Hears of a test of any class, and hands on those of its own.
  public func testCaseDidFinish(_ testCase: XCTestCase) {
    if let testCase = testCase as? TestCase { testCaseDidFinish(testCase) }
  }

  /// Hears of a failure of a test of any class, and hands on the issues of its own.
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    guard let testCase = testCase as? TestCase else { return }
    let issue =
      testCase.deliveredIssue
      ?? XCTIssue(
        description: description, isAssertion: true,
        stated: FailurePlace.Stated(file: filePath ?? "<unknown>", line: lineNumber))
    self.testCase(testCase, didRecord: issue)
  }

  /// Hears of an expected failure of a test of any class, and hands on those of its own.
  func hear(_ expectedFailure: XCTExpectedFailure, of testCase: UITestCase) {
    if let testCase = testCase as? TestCase { self.testCase(testCase, didRecord: expectedFailure) }
  }
}

/// The observers that hear of expected failures, of which XCTest of this platform knows nothing.
///
/// It is `@unchecked Sendable`: what changes is guarded by a lock.
final class UITestObservers: @unchecked Sendable {
  /// Those of the process, as there is one XCTest.
  static let shared = UITestObservers()

  /// The observers, in the order in which they were added.
  private var observers: [any UITestObservation] = []

  /// Guards the observers.
  private let lock = NSLock()

  /// The observers, in the order in which they were added.
  var all: [any UITestObservation] { lock.withLock { observers } }

  /// Adds an observer.
  func add(_ observer: any UITestObservation) {
    lock.withLock { observers.append(observer) }
  }

  /// Removes an observer.
  func remove(_ observer: any UITestObservation) {
    lock.withLock { observers.removeAll { $0 === observer } }
  }
}

extension XCTestObservationCenter {
  /// Adds an observer of UI tests, which hears of expected failures besides.
  ///
  /// - Parameter testObserver: The observer.
  public func addTestObserver(_ testObserver: any UITestObservation) {
    UITestObservers.shared.add(testObserver)
    addTestObserver(testObserver as any XCTestObservation)
  }

  /// Removes an observer of UI tests.
  ///
  /// - Parameter testObserver: The observer.
  public func removeTestObserver(_ testObserver: any UITestObservation) {
    UITestObservers.shared.remove(testObserver)
    removeTestObserver(testObserver as any XCTestObservation)
  }
}
