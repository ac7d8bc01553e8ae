import AutomationTrace
import Foundation
import Primitives
import TestOutput
import VirtualTime
import XCTestBootstrap

/// A run of Swift Testing, which goes on in another process when one dies in which its tests run.
///
/// Each process is told by its arguments which tests it runs, and tells what becomes of them in its stream of events. The streams of those before it
/// are in the journal. What Swift Testing says of a suite or of all tests at the end of a process after the first knows only of that process; it
/// is left out, and said of the whole by the last one.
enum SwiftTestingRun {
  /// Begins, at load, in a process that runs tests of Swift Testing; does nothing in others.
  static func begin() {
    guard RunJournal.isResumed, supervisor_stream() >= 0 else {
      let part = partArguments
      let words = SwiftTestingStream.shared.begin(after: SwiftTestingRecord())
      if part != nil || !words.isEmpty {
        ProcessArguments.set((part ?? CommandLine.arguments) + words)
      }
      allowTime()
      return
    }
    var record = SwiftTestingRecord(journal: RunJournal.text)
    if supervisor_is_last() { record.close() }
    let words = SwiftTestingStream.shared.begin(after: record)
    test_output_filter_errors { bytes, count in
      let bytes = UnsafeRawBufferPointer(start: bytes, count: count)
      return !SwiftTestingWords.isOfPart(String(decoding: bytes, as: UTF8.self))
    }
    StandardError.write(SwiftTestingWords.restart(record, isLast: supervisor_is_last()))
    // It is found in the arguments, which change next.
    _ = xunitPath
    let tests = record.suspects.isEmpty ? record.left : record.suspects
    guard !tests.isEmpty, !supervisor_is_last() else { exit(EXIT_FAILURE) }
    ProcessArguments.set(
      arguments(CommandLine.arguments, selecting: tests, isAlone: !record.suspects.isEmpty) + words)
    allowTime()
  }

  /// Whether this process runs tests of Swift Testing: it neither lists them, nor is it the one of an exit test, which runs none.
  static var isOne: Bool {
    let arguments = CommandLine.arguments
    return arguments.contains("--testing-library") && arguments.contains("swift-testing")
      && !arguments.contains { $0 == "list" || $0 == "--list-tests" }
      && !ProcessInfo.processInfo.environment.keys.contains { $0.hasSuffix("EXIT_TEST_ID") }
  }

  /// The arguments by which this process runs a part of the tests; `nil` when it runs all.
  private static var partArguments: [String]? {
    guard isOne, ShardedRun.isAsked, let patterns = TestPatterns(CommandLine.arguments) else {
      return nil
    }
    let list = ShardedRun.orEnd { () throws(Shard.Problem) in try TestListing.swiftTesting() }
    let tests = patterns.selected(of: list)
    return ShardedRun.take(tests, .swiftTesting).map { own in
      arguments(
        CommandLine.arguments, selecting: tests.filter(own.contains), isAlone: false,
        without: ["--filter", "--skip"])
    }
  }

  /// Allows tests the time that the environment says.
  private static func allowTime() {
    guard supervisor_stream() >= 0 else { return }
    supervisor_allow(RunJournalObserver.allowance(in: ProcessInfo.processInfo.environment))
  }

  /// Returns the arguments of a process that runs some tests.
  ///
  /// - Parameters:
  ///   - arguments: Those that the run was started with.
  ///   - tests: The tests.
  ///   - isAlone: Whether each of them runs alone.
  ///   - left: The options that are left out, with their values.
  /// - Returns: The arguments.
  static func arguments(
    _ arguments: [String], selecting tests: [String], isAlone: Bool,
    without left: [String] = ["--filter", "--skip", xunitOption]
  ) -> [String] {
    var result: [String] = []
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
      } else if left.contains(argument) {
        isValue = true
      } else if !left.contains(where: { argument.hasPrefix($0 + "=") }) {
        result.append(argument)
      }
    }
    return result + ["--filter", TestSelection.pattern(for: tests)]
      + (isAlone ? ["--no-parallel"] : [])
  }

  /// Ends the part of this process.
  ///
  /// - Returns: Whether the run is over; otherwise another process goes on.
  static func end() -> Bool {
    var record = SwiftTestingStream.shared.record
    SwiftTestingStream.shared.remove()
    if supervisor_stream() >= 0 {
      // A test that ends its process has not done its part.
      guard record.isOver || !record.hasBegun else { return false }
      supervisor_allow(0)
      let ranSuspects = !record.suspects.isEmpty
      if RunJournal.isResumed, record.isOver { record.endProcess(nil) }
      if ranSuspects, !record.left.isEmpty, !supervisor_is_last() {
        supervisor_end_part()
        return false
      }
      supervisor_end_run()
    }
    if RunJournal.isResumed, supervisor_stream() >= 0 { endResumed(record) }
    tell(.shared, record)
    return true
  }

  /// Says what became of all processes.
  private static func endResumed(_ record: SwiftTestingRecord) {
    StandardError.write(SwiftTestingWords.end(record))
    guard let path = xunitPath else { return }
    do {
      let summary = RunSummary(record.outcomes.flatMap { events(of: $0, in: record) })
      try Data(JUnit.document(summary).utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      StandardError.write("warning: \(path) cannot be written: \(error.localizedDescription)\n")
    }
  }

  /// Tells the report of the run what became of all tests.
  private static func tell(_ report: RunReport, _ record: SwiftTestingRecord) {
    guard ReportMode.current != .off else { return }
    for outcome in record.outcomes {
      let failures = record.failures(of: outcome)
      report.finish(
        SwiftTestingStream.name(ofTest: outcome.id), key: outcome.id, .swiftTesting,
        outcome.result, failures, seconds: outcome.seconds,
        reason: outcome.reason.map { SafeText.lines($0) })
    }
  }
}

// MARK: - XML

extension SwiftTestingRun {
  /// The option by which somebody asks for results as JUnit's XML.
  private static let xunitOption = "--xunit-output"

  /// Where somebody wants results as JUnit's XML; `nil` for nowhere.
  private static let xunitPath: String? = {
    let arguments = CommandLine.arguments
    for (index, argument) in arguments.enumerated() {
      if argument == xunitOption { return arguments.dropFirst(index + 1).first }
      if argument.hasPrefix(xunitOption + "=") {
        return String(argument.dropFirst(xunitOption.count + 1))
      }
    }
    return nil
  }()

  /// Returns what happened to a test, as a report knows it.
  private static func events(
    of outcome: SwiftTestingRecord.Outcome, in record: SwiftTestingRecord
  ) -> [RunEvent] {
    func event(_ kind: RunEvent.Kind) -> RunEvent {
      RunEvent(
        kind, test: SwiftTestingStream.name(ofTest: outcome.id), library: .swiftTesting,
        process: getpid(), date: RealClock.date)
    }
    let failures = record.failures(of: outcome).map { failure in
      var event = event(.testFailed)
      event.message = failure.message
      (event.file, event.line) = (failure.file, failure.line)
      return event
    }
    var end = event(.testFinished)
    end.outcome = outcome.result
    end.seconds = outcome.seconds
    end.message = outcome.reason
    return [event(.testStarted)] + failures + [end]
  }
}
