package import AutomationTrace
import Foundation
import Primitives
import Synchronization
package import Testing
import VirtualTime
import XCTest

/// The report of a run, as far as this process takes part in it: which tests ran, what they said, and what they did.
///
/// What cannot be written is said once, and no test fails over it.
package final class RunReport: Sendable {
  /// A test that runs.
  package struct RunningTest: Sendable {
    /// It, as `swift test --filter` knows it.
    package let name: String

    /// The library that runs it.
    package let library: TestLibrary

    /// Whether it failed so far.
    package let hasFailed: Bool

    /// What the library knows it by.
    fileprivate let key: String
  }

  /// What is known of tests.
  private struct State {
    /// The folder, once there is one.
    var folder: RunFolder?

    /// Whether it was said that something cannot be written.
    var hasComplained = false

    /// When tests of XCTest began.
    var starts: [String: RealClock.Instant] = [:]

    /// The failures of the tests of XCTest that run.
    var failures: [String: [AutomationTrace.Failure]] = [:]

    /// The traces of tests, with their secrets, until their pages are written.
    var traces: [String: (trace: AutomationTrace, secrets: TraceSecrets)] = [:]

    /// How many pages were written.
    var pages = 0

    /// The test of XCTest that runs.
    var current: String?

    /// What is done when a test of XCTest ended, before it is reported.
    var lastWord: (@Sendable () -> Void)?

    /// The numbers that repeat the order of the run.
    var seeds: [String: String] = [:]

    /// The tests that failed.
    var failedTests: [RunSummary.Test] = []
  }

  /// The one of the process.
  package static let shared = RunReport()

  /// What is known of tests.
  private let state = Mutex(State())

  /// Whether anything is written.
  private var isOn: Bool { ReportMode.current != .off }

  /// Whether something was written.
  var hasFolder: Bool { state.withLock { $0.folder } != nil }

  /// The page of the run; `nil` where nothing is, or can be, written.
  var index: URL? {
    guard isOn else { return nil }
    var url: URL?
    attempt { url = try folder()?.index }
    return url
  }

  /// The test that runs, whichever library runs it; `nil` outside of tests.
  package var runningTest: RunningTest? {
    if let test = Test.current { return runningTest(ofSwiftTesting: test) }
    return state.withLock { state in
      guard let name = state.current else { return nil }
      let hasFailed = state.failures[name]?.isEmpty == false
      return RunningTest(name: name, library: .xctest, hasFailed: hasFailed, key: name)
    }
  }

  /// A test of Swift Testing that runs.
  package func runningTest(ofSwiftTesting test: Test) -> RunningTest {
    let id = "\(test.id)"
    return RunningTest(
      name: SwiftTestingStream.name(ofTest: id), library: .swiftTesting,
      hasFailed: SwiftTestingStream.shared.hasIssue(id), key: id)
  }

  /// Keeps a trace for the page about a test.
  ///
  /// - Parameters:
  ///   - trace: What happened in the test.
  ///   - secrets: What may stand in no file.
  ///   - test: The test.
  package func keep(_ trace: AutomationTrace, _ secrets: TraceSecrets, of test: RunningTest) {
    state.withLock { state in
      // Of a test that runs again and again in one go, the last counts.
      state.traces[test.key] = (trace, secrets)
    }
  }

  /// The name of a test of XCTest, as `swift test --filter` knows it.
  static func name(of test: XCTestCase) -> String {
    let type = String(reflecting: test.reportedType)
    return type + "/" + (test.name.split(separator: ".").last ?? "?")
  }
}

// MARK: - What happens

extension RunReport {
  /// Notes that a test of XCTest begins.
  func begin(_ test: XCTestCase) {
    guard isOn else { return }
    let name = Self.name(of: test)
    state.withLock { state in
      state.current = name
      state.starts[name] = .now
      state.failures[name] = nil
      state.traces[name] = nil
    }
    write(event(.testStarted, name, .xctest))
  }

  /// Notes a failure of a test of XCTest.
  func fail(_ test: XCTestCase, _ message: String, _ file: String?, _ line: Int) {
    guard isOn else { return }
    let isKnown = file != nil && line > 0
    let failure = AutomationTrace.Failure(
      message: SafeText.lines(message), file: isKnown ? file : nil, line: isKnown ? line : nil)
    state.withLock { $0.failures[Self.name(of: test), default: []].append(failure) }
  }

  /// Notes that a test of XCTest ended.
  func end(_ test: XCTestCase, isSkipped: Bool) {
    guard isOn else { return }
    state.withLock { $0.lastWord }?()
    let name = Self.name(of: test)
    let (start, failures) = state.withLock { state in
      state.current = nil
      return (
        state.starts.removeValue(forKey: name), state.failures.removeValue(forKey: name) ?? []
      )
    }
    let seconds = start.map { $0.duration(to: .now) / .seconds(1) } ?? 0
    let outcome: RunEvent.Outcome = failures.isEmpty ? (isSkipped ? .skipped : .passed) : .failed
    finish(name, key: name, .xctest, outcome, failures, seconds: seconds)
  }

  /// Notes which part of a run this is that is spread over machines.
  func note(_ part: RunPart) {
    guard isOn else { return }
    attempt { try folder()?.write(part) }
  }

  /// Sets what is done when a test of XCTest ended, before it is reported: what it used ends, and hands its trace on.
  ///
  /// - Parameter action: What is done.
  package func setLastWord(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.lastWord = action }
  }

  /// Notes the numbers that repeat the order of the run.
  func setSeeds(_ seeds: [String: String]) { state.withLock { $0.seeds = seeds } }

  /// The tests of this process that failed, in the order of their ends.
  var failedTests: [RunSummary.Test] { state.withLock { $0.failedTests } }

  /// Writes what is said of a test that ended, and its page.
  func finish(
    _ name: String, key: String, _ library: TestLibrary, _ outcome: RunEvent.Outcome,
    _ failures: [AutomationTrace.Failure], seconds: Double, reason: String? = nil
  ) {
    let kept = state.withLock { $0.traces.removeValue(forKey: key) }
    let secrets = kept?.secrets ?? TraceSecrets()
    var events = [event(.testStarted, name, library)]
    for failure in failures {
      var event = event(.testFailed, name, library)
      event.message = secrets.removed(from: failure.message)
      (event.file, event.line) = (failure.file, failure.line)
      events.append(event)
    }
    var event = event(.testFinished, name, library)
    event.outcome = outcome
    event.seconds = seconds
    event.message = reason
    let orderSeeds = state.withLock { $0.seeds }
    event.seeds = orderSeeds.merging(kept?.trace.seeds ?? [:]) { $1 }
    if outcome == .failed || kept != nil && ReportMode.current == .all {
      var trace =
        kept?.trace
        ?? AutomationTrace(
          test: name, library: library, date: Date(timeIntervalSince1970: RealClock.date))
      trace.failures = failures
      trace.seeds.merge(orderSeeds) { $1 }
      event.page = writePage(trace, secrets)
    }
    events.append(event)
    if outcome == .failed {
      let tests = RunSummary(events).tests
      state.withLock { $0.failedTests += tests }
      annotate(tests)
    }
    // That it began was written when it did, but of Swift Testing.
    for event in events.dropFirst(library == .xctest ? 1 : 0) { write(event) }
  }

  /// Says failures at their lines, where GitHub runs this.
  private func annotate(_ tests: [RunSummary.Test]) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["GITHUB_ACTIONS"] == "true" else { return }
    let folder = environment["GITHUB_WORKSPACE"] ?? FileManager.default.currentDirectoryPath
    for line in Annotations.lines(for: tests, in: folder) { print(line) }
  }

  /// Ends the part of this process.
  func end() {
    guard let folder = state.withLock({ $0.folder }) else { return }
    attempt { try folder.finish() }
  }

  /// Makes an event.
  private func event(
    _ kind: RunEvent.Kind, _ name: String, _ library: TestLibrary
  ) -> RunEvent {
    RunEvent(kind, test: name, library: library, process: getpid(), date: RealClock.date)
  }
}

// MARK: - Writing

extension RunReport {
  /// Writes an event.
  private func write(_ event: RunEvent) {
    attempt { try folder()?.append(event) }
  }

  /// Writes the page about a test and its trace as data.
  ///
  /// - Returns: The name of the page in the folder of the run; `nil` when it could not be written.
  private func writePage(_ trace: AutomationTrace, _ secrets: TraceSecrets) -> String? {
    let name = ResultsFolder.safeName(trace.test).replacing(" ", with: "_")
    let number = state.withLock { state in
      state.pages += 1
      return state.pages
    }
    let base = "pages/\(name)-\(getpid())-\(number)"
    var isWritten = false
    attempt {
      guard let folder = try folder() else { return }
      let trace = secrets.removed(from: trace)
      try folder.write(try trace.encoded(), to: base + ".json")
      let page = TestPage(trace, hiding: secrets)
      try folder.write(Data(try page.document().utf8), to: base + ".html")
      isWritten = true
    }
    return isWritten ? base + ".html" : nil
  }

  /// The folder of the run, made when something is written first; `nil` after it could not be made.
  private func folder() throws -> RunFolder? {
    try state.withLock { state in
      if let folder = state.folder { return folder }
      guard !state.hasComplained else { return nil }
      let folder = try RunFolder(
        in: ResultsFolder.current.url, key: RunKey.current.text, date: RunKey.current.date)
      state.folder = folder
      return folder
    }
  }

  /// Does something with files, and says once when that is not possible.
  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      let isFirst = state.withLock { state in
        defer { state.hasComplained = true }
        return !state.hasComplained
      }
      guard isFirst else { return }
      let folder = ResultsFolder.current.url.path
      StandardError.write(
        "warning: The report of the run cannot be written to \(folder): \(error.localizedDescription)\n"
      )
    }
  }
}
