import Foundation
import Glibc
import Synchronization
package import XCTest
package import XCUIAutomation

/// Runs test cases that are to fail, apart from the test that XCTest runs.
package enum FailingTest {
  /// A test class of ours, without tests of its own.
  package final class Ours: UITestCase {}

  /// A test class of XCTest, without tests of its own.
  package final class Theirs: XCTestCase {}

  /// What became of a test.
  package struct Outcome: Sendable {
    /// The failures: the name of the file, the line, and the text.
    package var failures: [String]

    /// What the test and XCTest printed.
    package var output: String
  }

  /// Hears of the failures that XCTest records.
  private final class Observer: XCTestObservation {
    /// The failures: the name of the file, the line, and the text.
    private(set) var failures: [String] = []

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      let file = ((filePath ?? "") as NSString).lastPathComponent
      failures.append("\(file):\(lineNumber): \(description)")
    }
  }

  /// Runs a test case and returns its failures.
  ///
  /// - Parameters:
  ///   - type: The class of the test case.
  ///   - body: The test.
  /// - Returns: For each failure the name of the file, the line, and the first line of the text.
  package static func failures(
    of type: XCTestCase.Type, _ body: @escaping (XCTestCase) throws -> Void
  ) -> [String] {
    run(type, body).failures.map { $0.components(separatedBy: "\n").first ?? "" }
  }

  /// Runs a test case.
  ///
  /// It has to be called between tests, as in a class's own set-up: XCTest has one current test. What it prints of the failures is
  /// kept off the log, where they would look like failures of this run.
  ///
  /// - Parameters:
  ///   - type: The class of the test case.
  ///   - name: The name of the test.
  ///   - body: The test.
  /// - Returns: What became of it.
  package static func run(
    _ type: XCTestCase.Type, named name: String = "test",
    _ body: @escaping (XCTestCase) throws -> Void
  ) -> Outcome {
    let observer = Observer()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    fflush(nil)
    let output = dup(1)
    guard let file = tmpfile() else { return Outcome(failures: ["no temporary file"], output: "") }
    defer { fclose(file) }
    let sink = fileno(file)
    dup2(sink, 1)
    type.init(name: name, testClosure: body).run()
    fflush(nil)
    dup2(output, 1)
    close(output)
    lseek(sink, 0, SEEK_SET)
    let printed = FileHandle(fileDescriptor: sink, closeOnDealloc: false).readDataToEndOfFile()
    return Outcome(
      failures: observer.failures, output: String(decoding: printed, as: UTF8.self))
  }
}
