import Testing

@testable import XCTestAdditions

@Suite("Journals of runs") struct RunRecordTests {
  @Test("A death in a test is known with its words and calls")
  func death() {
    let record = RunRecord(
      """
      seed 7
      suite M.A
      begin M.A.testOne
      failed A.testOne\tM.A/testOne\tA.swift:3\tXCTAssertTrue failed
      end 1\t0\t0\t0.5\tM.A.testOne
      begin M.A.testTwo
      words A.swift:9: Fatal error: no\u{0B}
      stack 4 1 1f 2f
      died 4

      """)
    #expect(record.seed == 7)
    #expect(
      record.outcomes == [
        RunRecord.Outcome(
          name: "M.A.testOne", failures: 1, unexpected: 0, wasSkipped: false, seconds: 0.5)
      ])
    #expect(
      record.failures == [
        RunRecord.Failure(
          name: "A.testOne", test: "M.A/testOne", place: "A.swift:3",
          headline: "XCTAssertTrue failed")
      ])
    #expect(record.death?.place == .test("M.A.testTwo"))
    #expect(record.death?.cause == .signal(4))
    #expect(record.death?.words == "A.swift:9: Fatal error: no")
    #expect(
      record.death?.stacks == [
        ProcessDeath.Stack(isOnMainThread: true, addresses: [0x1f, 0x2f])
      ])
  }

  @Test("A death of a test that had failed says where")
  func failedBefore() {
    let failed = "failed A.t\tM.A/t\tA.swift:3\tno\nfailed A.t\tM.A/t\tA.swift:4\tno\n"
    #expect(
      RunRecord("suite M.A\nbegin M.A.t\n\(failed)died 4\n").death?.failurePlace == "A.swift:3")
    let other = "suite M.A\nbegin M.A.s\n\(failed)end 1\t0\t0\t0\tM.A.s\nbegin M.A.t\ndied 4\n"
    #expect(RunRecord(other).death?.failurePlace == nil)
  }

  @Test("A death that was reported is none any more")
  func reported() {
    let record = RunRecord(
      "suite M.A\nbegin M.A.testOne\nexited 3\nsuite M.A\nbegin M.A.testOne\nend 0\t1\t0\t0\tM.A.testOne\n"
    )
    #expect(record.death == nil)
    #expect(record.outcomes.map(\.name) == ["M.A.testOne"])
    #expect(record.outcomes.map(\.hasFailed) == [true])
  }

  @Test("A death outside of tests belongs to what sets up a class, or to none")
  func places() {
    #expect(RunRecord("suite M.A\ndied 6\n").death?.place == .setUp(of: "M.A"))
    #expect(
      RunRecord("suite M.A\nbegin M.A.t\nend 0\t0\t0\t0\tM.A.t\ndied 6\n").death?.place
        == .betweenTests(of: "M.A"))
    #expect(RunRecord("suite M.A\nclose M.A\ndied 9\n").death?.place == .elsewhere)
  }

  @Test("Calls that repeat are one line")
  func lines() {
    #expect(ProcessDeath.lines(["a", "b", "b", "b", "a"]) == ["  a", "  b, 3 times", "  a"])
  }

  @Test("A death is said in a sentence")
  func sentences() {
    var late = ProcessDeath()
    late.add("late", "600")
    late.end(true, 6)
    #expect(
      late.headline
        == "The test took longer than the 600 seconds that it may, and its process was ended for that."
    )
    var unknown = ProcessDeath()
    unknown.end(true, 40)
    #expect(unknown.headline == "The process of the tests was ended by signal 40.")
    var killed = ProcessDeath()
    killed.end(true, 9)
    #expect(killed.headline == "The process of the tests was ended: killed (signal 9, SIGKILL).")
  }
}
