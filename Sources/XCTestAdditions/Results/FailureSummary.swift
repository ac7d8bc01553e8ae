import AutomationTrace
import Foundation
import Primitives
import XCTest
import XCTestBootstrap

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

    /// The line of that failure that tells most.
    let headline: String

    /// The command that repeats it; `nil` for the usual one.
    var command: String?

    /// Whether a place has a line: the failure of a test that takes too long has none, until the test is ended where it stands.
    static func hasLine(_ place: String) -> Bool { !place.hasSuffix(":0") }
  }

  /// The tests that failed, in order, with their names; among them those that suites run by themselves.
  ///
  /// What is no test's has no name.
  private var failures: [(name: String, entry: Entry)] = RunJournal.past.failures.map {
    let command = $0.name.isEmpty ? "swift test" : nil
    return (
      $0.name, Entry(test: $0.test, place: $0.place, headline: $0.headline, command: command)
    )
  }

  /// Whether the summary was said, or left.
  private var hasFinished = false

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
      test: "\(String(reflecting: testCase.reportedType))/\(method)",
      place: "\(file):\(lineNumber)",
      headline: AutomationTrace.Failure.headline(of: description))
    lock.withLock {
      if let last = failures.last?.entry, last.test == entry.test {
        guard !Entry.hasLine(last.place), Entry.hasLine(entry.place) else { return }
        failures.removeLast()
      }
      failures.append((testCase.name, entry))
      RunJournal.note("failed", testCase.name, entry.test, entry.place, entry.headline)
    }
  }

  /// Notes a failure that is no test's.
  ///
  /// - Parameters:
  ///   - name: What is blamed instead.
  ///   - headline: What happened, in a line.
  ///   - place: Where.
  func addFailure(ofNoTest name: String, _ headline: String, at place: FailurePlace) {
    let entry = Entry(
      test: name, place: "\((place.file as NSString).lastPathComponent):\(place.line)",
      headline: headline, command: "swift test")
    lock.withLock { failures.append(("", entry)) }
    RunJournal.note("failed", "", entry.test, entry.place, entry.headline)
  }

  /// Says the summary, or leaves it to the process that follows.
  func testBundleDidFinish(_ testBundle: Bundle) {
    let isFirst = lock.withLock {
      defer { hasFinished = true }
      return !hasFinished
    }
    guard isFirst else { return }
    let names = RunContents.testNames
    let entries = lock.withLock { failures }
      .filter { $0.name.isEmpty || names.contains($0.name) }.map(\.entry)
    guard !names.isEmpty else { return }
    // Of one test alone everything was said just now; of what is no test's, XCTest says that all passed.
    let isOfTests = lock.withLock { failures.allSatisfy { !$0.name.isEmpty } }
    let isTold = !entries.isEmpty && (names.count > 1 || !isOfTests)
    let text = isTold ? Self.text(of: entries, isColoured: Runner.parent.isColoured) : ""
    if Runner.parent.runsSwiftTestingNext, text.isEmpty || (try? leave(text)) != nil { return }
    let isNews = !entries.isEmpty || !Runner.parent.isParallel
    print(text + (isNews ? Self.reportLine : ""), terminator: "")
  }

  /// Where to look at the run; empty when nothing was written.
  private static var reportLine: String {
    RunReport.shared.index.map { "\nReport of the run: \($0.path)\n" } ?? ""
  }

  /// Where a summary waits for the process that follows.
  private static var file: URL {
    ResultsFolder.current.url.appendingPathComponent(".failed-\(supervisor_runner())")
  }

  /// Leaves a summary.
  private func leave(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: ResultsFolder.current.url, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: Self.file, options: .atomic)
  }

  /// Has the summary said at the end of this process, when it runs the tests of Swift Testing, and the report of the run ended in any case.
  static func sayAtEnd() {
    atexit {
      guard SwiftTestingRun.end() else { return }
      if CommandLine.arguments.contains("--testing-library") { FailureSummary.sayAll() }
      RunReport.shared.end()
    }
    SwiftTestingRun.begin()
  }

  /// Says what the process before left, and what failed in this one.
  private static func sayAll() {
    let left = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    // One that cannot be removed is said once more, by the next run of the same parent.
    try? FileManager.default.removeItem(at: file)
    let tests = RunReport.shared.failedTests
    let entries = tests.map { test in
      let failure = test.failures.first
      let file = failure?.file.map { ($0 as NSString).lastPathComponent } ?? "<unknown>"
      return Entry(
        test: test.name, place: "\(file):\(failure?.line ?? 0)",
        headline: failure?.headline ?? "", command: test.command)
    }
    let text =
      entries.isEmpty
      ? "" : text(of: entries, of: "test of Swift Testing", isColoured: Runner.parent.isColoured)
    let isNews = !(left + text).isEmpty || RunReport.shared.hasFolder
    print(left + text + (isNews ? reportLine : ""), terminator: "")
  }

  /// Words the summary.
  ///
  /// - Parameters:
  ///   - entries: The tests.
  ///   - kind: What one of them is called.
  ///   - isColoured: Whether the terminal shows colours.
  /// - Returns: Lines, the last one with its end.
  static func text(
    of entries: [Entry], of kind: String = "XCTest", isColoured: Bool
  ) -> String {
    let (red, faint, plain) = isColoured ? ("\u{1B}[31m", "\u{1B}[2m", "\u{1B}[0m") : ("", "", "")
    let kinds =
      kind == "XCTest" ? "XCTests" : kind.replacing("test", with: "tests", maxReplacements: 1)
    let count = entries.count == 1 ? "1 \(kind)" : "\(entries.count) \(kinds)"
    var lines = ["", "\(red)\(count) failed:\(plain)"]
    for entry in entries {
      lines.append("  \(red)\(entry.test)\(plain), at \(entry.place)")
      lines.append("    \(SafeText.line(entry.headline, limit: 160))")
      let command = entry.command ?? "swift test --filter '\(entry.test)$'"
      lines.append("    \(faint)\(command)\(plain)")
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
    let folder = "/proc/\(supervisor_runner())"
    let command = (try? Data(contentsOf: URL(fileURLWithPath: folder + "/cmdline"))) ?? Data()
    let output = try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/fd/1")
    let isPlain = ProcessInfo.processInfo.environment["NO_COLOR"]?.isEmpty == false
    return Runner(
      arguments: command.split(separator: 0).map { String(decoding: $0, as: UTF8.self) },
      isColoured: !isPlain && output?.hasPrefix("/dev/pts/") == true)
  }

  /// Whether it is a `swift test` that runs the tests of Swift Testing when those of XCTest are over.
  var runsSwiftTestingNext: Bool {
    isSwiftTest && !arguments.contains("--disable-swift-testing") && !isParallel
  }

  /// Whether it is a `swift test`.
  var isSwiftTest: Bool {
    let name = arguments.first.map { ($0 as NSString).lastPathComponent }
    return name.map(["swift-test", "swift-package"].contains) ?? false
  }

  /// Whether it runs each test in a process.
  var isParallel: Bool { arguments.contains("--parallel") }

  /// Whether it is a `swift test` that runs each test of XCTest's in a process.
  var runsTestsApart: Bool { isSwiftTest && isParallel }
}
