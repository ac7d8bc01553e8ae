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
    let place = FailurePlace(of: .capture())
    guard let test else { return RunningTest.fail(text, at: place) }
    IssueOrigin.$current.withValue(.framework(note: place.note)) {
      test.recordFailure(
        withDescription: text, inFile: place.file, atLine: place.line, expected: true)
    }
  }
}
