import Foundation
import Primitives
import Testing
import XCTest

/// A keeper of attachments, which finds the test that one belongs to.
enum AttachmentKeeper {
  /// Keeps an attachment with the results of a test, and fails the test when that is not possible.
  ///
  /// - Parameters:
  ///   - attachment: What is kept.
  ///   - test: The test; `nil` for the one that runs.
  static func keep(_ attachment: XCTAttachment, of test: XCTestCase?) {
    do {
      if test == nil, Test.current != nil {
        try keepWithSwiftTesting(attachment)
      } else {
        try results(of: test).keep(attachment)
      }
    } catch {
      let name = attachment.name.map { " \"\(SafeText.line($0))\"" } ?? ""
      fail("Failed to keep the attachment\(name): \(error)", test)
    }
  }

  /// The results of a test.
  private static func results(of test: XCTestCase?) -> TestResults {
    if let test = test as? UITestCase { return test.results }
    if let test { return PlainTestObserver.shared.results(of: test) }
    return TestProgress.current?.results ?? PlainTestObserver.shared.resultsOfRunningTest
  }

  /// Hands an attachment to Swift Testing.
  private static func keepWithSwiftTesting(_ attachment: XCTAttachment) throws {
    let ending = FileType.pathExtension(of: attachment.uniformTypeIdentifier)
    let name = ResultsFolder.safeName(attachment.name ?? "Attachment")
    let isComplete = (name as NSString).pathExtension.lowercased() == ending
    Attachment.record(
      [UInt8](try attachment.data()), named: isComplete ? name : "\(name).\(ending)")
  }

  /// Fails a test.
  private static func fail(_ text: String, _ test: XCTestCase?) {
    let text = ActivityPath.append(to: text)
    guard let test else { return RunningTest.fail(text, file: "<unknown>", line: 0) }
    IssueOrigin.$current.withValue(.framework) {
      test.recordFailure(withDescription: text, inFile: "<unknown>", atLine: 0, expected: true)
    }
  }
}

/// An observer that ends the results of tests whose class is not ours.
///
/// It is `@unchecked Sendable`: what changes is guarded by a lock.
final class PlainTestObserver: XCTestObservation, @unchecked Sendable {
  /// The one of the process, as there is one XCTest.
  static let shared = PlainTestObserver()

  /// The results of the tests that run.
  private var results: [ObjectIdentifier: TestResults] = [:]

  /// The test that runs.
  private weak var runningTest: XCTestCase?

  /// Whether it hears of tests.
  private var isObserving = false

  /// Guards what changes.
  private let lock = NSLock()

  /// The test that runs, when it began after this began to hear of tests.
  var test: XCTestCase? { lock.withLock { runningTest } }

  /// The results of the test that runs; of no test in particular when that is not known.
  var resultsOfRunningTest: TestResults {
    observe()
    if let test { return results(of: test) }
    return TestResults(folder: ResultsFolder.current.url.appendingPathComponent("other"))
  }

  /// The results of a test.
  func results(of test: XCTestCase) -> TestResults {
    observe()
    return lock.withLock {
      let key = ObjectIdentifier(test)
      if let known = results[key] { return known }
      let type = String(reflecting: Swift.type(of: test))
      let new = TestResults(folder: ResultsFolder.current.folder(ofType: type, test: test.name))
      new.begin()
      results[key] = new
      return new
    }
  }

  /// Begins to hear of tests.
  func observe() {
    let isNew = lock.withLock {
      defer { isObserving = true }
      return !isObserving
    }
    if isNew { XCTestObservationCenter.shared.addTestObserver(self) }
  }

  /// Notes the test that runs.
  func testCaseWillStart(_ testCase: XCTestCase) { lock.withLock { runningTest = testCase } }

  /// Ends the results of a test.
  func testCaseDidFinish(_ testCase: XCTestCase) {
    let ended = lock.withLock {
      runningTest = nil
      return results.removeValue(forKey: ObjectIdentifier(testCase))
    }
    ended?.end(succeeded: testCase.testRun?.hasSucceeded ?? false)
  }
}
