import AutomationTrace
import Foundation
import Primitives

/// The words on a run of Swift Testing that several processes made, in the manner of Swift Testing.
enum SwiftTestingWords {
  /// Returns whether a text is what Swift Testing says of a suite or of all tests when they ended, or of the run when it begins.
  static func isOfPart(_ text: String) -> Bool {
    let plain = text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    let line = plain.prefix { $0 != "\n" }
    let begin = #/\S+ +Test run started\./#
    let end = #/\S+ +(Suite .*|Test run with \d+ tests?.*) (passed|failed) after [\d.]+ seconds.*/#
    return line.wholeMatch(of: begin) != nil || line.wholeMatch(of: end) != nil
  }

  /// Says how the process before this one ended, and how the run goes on.
  static func restart(_ record: SwiftTestingRecord, isLast: Bool) -> String {
    guard !record.news.isEmpty else { return "\nThe tests that are left run now.\n\n" }
    var names: [String] = []
    if case .crashed(let outcome)? = record.news.first, record.news.count == 1 {
      names = [SwiftTestingStream.name(ofTest: outcome.id)]
    }
    let place = names.map { " in \($0)" }.joined()
    var lines = [
      "",
      "Restarting after unexpected exit, crash, or test timeout\(place); summary will include totals from previous launches.",
      "",
    ]
    for news in record.news { lines += self.lines(news, record) }
    if isLast {
      let count = counted(record.left.count, "test")
      lines.append(
        "\(failed)\(count) did not run: processes died as often as UITEST_RESTARTS allows.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Says what happened at the end of a process.
  private static func lines(
    _ news: SwiftTestingRecord.News, _ record: SwiftTestingRecord
  ) -> [String] {
    switch news {
    case .crashed(let outcome):
      let words = record.member(outcome.id)?.words ?? outcome.id
      let failures = record.failures(of: outcome)
      // Those before were told when they happened.
      let told = failures.last.map { failure -> [String] in
        let parts = failure.message.split(separator: "\n", maxSplits: 1)
        let file = failure.file.map { ($0 as NSString).lastPathComponent } ?? "<unknown>"
        let first =
          "\(failed)\(words) recorded an issue at \(file):\(failure.line ?? 0): \(parts.first ?? "")"
        return [first] + parts.dropFirst().map { "↳ \($0.trimmingPrefix("\n"))" }
      }
      return (told ?? []) + [
        "\(failed)\(words) failed after \(seconds(outcome.seconds)) seconds\(issues(failures.count, outcome.knownIssues))."
      ]
    case .suspected(let death, let tests):
      return [
        death.headline,
        "These tests ran then, and run again, each alone: \(list(tests)).", "",
      ]
    case .unowned(let death, let tests):
      let (text, place) = death.failure(of: TestIdentity(name: "<run>"))
      let file =
        place.line > 0 ? "at \((place.file as NSString).lastPathComponent):\(place.line): " : ""
      let when =
        tests.isEmpty
        ? "No test ran then."
        : "Each of the tests that ran then ended when it ran alone: \(list(tests))."
      return ["\(failed)An issue was recorded \(file)\(text)", "↳ \(when)"]
    }
  }

  /// Says what became of the suites and of the run.
  static func end(_ record: SwiftTestingRecord) -> String {
    var lines: [String] = []
    for suite in record.members.reversed() where suite.cases == nil && suite.began != nil {
      guard !record.toldSuites.contains(suite.id) else { continue }
      let outcomes = record.outcomes.filter { $0.id.hasPrefix(suite.id + "/") }
      let time = (suite.ended ?? record.latest ?? 0) - (suite.began ?? 0)
      lines.append(line(suite.words, outcomes, stray: 0, time))
    }
    let suites = record.members.filter { $0.cases == nil }.count
    let tests = record.members.count - suites
    let time = (record.latest ?? 0) - (record.began ?? 0)
    lines.append(
      line(
        "Test run with \(counted(tests, "test")) in \(counted(suites, "suite"))", record.outcomes,
        stray: record.strayIssues + record.unowned.count, time, hasFailed: !record.left.isEmpty))
    return lines.joined(separator: "\n") + "\n"
  }

  /// Says what became of some tests.
  private static func line(
    _ words: String, _ outcomes: [SwiftTestingRecord.Outcome], stray: Int, _ time: Double,
    hasFailed: Bool = false
  ) -> String {
    let failures = outcomes.reduce(stray) { $0 + $1.failures.count + ($1.death == nil ? 0 : 1) }
    let known = outcomes.reduce(0) { $0 + $1.knownIssues }
    let hasFailed = hasFailed || failures > 0
    return
      "\(hasFailed ? failed : passed)\(words) \(hasFailed ? "failed" : "passed") after \(seconds(time)) seconds\(issues(failures, known))."
  }

  /// Says how many issues there were.
  private static func issues(_ failures: Int, _ known: Int) -> String {
    guard failures + known > 0 else { return "" }
    if failures == 0 { return " with \(counted(known, "known issue"))" }
    let part = known > 0 ? " (including \(counted(known, "known issue")))" : ""
    return " with \(counted(failures + known, "issue"))\(part)"
  }

  /// Says a number of things.
  private static func counted(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }

  /// Names a few tests.
  private static func list(_ tests: [String]) -> String {
    let names = tests.prefix(5).map { SwiftTestingStream.name(ofTest: $0) }.joined(separator: ", ")
    return tests.count > 5 ? names + " and \(tests.count - 5) more" : names
  }

  /// Says a number of seconds.
  private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// What stands in front of what failed or passed, in the colours of the terminal.
  private static var failed: String { Runner.parent.isColoured ? "\u{1B}[91m✘\u{1B}[0m " : "✘ " }
  private static var passed: String { Runner.parent.isColoured ? "\u{1B}[92m✔\u{1B}[0m " : "✔ " }
}
