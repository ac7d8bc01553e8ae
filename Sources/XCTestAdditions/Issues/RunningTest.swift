import Foundation
import Testing
import XCTest

/// The test that runs, whichever library runs it, as failures of this framework reach it.
package enum RunningTest {
  /// Fails the test that runs.
  ///
  /// - Parameters:
  ///   - text: The failure in words, to which nothing is to be added.
  ///   - file: The file it belongs to.
  ///   - line: The line it belongs to, from 1; 0 when it is not known.
  ///   - staticFile: The file as the compiler filled it in; `nil` for one found otherwise.
  package static func fail(
    _ text: String, file: String, line: Int, staticFile: StaticString? = nil
  ) {
    if Test.current != nil {
      let source = SourceLocation(
        fileID: "UITests/" + (file as NSString).lastPathComponent, filePath: file,
        line: max(1, line), column: 1)
      Issue.record(Comment(rawValue: text), sourceLocation: source)
    } else if let progress = TestProgress.current {
      progress.record(text, file, line)
    } else if let test = PlainTestObserver.shared.test {
      test.recordFailure(withDescription: text, inFile: file, atLine: line, expected: true)
    } else if let staticFile {
      XCTFail(text, file: staticFile, line: UInt(line))
    } else {
      // XCTest takes only a file known at compile time; what is known goes in front of the words.
      XCTFail("\(file):\(line): \(text)")
    }
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
