import Foundation
import Testing

@testable import VirtualTime

/// Tests of what is known of a set of events.
@Suite struct EventSetTests {
  @Test func theMembersAreListed() {
    let listing = """
      pos:\t0
      flags:\t02000002
      tfd:        4 events:     4019 data:                1  pos:0 ino:40e sdev:10
      tfd:       15 events: 40000019 data:                3  pos:0 ino:40e sdev:10
      """
    #expect(EventSet.members(listing: listing) == [4, 15])
  }

  @Test func whatWasWatchedForOnceIsNoMember() {
    let listing = """
      tfd:       23 events: 40000019 data:                4  pos:0 ino:40e sdev:10
      tfd:       30 events: 40000000 data:                2  pos:0 ino:40e sdev:10
      """
    #expect(EventSet.members(listing: listing) == [23])
  }

  /// A descriptor's description and what it can report.
  struct Case: Sendable, CustomTestStringConvertible {
    /// What the link shows.
    var kind: String
    /// The state.
    var state: String
    /// What it can report.
    var expected: EventSet.Member

    /// The case in words.
    var testDescription: String { "\(kind) \(state.debugDescription)" }
  }

  /// The cases.
  static let cases = [
    Case(
      kind: "anon_inode:[eventfd]", state: "pos:\t0\neventfd-count:                0\n",
      expected: .quiet),
    Case(
      kind: "anon_inode:[eventfd]", state: "eventfd-count:               5a\n", expected: .due),
    Case(kind: "anon_inode:[timerfd]", state: "ticks: 0\nit_value: (0, 0)\n", expected: .quiet),
    Case(
      kind: "anon_inode:[timerfd]", state: "ticks: 0\nit_value: (99, 5)\n",
      expected: .armed(remaining: .seconds(99) + .nanoseconds(5))),
    Case(kind: "anon_inode:[timerfd]", state: "ticks: 1\nit_value: (0, 0)\n", expected: .due),
    Case(kind: "anon_inode:[timerfd]", state: "", expected: .due),
    Case(
      kind: "socket:[12]", state: "eventfd-count: 0\n", expected: .watched(kind: "socket:[12]")),
  ]

  @Test(arguments: cases) func theStateTellsWhatCanBeReported(_ example: Case) {
    #expect(EventSet.Member(kind: example.kind, state: example.state) == example.expected)
  }

  @Test func aDescriptorThatIsNoSetMayReportAnything() {
    #expect(EventSet(descriptor: -1).isDue)
  }

  @Test func theMembersTogetherTellWhatCanBeReported() {
    #expect(EventSet(members: [:]).isQuiet)
    #expect(EventSet(members: [4: .quiet, 5: .quiet]).isQuiet)
    let timed = EventSet(members: [
      4: .armed(remaining: .seconds(2)), 5: .armed(remaining: .seconds(1)),
    ])
    #expect(timed.remaining == .seconds(1))
    #expect(timed.watched.isEmpty && !timed.isDue && !timed.isQuiet)
    let watching = EventSet(members: [6: .watched(kind: "pipe:[7]"), 8: .due])
    #expect(watching.watched == ["6 pipe:[7]"])
    #expect(watching.isDue && watching.remaining == nil)
  }
}
