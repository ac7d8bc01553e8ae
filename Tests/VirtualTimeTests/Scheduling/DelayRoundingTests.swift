import Testing

@testable import VirtualTime

/// Tests of how the delay that a task asked for is recovered.
@Suite struct DelayRoundingTests {
  /// A delay that arrived, the time off the processor, and what was asked for.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The delay that arrived, in microseconds.
    var arrived: Int64
    /// The time off the processor, in microseconds.
    var slack: Int64
    /// What was asked for, in milliseconds.
    var expected: Int64

    /// The case in words.
    var testDescription: String { "\(arrived) µs, \(slack) µs off → \(expected) ms" }
  }

  /// The cases.
  static let cases = [
    Case(arrived: 3_599_999_950, slack: 0, expected: 3_600_000),
    Case(arrived: 1_000_000, slack: 0, expected: 1_000),
    Case(arrived: 999_998, slack: 5_000, expected: 1_000),
    Case(arrived: 16_667, slack: 0, expected: 17),
    Case(arrived: 995_300, slack: 4_800, expected: 1_000),
    Case(arrived: 246_100, slack: 5_000, expected: 250),
    Case(arrived: 99, slack: 0, expected: 1),
    Case(arrived: 0, slack: 50, expected: 0),
    Case(arrived: -400, slack: 50, expected: 0),
    Case(arrived: 1_500, slack: 0, expected: 2),
  ]

  @Test(arguments: cases) func theDelayAskedForIsFound(_ example: Case) {
    let found = DelayRounding.requested(
      arrived: .microseconds(example.arrived), slack: .microseconds(example.slack))
    #expect(found == .milliseconds(example.expected))
  }

  @Test func anEndlessDelayDoesNotOverflow() {
    let found = DelayRounding.requested(arrived: .seconds(Int64.max / 2), slack: .zero)
    #expect(found > .seconds(3_000_000_000))
  }
}
