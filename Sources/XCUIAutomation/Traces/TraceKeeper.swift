import AutomationTrace
import Testing
import XCTestAdditions

/// A keeper of the traces of tests that end: it hands those on that are to be reported.
enum TraceKeeper {
  /// Hands on what was noted of the test that ends, if it is to be reported.
  ///
  /// - Parameters:
  ///   - recorder: What noted it.
  ///   - sessions: The applications of the test, which run still.
  ///   - test: The test of Swift Testing; `nil` for the one that runs.
  ///   - hasFailed: Whether it is known that the test failed.
  static func keep(
    _ recorder: TraceRecorder, of sessions: [ApplicationSession], in test: Test?, hasFailed: Bool
  ) {
    let report = RunReport.shared
    guard !sessions.isEmpty,
      let test = test.map(report.runningTest(ofSwiftTesting:)) ?? report.runningTest
    else { return }
    guard ReportMode.current == .all || hasFailed || test.hasFailed else { return }
    var builder = TraceBuilder(recorder, sessions, test: test.name, test.library)
    // What cannot be evaluated was told when the test did.
    let trace = FailureRecorder.$isMuted.withValue(true) { builder.build() }
    report.keep(trace, builder.secrets, of: test)
  }
}
