import Foundation
import Testing
import XCUIAutomation

/// Where the failures of this layer go: to the test that runs, be it XCTest's or Swift Testing's.
enum SuiteFailure {
  /// Records a failure of the running test.
  ///
  /// - Parameters:
  ///   - message: The failure in words.
  ///   - file: Where it belongs.
  ///   - line: Where it belongs.
  static func record(_ message: String, file: StaticString, line: UInt) {
    guard Test.current != nil else {
      XCTFail(message, file: file, line: line)
      return
    }
    let path = String(describing: file)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    // With XCTest the test case adds them.
    let details = FailureDetails.details(for: message).map { "\n" + $0 } ?? ""
    Issue.record(
      Comment(rawValue: message + details),
      sourceLocation: SourceLocation(
        fileID: "UITests/" + name, filePath: path, line: max(1, Int(line)), column: 1))
  }
}
