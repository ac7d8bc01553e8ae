import Foundation
package import Testing
import XCTest

/// The test that runs, whichever library runs it, as failures of this framework reach it.
package enum RunningTest {
  /// Fails the test that runs.
  ///
  /// - Parameters:
  ///   - text: The failure in words, to which nothing is to be added.
  ///   - place: Where it belongs.
  ///   - test: The test of Swift Testing that code failed which does not belong to it by itself; `nil` for the one that runs.
  package static func fail(_ text: String, at place: FailurePlace, of test: Test? = nil) {
    let (file, line) = (place.file, place.line)
    let noted = FailurePlace.text(text, note: place.note)
    if Test.current != nil {
      recordIssue(noted, file, line)
    } else if let test {
      // Nothing but the task itself tells Swift Testing what it belongs to.
      recordIssue("Outside of the tasks of test \(test.name): \(noted)", file, line)
    } else if let progress = TestProgress.current {
      progress.record(text, place)
    } else if let test = PlainTestObserver.shared.test {
      test.recordFailure(withDescription: noted, inFile: file, atLine: line, expected: true)
    } else if let part = PlainTestObserver.shared.classPart {
      part.recordFailure(withDescription: noted, inFile: file, atLine: line, expected: true)
    } else {
      // XCTest takes only a file known at compile time; what is known goes in front of the words.
      XCTFail("\(file):\(line): \(noted)")
    }
  }

  /// Records an issue of the test of Swift Testing that runs, or of its run.
  static func recordIssue(_ text: String, _ file: String, _ line: Int) {
    let source = SourceLocation(
      fileID: "UITests/" + (file as NSString).lastPathComponent, filePath: file,
      line: max(1, line), column: 1)
    Issue.record(Comment(rawValue: text), sourceLocation: source)
  }

  /// What stands for the test that XCTest runs; `nil` outside of its tests, as in a class's own set-up and tear-down.
  package static var ofXCTest: AnyObject? { TestProgress.current ?? PlainTestObserver.shared.test }

  /// The test case that XCTest runs; while a class is set up or torn down, its first one; `nil` outside of both.
  package static var testCase: AnyObject? { PlainTestObserver.shared.testOrFirstOfClass }

  /// Whether a class is set up or torn down now: its tests are listed to run, and none of them does.
  package static var isBetweenTestsOfClass: Bool {
    Test.current == nil && ofXCTest == nil && PlainTestObserver.shared.isInClass
  }

  /// The module of the test that runs, or of the class that is set up or torn down; `nil` outside of both.
  package static var module: String? {
    Test.current?.sourceLocation.moduleName ?? PlainTestObserver.shared.module
  }

  /// Has something done at the end of the test that XCTest runs, before XCTest takes the time.
  ///
  /// Of a class that is not ours the end is when its teardown blocks have run: `tearDown` comes after it.
  ///
  /// - Parameter action: What is done; those added last first.
  /// - Returns: Whether there is such a test that did not end.
  package static func atEnd(_ action: @escaping @Sendable () -> Void) -> Bool {
    guard Test.current == nil else { return false }
    guard let progress = TestProgress.current else {
      return PlainTestObserver.shared.atEnd(action)
    }
    progress.atEnd(action)
    return true
  }
}
