import Testing

@testable import VirtualTime

/// Tests of the sleeps that are listed, of many.
@Suite struct EarliestSleepersTests {
  /// A store in which the sleeps with these deadlines, in seconds, are numbered from 1 on.
  private func store(_ deadlines: [Int]) -> SleeperStore {
    var store = SleeperStore()
    for (index, deadline) in deadlines.enumerated() {
      let entry = SleeperStore.Entry(
        deadline: .seconds(deadline), id: UInt64(index + 1), wake: .clock, owner: 0, taskName: nil)
      store.insert(entry, tie: 0)
    }
    return store
  }

  @Test func theEarliestAreThoseThatEndFirst() {
    var generator = SystemRandomNumberGenerator()
    for count in [0, 1, 2, 7, 8, 9, 500] {
      var store = store((0..<count).map { _ in Int.random(in: 1...50, using: &generator) })
      for id in stride(from: UInt64(3), through: UInt64(max(3, count)), by: 3) {
        store.remove(id: id)
      }
      let all = store.ordered().map(\.id)
      #expect(store.earliest(8).map(\.id) == Array(all.prefix(8)))
    }
  }
}
