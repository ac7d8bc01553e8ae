import XCTest
import XCTestBootstrap

/// The journal of a supervised run, which outlives the processes that its tests run in.
///
/// Each line is a word and fields after it, with tabs between those that may hold spaces; what a process that dies and the supervisor add is in C.
///
/// | line | says |
/// |---|---|
/// | `suite` class | that the class is set up next |
/// | `close` class | that it was torn down |
/// | `begin` test | that a test begins |
/// | `end` failures unexpected skips seconds test | how it ended |
/// | `failed` test place headline | the first failure of one, for the summary |
/// | `seed` number | what the order of the tests follows from |
/// | `words` text, `stack` signal main address…, `late` seconds | how a process dies |
/// | `died` signal, `exited` code | that it did |
/// | `parted` | that a process did its part of a run of Swift Testing, and another one does the rest |
/// | `{`… | what Swift Testing wrote: see ``SwiftTestingEvent`` |
enum RunJournal {
  /// Whether the run is supervised.
  static var isKept: Bool { supervisor_life() > 0 }

  /// Whether a process before this one died.
  static var isResumed: Bool { supervisor_life() > 1 }

  /// Adds a line, unless nobody supervises.
  ///
  /// - Parameters:
  ///   - word: What kind of line it is.
  ///   - fields: What it says; tabs and ends of lines in it become spaces.
  static func note(_ word: String, _ fields: String...) {
    guard isKept else { return }
    let safe = fields.map { field in
      field.contains { $0.isNewline || $0 == "\t" }
        ? String(field.map { $0.isNewline || $0 == "\t" ? " " : $0 }) : field
    }
    let line = word + " " + safe.joined(separator: "\t") + "\n"
    supervisor_note(line, line.utf8.count)
  }

  /// All that was noted so far.
  static var text: String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = part.withUnsafeMutableBytes { buffer in
        supervisor_read(
          buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, bytes.count)
      }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part.prefix(count)
    }
  }

  /// What was noted when this process began, of those before it.
  static let past = RunRecord(isResumed ? text : "")
}

/// An observer that keeps the journal: which test runs, and how each ended.
///
/// It is `@unchecked Sendable`: XCTest calls it on the main thread alone.
final class RunJournalObserver: XCTestObservation, @unchecked Sendable {
  /// The variable that says how many seconds a test may take.
  static let allowanceVariable = "UITEST_TIME_ALLOWANCE"

  /// How many seconds of real time a test may take that says nothing else, as on Apple's platforms.
  private let allowance: UInt32

  /// The test that runs; those that it runs itself do not count.
  private weak var running: XCTestCase?

  /// The suite of the class whose tests run; what its set-up runs itself does not count either.
  private weak var suite: XCTestSuite?

  /// Makes an observer.
  ///
  /// - Parameter environment: The environment of the process.
  init(environment: [String: String]) {
    allowance = Self.allowance(in: environment)
  }

  /// Returns how many seconds a test may take that says nothing else, as an environment says.
  static func allowance(in environment: [String: String]) -> UInt32 {
    environment[allowanceVariable].flatMap(UInt32.init) ?? 600
  }

  /// Notes that a class is set up.
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard running == nil, suite == nil, let name = testSuite.className else { return }
    suite = testSuite
    RunJournal.note("suite", name)
  }

  /// Notes that a class was torn down.
  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    guard suite === testSuite, let name = testSuite.className else { return }
    suite = nil
    RunJournal.note("close", name)
  }

  /// Notes that a test begins.
  func testCaseWillStart(_ testCase: XCTestCase) {
    guard running == nil, suite.map({ $0.tests.contains { $0 === testCase } }) ?? true else {
      return
    }
    running = testCase
    RunJournal.note("begin", testCase.fullName)
    supervisor_allow(allowance)
  }

  /// Notes how a test ended.
  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard running === testCase else { return }
    running = nil
    supervisor_allow(0)
    let run = testCase.testRun
    RunJournal.note(
      "end", String(run?.failureCount ?? 0), String(run?.unexpectedExceptionCount ?? 0),
      run?.skipCount ?? 0 > 0 ? "1" : "0", String(run?.totalDuration ?? 0), testCase.fullName)
  }

  /// Notes that the run is over.
  func testBundleDidFinish(_ testBundle: Bundle) { supervisor_end_run() }
}

extension XCTestSuite {
  /// The class whose tests the suite holds, with its module; `nil` for a suite of suites.
  fileprivate var className: String? {
    (tests.lazy.compactMap { $0 as? XCTestCase }.first).map {
      String(reflecting: $0.reportedType)
    }
  }
}

extension XCTestCase {
  /// The class that the test is one of, whichever instance reports it.
  var reportedType: XCTestCase.Type { (self as? EndedTest)?.type ?? Swift.type(of: self) }

  /// The name of the test with the module of its class: `Module.Class.method`.
  var fullName: String {
    let module = String(reflecting: reportedType).prefix { $0 != "." }
    return "\(module).\(name)"
  }
}
