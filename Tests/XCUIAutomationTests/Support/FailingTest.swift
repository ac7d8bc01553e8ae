import Foundation
import Glibc
import Synchronization
import XCTest
import XCUIAutomation

/// Runs test cases that are to fail, apart from the test that XCTest runs.
enum FailingTest {
  /// A test class of ours, without tests of its own.
  final class Ours: UITestCase {}

  /// A test class of XCTest, without tests of its own.
  final class Theirs: XCTestCase {}

  /// Hears of the failures that XCTest records.
  private final class Observer: XCTestObservation {
    /// The failures: the name of the file, the line, and the first line of the text.
    private(set) var failures: [String] = []

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      let file = ((filePath ?? "") as NSString).lastPathComponent
      let text = description.components(separatedBy: "\n").first ?? ""
      failures.append("\(file):\(lineNumber): \(text)")
    }
  }

  /// Runs a test case and returns its failures.
  ///
  /// It has to be called between tests, as in a class's own set-up: XCTest has one current test. What it prints of the failures is
  /// kept off the log, where they would look like failures of this run.
  ///
  /// - Parameters:
  ///   - type: The class of the test case.
  ///   - body: The test.
  /// - Returns: For each failure the name of the file, the line, and the first line of the text.
  static func failures(
    of type: XCTestCase.Type, _ body: @escaping (XCTestCase) throws -> Void
  ) -> [String] {
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    fflush(nil)
    let output = dup(1)
    let sink = open("/dev/null", O_WRONLY)
    dup2(sink, 1)
    close(sink)
    type.init(name: "test", testClosure: body).run()
    fflush(nil)
    dup2(output, 1)
    close(output)
    return observer.failures
  }
}
