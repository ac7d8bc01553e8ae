import Foundation
import Primitives
import Synchronization

/// The progress of one test so far: whether it failed, and what is to happen at its end.
///
/// After the first failure a test that does not continue after failures is over as far as its applications
/// are concerned: it cannot be stopped on this platform, so that the rest of it runs without effect. What tears it down has its effect.
package final class TestProgress: Sendable {
  /// How far a part of a test has come.
  private enum Part {
    /// It runs.
    case runs

    /// It wants to end with a failure, of which observers hear; they may look at its applications still.
    case isStopping

    /// It wanted to end with a failure, and what it still does has no effect.
    case isStopped
  }

  /// The mutable state, behind the lock.
  private struct State {
    /// Whether the test goes on after a failure.
    var continuesAfterFailure = true

    /// Whether a failure was recorded.
    var hasFailed = false

    /// How far what runs now has come: the set-up with the test, or a part of the tear-down.
    var part = Part.runs

    /// Whether some part wanted to end with a failure.
    var wasStopped = false

    /// The failures that are expected, the innermost last.
    var expectations: [FailureExpectation] = []

    /// Returns what else is to be said of a failure.
    var addition: Addition?

    /// The calls that led to the wait that goes on, the innermost one; `nil` outside of waits.
    var waitStack: CallStack?

    /// Looks for failures that nothing told of so far; `nil` where there can be none.
    var lastLook: (@Sendable () -> Void)?

    /// What is done at the end, last one first.
    var endActions: [@Sendable () -> Void] = []
  }

  /// Records a failure of this framework with a test.
  package typealias Recorder = @Sendable (_ text: String, _ place: FailurePlace) -> Void

  /// What the test is called, and which functions are it.
  let identity: TestIdentity

  /// The name of the test: `Class.method`.
  package var name: String { identity.name }

  /// Records a failure of this framework with the test.
  package let record: Recorder

  /// Records an issue with the test.
  let recordIssue: @Sendable (XCTIssue) -> Void

  /// The files that the test leaves.
  package let results: TestResults

  /// The failures that are being recorded.
  let openFailures = OpenFailures()

  /// Where the test made expectations.
  let expectationPlaces = ExpectationPlaces()

  /// How long the test may take.
  package let allowance = TimeAllowance()

  /// Returns what else is to be said of a failure that this framework did not raise.
  package typealias Addition = @Sendable (XCTestSentence) -> String?

  /// What changes.
  private let state = Mutex(State())

  /// The test that XCTest runs, which is one at a time in a process.
  ///
  /// XCTest has one current test for a process, and gives helpers no way to hand it on; so this is the one of it.
  private static let running = Mutex<TestProgress?>(nil)

  /// The progress of the running test, when its class derives from ``UITestCase``.
  package static var current: TestProgress? { running.withLock { $0 } }

  /// Makes the record of a test that has not begun.
  ///
  /// - Parameters:
  ///   - identity: What the test is called.
  ///   - folder: The folder for what it leaves.
  ///   - recordIssue: Records an issue with the test.
  ///   - record: Records a failure with the test.
  init(
    _ identity: TestIdentity,
    folder: URL = ResultsFolder.current.url.appendingPathComponent("other"),
    recordIssue: @escaping @Sendable (XCTIssue) -> Void = { _ in },
    record: @escaping Recorder = { _, _ in }
  ) {
    self.identity = identity
    self.record = record
    self.recordIssue = recordIssue
    results = TestResults(folder: folder)
  }

  /// Whether the test goes on after a failure; true until the test says otherwise.
  package var continuesAfterFailure: Bool {
    get { state.withLock { $0.continuesAfterFailure } }
    set { state.withLock { $0.continuesAfterFailure = newValue } }
  }

  /// Whether what runs now failed and wanted to end with that, or the test took longer than it may.
  package var isOver: Bool { allowance.isOver || state.withLock { $0.part == .isStopped } }

  /// Whether some part of the test wanted to end with a failure: what it was still to wait for, it could not.
  var wasStopped: Bool { state.withLock { $0.wasStopped } }

  /// Has what follows its effect, whatever ended what came before.
  func goOn() { state.withLock { $0.part = .runs } }

  /// Whether a failure was recorded.
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Notes a failure, and has it recorded, unless it only follows from the failure that ended the test.
  ///
  /// - Parameters:
  ///   - isThrown: Whether what threw it has returned with that, so that nothing is left to be stopped.
  ///   - record: Records it; observers that hear of it reach applications still.
  package func noteFailure(isThrown: Bool = false, _ record: () -> Void) {
    let isFirst = state.withLock { state in
      guard state.part == .runs else { return false }
      state.hasFailed = true
      if !state.continuesAfterFailure, !isThrown { state.part = .isStopping }
      return true
    }
    guard isFirst else { return }
    record()
    state.withLock { state in
      guard state.part == .isStopping else { return }
      (state.part, state.wasStopped) = (.isStopped, true)
    }
  }

  /// The calls that led to the wait of XCTest's that goes on; `nil` outside of waits.
  var waitStack: CallStack? { state.withLock { $0.waitStack } }

  /// Waits by what XCTest offers for it, for the calls that led there.
  func waiting(from stack: CallStack, _ wait: () -> Void) {
    let outer = state.withLock { state in
      defer { state.waitStack = stack }
      return state.waitStack
    }
    wait()
    state.withLock { $0.waitStack = outer }
  }

  /// Lets an expectation of a failure stand.
  func expect(_ expectation: FailureExpectation) {
    state.withLock { $0.expectations.append(expectation) }
  }

  /// Ends an expectation of a failure.
  func endExpectation(_ expectation: FailureExpectation) {
    state.withLock { state in
      if let place = state.expectations.lastIndex(where: { $0 === expectation }) {
        state.expectations.remove(at: place)
      }
    }
  }

  /// Returns the expected failure that an issue is, by the innermost expectation that takes it.
  func expected(_ issue: XCTIssue) -> XCTExpectedFailure? {
    guard issue.type != .unmatchedExpectedFailure else { return nil }
    // The suite's own code says whether it is the one; it may come back here.
    let expectations = state.withLock { $0.expectations }
    guard let taker = expectations.last(where: { $0.take(issue) }) else { return nil }
    return XCTExpectedFailure(failureReason: taker.reason, issue: issue)
  }

  /// Ends the expectations that stood for the rest of the test, and fails it for those that were not met.
  private func endExpectations() {
    let lastLook = state.withLock { $0.expectations.isEmpty ? nil : $0.lastLook }
    lastLook?()
    let expectations = state.withLock { state in
      defer { state.expectations = [] }
      return state.expectations
    }
    for issue in expectations.compactMap(\.unmetIssue) { recordIssue(issue) }
  }

  /// Sets what else is to be said of a failure that this framework did not raise.
  ///
  /// - Parameter addition: Returns it, for what XCTest's words tell; `nil` for nothing.
  package func setAddition(_ addition: @escaping Addition) {
    state.withLock { $0.addition = addition }
  }

  /// Sets what looks, before failures that are expected are missed, for those that nothing told of.
  package func setLastLook(_ look: @escaping @Sendable () -> Void) {
    state.withLock { $0.lastLook = look }
  }

  /// Returns an issue in words with what else is to be said of it, and the steps it happened in.
  func completed(_ issue: XCTIssue) -> String {
    let sentence: XCTestSentence
    switch issue.origin {
    case .framework: return FailurePlace.text(issue.text, note: issue.placeNote)
    case .xctest(let told): sentence = told
    case .suite: sentence = .other
    }
    let more = state.withLock { $0.addition }?(sentence).map { "\n" + $0 } ?? ""
    // What an application or the suite put into it must not reach a terminal as it is.
    let text = FailurePlace.text(SafeText.lines(issue.text), note: issue.placeNote)
    return ActivityPath.append(to: text + more)
  }

  /// Adds what is to be done after the test, its tear-down included.
  package func atEnd(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.endActions.append(action) }
  }

  /// Runs a test as the current one, then what was to be done at its end.
  package func run(_ test: () -> Void) {
    let outer = Self.running.withLock { current in
      defer { current = self }
      return current
    }
    results.begin()
    CallStack.begin(test)
    // What has failed on other threads may have to be asked of applications, which end below.
    openFailures.wait()
    allowance.end()
    endExpectations()
    let actions = state.withLock { state in
      defer { state.endActions = [] }
      return state.endActions
    }
    for action in actions.reversed() { action() }
    openFailures.close()
    results.end(succeeded: !state.withLock { $0.hasFailed })
    Self.running.withLock { $0 = outer }
  }
}
