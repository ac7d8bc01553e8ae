import Foundation
import Primitives
import XCTest

/// A summary of the tests that failed, said last, with the command that repeats each.
///
/// `swift test` runs XCTest's tests first, then those of Swift Testing in another process, which ends with words of success though others
/// failed. So the first process leaves the summary to the second, which says it at its end.
///
/// It is `@unchecked Sendable`: what changes is guarded by a lock.
final class FailureSummary: XCTestObservation, @unchecked Sendable {
  /// The one of the process, as there is one XCTest.
  static let shared = FailureSummary()

  /// A test that failed.
  struct Entry: Equatable {
    /// What `swift test --filter` knows it by: `Module.Class/method`.
    let test: String

    /// The name of the file and the line of its first failure: `LoginTests.swift:12`.
    let place: String

    /// The first line of that failure.
    let headline: String
  }

  /// The tests that failed, in order, with their names; among them those that suites run by themselves.
  private var failures: [(name: String, entry: Entry)] = []

  /// Guards what changes.
  private let lock = NSLock()

  /// Notes the first failure of a test.
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    let method = testCase.name.split(separator: ".").last ?? "?"
    let file = filePath.map { ($0 as NSString).lastPathComponent } ?? "<unknown>"
    let entry = Entry(
      test: "\(String(reflecting: type(of: testCase)))/\(method)", place: "\(file):\(lineNumber)",
      headline: String(description.prefix { $0 != "\n" }))
    lock.withLock {
      guard failures.last?.entry.test != entry.test else { return }
      failures.append((testCase.name, entry))
    }
  }

  /// Says the summary, or leaves it to the process that follows.
  func testBundleDidFinish(_ testBundle: Bundle) {
    let names = RunContents.testNames
    let entries = lock.withLock { failures }.filter { names.contains($0.name) }.map(\.entry)
    // Of one test alone everything was said just now.
    guard !entries.isEmpty, names.count > 1 else { return }
    let text = Self.text(of: entries, isColoured: Runner.parent.isColoured)
    if Runner.parent.runsSwiftTestingNext, (try? leave(text)) != nil { return }
    print(text, terminator: "")
  }

  /// Where a summary waits for the process that follows.
  private static var file: URL {
    ResultsFolder.current.url.appendingPathComponent(".failed-\(getppid())")
  }

  /// Leaves a summary.
  private func leave(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: ResultsFolder.current.url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: Self.file, options: .atomic)
  }

  /// Has the summary said at the end of this process, when it runs the tests of Swift Testing.
  static func sayAtEnd() {
    guard CommandLine.arguments.contains("--testing-library") else { return }
    atexit {
      guard let data = try? Data(contentsOf: FailureSummary.file) else { return }
      // One that cannot be removed is said once more, by the next run of the same parent.
      try? FileManager.default.removeItem(at: FailureSummary.file)
      print(String(decoding: data, as: UTF8.self), terminator: "")
    }
  }

  /// Words the summary.
  ///
  /// - Parameters:
  ///   - entries: The tests.
  ///   - isColoured: Whether the terminal shows colours.
  /// - Returns: Lines, the last one with its end.
  static func text(of entries: [Entry], isColoured: Bool) -> String {
    let (red, faint, plain) = isColoured ? ("\u{1B}[31m", "\u{1B}[2m", "\u{1B}[0m") : ("", "", "")
    var lines = [
      "", "\(red)\(entries.count == 1 ? "1 XCTest" : "\(entries.count) XCTests") failed:\(plain)",
    ]
    for entry in entries {
      lines.append("  \(red)\(entry.test)\(plain), at \(entry.place)")
      lines.append("    \(SafeText.line(entry.headline, limit: 160))")
      lines.append("    \(faint)swift test --filter '\(entry.test)$'\(plain)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The process that runs this one, as far as its command and its output tell.
struct Runner {
  /// Its arguments, the command's name first.
  let arguments: [String]

  /// Whether its output is a terminal that may show colours.
  let isColoured: Bool

  /// The parent of this process.
  static var parent: Runner {
    let folder = "/proc/\(getppid())"
    let command = (try? Data(contentsOf: URL(fileURLWithPath: folder + "/cmdline"))) ?? Data()
    let output = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/fd/1")
    let isPlain = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty == false
    return Runner(
      arguments: command.split(separator: 0).map { String(decoding: $0, as: UTF8.self) },
      isColoured: !isPlain && output?.hasPrefix("/dev/pts/") == true)
  }

  /// Whether it is a `swift test` that runs the tests of Swift Testing when those of XCTest are over.
  var runsSwiftTestingNext: Bool {
    guard let name = arguments.first.map({ ($0 as NSString).lastPathComponent }) else {
      return false
    }
    return ["swift-test", "swift-package"].contains(name)
      && !arguments.contains("--disable-swift-testing") && !arguments.contains("--parallel")
  }
}
