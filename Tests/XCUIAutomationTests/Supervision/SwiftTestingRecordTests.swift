import AutomationTrace
import Testing

@testable import XCTestAdditions

@Suite("Journals of runs of Swift Testing") struct SwiftTestingRecordTests {
  /// Lines that list a suite and tests of it.
  private func list(_ tests: String...) -> String {
    let suite = #"{"kind":"test","payload":{"id":"M.S","kind":"suite","name":"S"}}"# + "\n"
    return suite
      + tests.map { name in
        #"{"kind":"test","payload":{"id":"M.S/\#(name)()/F.swift:1:2","kind":"function","#
          + #""name":"\#(name)()","sourceLocation":{"_filePath":"/F.swift","line":1}}}"# + "\n"
      }.joined()
  }

  /// A line that tells what happened to tests.
  private func events(_ kind: String, _ tests: String..., time: Double = 1) -> String {
    tests.map { test in
      let id = test.isEmpty ? "M.S" : "M.S/\(test)()/F.swift:1:2"
      return #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","#
        + #""instant":{"absolute":\#(time)},"messages":[]}}"# + "\n"
    }.joined()
  }

  /// The names of tests by what they are known as.
  private func names(_ ids: [String]) -> [String] {
    ids.map { String($0.split(separator: "/")[1].dropLast(2)) }
  }

  @Test("The only test that ran when its process died has done it")
  func alone() {
    let record = SwiftTestingRecord(
      journal: list("a", "b", "c") + events("testStarted", "", "a") + events("testEnded", "a")
        + events("testStarted", "b", time: 2) + "time 5\ndied 4\n")
    #expect(names(record.outcomes.map(\.id)) == ["a", "b"])
    #expect(record.outcomes.map(\.result) == [.passed, .failed])
    #expect(record.outcomes.last?.seconds == 3)
    #expect(names(record.left) == ["c"])
    #expect(record.suspects.isEmpty)
  }

  @Test("Of several tests the one that dies alone has done it")
  func several() {
    let first = list("a", "b", "c", "d") + events("testStarted", "", "a", "b", "c") + "died 4\n"
    #expect(names(SwiftTestingRecord(journal: first).suspects) == ["a", "b", "c"])
    let second = first + events("testStarted", "", "a") + events("testEnded", "a")
    let record = SwiftTestingRecord(journal: second + events("testStarted", "b") + "exited 0\n")
    #expect(names(record.suspects) == ["c"])
    #expect(record.outcomes.map(\.result) == [.passed, .failed])
    #expect(record.unowned.isEmpty)
    #expect(names(record.left) == ["c", "d"])
  }

  @Test("A death that none of several tests repeats belongs to no test")
  func nobody() {
    let record = SwiftTestingRecord(
      journal: list("a", "b", "c") + events("testStarted", "", "a", "b") + "died 11\n"
        + events("testStarted", "", "a") + events("testEnded", "a")
        + events("testStarted", "b") + events("testEnded", "b", "") + "parted 0\n")
    #expect(record.unowned.map(\.cause) == [.signal(11)])
    #expect(record.outcomes.map(\.result) == [.passed, .passed])
    #expect(names(record.left) == ["c"])
    #expect(record.suspects.isEmpty)
  }

  @Test("A suspect that does not run again is not waited for")
  func missing() {
    let record = SwiftTestingRecord(
      journal: list("a", "b", "c") + events("testStarted", "", "a", "b") + "died 11\n"
        + events("testStarted", "", "a") + events("testEnded", "a", "") + "parted 0\n")
    #expect(record.outcomes.map(\.result) == [.passed, .skipped])
    #expect(record.suspects.isEmpty)
  }

  @Test("A suite that dies twice before its tests fails them")
  func suite() {
    let death = events("testStarted", "") + "died 6\n"
    let once = SwiftTestingRecord(journal: list("a", "b") + death)
    #expect(names(once.suspects) == ["a", "b"])
    let twice = SwiftTestingRecord(journal: list("a", "b") + death + death)
    #expect(twice.outcomes.map(\.result) == [.failed, .failed])
    #expect(twice.outcomes.first?.death?.place == .setUp(of: "M.S"))
    #expect(twice.left.isEmpty)
  }

  @Test("A test is not to blame for a suite that began beside it")
  func scope() {
    let other =
      #"{"kind":"test","payload":{"id":"M.T","kind":"suite","name":"T"}}"# + "\n"
      + #"{"kind":"test","payload":{"id":"M.T/c()/F.swift:1:2","kind":"function","name":"c()"}}"#
    let begun = #"{"kind":"event","payload":{"kind":"testStarted","testID":"M.T"}}"#
    let first =
      list("a", "b") + other + "\n" + events("testStarted", "", "a") + begun + "\ndied 6\n"
    #expect(names(SwiftTestingRecord(journal: first).suspects) == ["a", "c"])
    let second = first + events("testStarted", "", "a") + events("testEnded", "a")
    let record = SwiftTestingRecord(journal: second + begun + "\ndied 6\n")
    #expect(record.outcomes.map(\.result) == [.passed, .failed])
    #expect(names(record.left) == ["b"])
    #expect(record.unowned.isEmpty)
  }

  @Test("Half a line is none")
  func half() {
    let record = SwiftTestingRecord(
      journal: list("a") + events("testStarted", "", "a") + "{\"kind\":\"ev\ndied 9\n")
    #expect(record.outcomes.map(\.result) == [.failed])
  }

  @Test("The rest of a run is selected by name, whatever it was started with")
  func arguments() throws {
    let arguments = SwiftTestingRun.arguments(
      [
        "bundle", "--testing-library", "swift-testing", "--filter", "x", "--skip=y",
        "--xunit-output", "z",
      ], selecting: ["M.A/b(_:)/F.swift:1:2", "M.A/`c d`()/F.swift:3:4", "M.e()/F.swift:5:6"],
      isAlone: true)
    #expect(arguments.prefix(4) == ["bundle", "--testing-library", "swift-testing", "--filter"])
    #expect(arguments.last == "--no-parallel")
    let pattern = try Regex(arguments[4])
    for id in ["M.A/b(_:)/F.swift:1:2", "M.A/`c d`()/F.swift:3:4", "M.e()/F.swift:5:6"] {
      #expect(id.contains(pattern), "\(id)")
    }
    for id in ["M.A/b(_:)/F.swift:1:22", "M.A/b(_:)/F+swift:1:2", "XM.e()/F.swift:5:6"] {
      #expect(!id.contains(pattern), "\(id)")
    }
  }

  @Test(
    "What Swift Testing says of a part is known",
    arguments: [
      "◇ Test run started.\n↳ Target Platform: x\n",
      "\u{1B}[91m✘\u{1B}[0m Test run with 12 tests in 2 suites failed after 0.1 seconds with 1 issue.\n",
      "✔ Suite \"Words passed\" passed after 0.001 seconds.\n",
    ])
  func part(_ text: String) { #expect(SwiftTestingWords.isOfPart(text)) }

  @Test(
    "What Swift Testing says of a test is no word on a part",
    arguments: [
      "✔ Test run() passed after 0.001 seconds.\n", "◇ Suite S started.\n",
      "Test run with care\n",
    ])
  func noPart(_ text: String) { #expect(!SwiftTestingWords.isOfPart(text)) }
}
