import Foundation
import Testing

@testable import AutomationTrace

@Suite("The durations of tests") struct RunDurationsTests {
  /// The end of a test.
  private func end(_ test: String, _ seconds: Double, _ outcome: RunEvent.Outcome) -> RunEvent {
    var event = RunEvent(.testFinished, test: test, library: .xctest, process: 1, date: 1)
    (event.seconds, event.outcome) = (seconds, outcome)
    return event
  }

  @Test("Those of a run are the means of the tests that ended, to the millisecond, in order")
  func file() throws {
    var began = end("M.C/testD", 0, .passed)
    began.kind = .testStarted
    let summary = RunSummary([
      end("M.C/testB", 2, .failed), end("M.C/testA", 0.1, .passed),
      end("M.C/testA", 0.2504, .passed), end("M.C/testC", 0, .skipped), began,
    ])
    let durations = RunDurations(summary)
    #expect(
      String(decoding: try durations.encoded(), as: UTF8.self) == """
        {
          "seconds" : {
            "M.C/testA" : 0.175,
            "M.C/testB" : 2
          },
          "version" : 1
        }

        """)
    #expect(try RunDurations(decoding: durations.encoded()) == durations)
  }

  @Test(
    "What is no file of them is an error",
    arguments: [
      ("", RunDurations.Problem.malformed), ("[]", .malformed), (#"{"version":1}"#, .malformed),
      (#"{"seconds":{},"version":2}"#, .unknownVersion(2)),
      (#"{"seconds":{"M.C/testA":-1},"version":1}"#, .impossible(test: "M.C/testA")),
      (#"{"seconds":{"M.C/testA":1e300},"version":1}"#, .impossible(test: "M.C/testA")),
    ])
  func problems(text: String, problem: RunDurations.Problem) {
    #expect(throws: problem) { try RunDurations(decoding: Data(text.utf8)) }
  }

  @Test("Their fingerprint tells them apart by tests and by milliseconds")
  func fingerprint() {
    let durations = RunDurations(["a": 1, "b": 2])
    #expect(durations.fingerprint == RunDurations(["b": 2, "a": 1]).fingerprint)
    #expect(durations.fingerprint != RunDurations(["a": 1, "b": 2.001]).fingerprint)
    #expect(durations.fingerprint != RunDurations(["a": 1, "c": 2]).fingerprint)
  }
}
