import Testing

@testable import VirtualTime

/// Tests of what dispatch's housekeeping explains.
@Suite struct TimerThreadTests {
  /// Two looks at the thread and whether nobody set a timer between them.
  struct Case: Sendable, CustomTestStringConvertible {
    /// Milliseconds until the timer at the first look.
    var first: Int
    /// Milliseconds between the looks.
    var elapsed: Int
    /// Milliseconds until the timer at the second look.
    var second: Int
    /// How often the thread has run in between.
    var runs: Int
    /// Whether that is explained.
    var expected: Bool

    /// The case in words.
    var testDescription: String {
      "\(first) ms, after \(elapsed) ms \(second) ms, \(runs) runs → \(expected)"
    }
  }

  /// The cases.
  static let cases = [
    Case(first: 400, elapsed: 100, second: 300, runs: 0, expected: true),
    Case(first: 400, elapsed: 100, second: 300, runs: 1, expected: false),
    Case(first: 400, elapsed: 420, second: 980, runs: 1, expected: false),
    Case(first: 400, elapsed: 700, second: 700, runs: 1, expected: true),
    Case(first: 400, elapsed: 700, second: 700, runs: 2, expected: false),
    Case(first: 400, elapsed: 5_700, second: 700, runs: 6, expected: true),
    Case(first: 400, elapsed: 5_700, second: 700, runs: 7, expected: false),
    Case(first: 400, elapsed: 700, second: 9_000, runs: 1, expected: false),
    Case(first: 3_000, elapsed: 5_700, second: 700, runs: 1, expected: false),
  ]

  @Test(arguments: cases) func housekeepingExplainsOneRunASecond(_ example: Case) {
    let first = TimerThread(runs: 5, remaining: .milliseconds(example.first), time: .seconds(9))
    let second = TimerThread(
      runs: 5 + example.runs, remaining: .milliseconds(example.second),
      time: .seconds(9) + .milliseconds(example.elapsed))
    #expect(second.isExplained(since: first) == example.expected)
  }

  @Test func whatItWatchesHasToBeTheSame() {
    let first = TimerThread(runs: 5, remaining: nil, watched: ["6 pipe:[7]"], time: .seconds(9))
    var second = first
    second.time = .seconds(10)
    #expect(second.isExplained(since: first))
    second.runs += 1
    #expect(!second.isExplained(since: first))
    second.runs = first.runs
    second.watched = []
    #expect(!second.isExplained(since: first))
  }

  @Test func housekeepingBesideWhatItWatchesIsExplained() {
    let first = TimerThread(
      runs: 5, remaining: .milliseconds(400), watched: ["6 pipe:[7]"], time: .seconds(9))
    let second = TimerThread(
      runs: 6, remaining: .milliseconds(700), watched: ["6 pipe:[7]"],
      time: .seconds(9) + .milliseconds(700))
    #expect(second.isExplained(since: first))
  }
}
