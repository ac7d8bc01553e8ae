import Testing

@testable import VirtualTime

/// Tests of how a thread's system call is read.
@Suite struct ThreadWaitTests {
  /// A kernel's line and what it means.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The line.
    var line: String
    /// What it means if every address from 0x7f on belongs to dispatch.
    var expected: ThreadWait

    /// The line.
    var testDescription: String { line }
  }

  #if arch(x86_64)
  /// The cases.
  static let cases = [
    Case(line: "202 0x7f6c 0x189 0x0 0x7fa1 0x0 0xffffffff 0x7fa1 0x7fa1", expected: .parkedWorker),
    Case(line: "202 0x5510 0x189 0x0 0x7fa1 0x0 0xffffffff 0x7fa1 0x7fa1", expected: .blocked),
    Case(
      line: "232 0x3 0x7fa1 0x10 0xffffffff 0x0 0x7fa1 0x7fa1 0x7fa1", expected: .events(set: 3)),
    Case(line: "0 0x7f6c 0x1 0x1 0x0 0x0 0x0 0x7fa1 0x7fa1", expected: .blocked),
    Case(line: "running", expected: .running),
    Case(line: "-1 0x7fa1 0x7fa1", expected: .running),
    Case(line: "", expected: .running),
  ]

  @Test(arguments: cases) func theCallTellsWhatTheThreadWaitsFor(_ example: Case) {
    #expect(ThreadWait(systemCall: example.line) { $0 >= 0x7f00 } == example.expected)
  }
  #endif

  @Test func aThreadThatCannotBeSeenMayRun() {
    #expect(ThreadWait(of: -1) == .running)
  }
}
