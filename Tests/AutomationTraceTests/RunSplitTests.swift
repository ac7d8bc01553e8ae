import Foundation
import Primitives
import Testing

@testable import AutomationTrace

@Suite("The split of a run into parts") struct RunSplitTests {
  /// Tests of two classes.
  private let tests = ["B/b", "A/c", "A/a", "A/b", "B/a"]

  @Test("Without durations parts have equal numbers, in the order of the names")
  func numbers() {
    let parts = RunSplit(tests, into: 2, by: nil).parts
    #expect(parts == [["A/a", "A/b"], ["A/c", "B/a", "B/b"]])
    #expect(RunSplit(tests, into: 7, by: nil).parts.map(\.count) == [0, 1, 1, 0, 1, 1, 1])
    #expect(RunSplit([], into: 2, by: nil).parts == [[], []])
  }

  @Test("With durations each has as much to do as the others; an unknown test takes the mean")
  func durations() {
    let durations = RunDurations(["A/a": 6, "A/b": 3, "A/c": 2, "B/a": 1])
    let parts = RunSplit(tests, into: 2, by: durations).parts
    // B/b is taken to need 3.
    #expect(parts == [["A/a", "A/c"], ["A/b", "B/a", "B/b"]])
  }

  @Test("A test of Swift Testing has its duration wherever it stands")
  func places() {
    let durations = RunDurations(["M.S/a()": 9, "M.S/b()": 1])
    let tests = ["M.S/a()/S.swift:5:4", "M.S/b()/S.swift:9:4", "M.S/c()/S.swift:12:4"]
    let parts = RunSplit(tests, into: 2, by: durations).parts
    #expect(parts == [[tests[0]], [tests[1], tests[2]]])
  }

  @Test("Whatever the order of the list, the parts are the same and whole", arguments: 1...9)
  func order(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let tests = (0..<100).map { "M.C\($0 % 7)/test\($0)" }
    let seconds = tests.prefix(80).map { ($0, Double(random.next() % 5_000) / 1_000) }
    for durations in [nil, RunDurations(Dictionary(uniqueKeysWithValues: seconds))] {
      let parts = RunSplit(tests, into: count, by: durations).parts
      #expect(parts == RunSplit(tests.shuffled(using: &random), into: count, by: durations).parts)
      #expect(parts.joined().sorted() == tests.sorted())
    }
  }

  @Test("No part has more to do than the even share and the longest test")
  func balance() {
    var random = SplitMix64(seed: 4)
    let tests = (0..<300).map { "M.C/test\($0)" }
    let seconds = Dictionary(
      uniqueKeysWithValues: tests.map { ($0, Double(random.next() % 9_000 + 1) / 1_000) })
    let parts = RunSplit(tests, into: 8, by: RunDurations(seconds)).parts
    let loads = parts.map { $0.reduce(0) { $0 + (seconds[$1] ?? 0) } }
    let share = seconds.values.reduce(0, +) / 8
    #expect(loads.allSatisfy { $0 < share + 9 })
    // Of so many tests the parts hardly differ.
    #expect((loads.max() ?? 0) - (loads.min() ?? 0) < 0.1)
  }
}
