import Primitives
import Testing

@testable import VirtualTime

/// Tests of the order of sleeping tasks.
@Suite struct SleeperStoreTests {
  /// An entry of the store.
  private func entry(_ id: UInt64, _ milliseconds: Int, owner: UInt = 0) -> SleeperStore.Entry {
    SleeperStore.Entry(
      deadline: .milliseconds(milliseconds), id: id, wake: .clock, owner: owner, taskName: nil)
  }

  /// The numbers of the sleeps that are due, in order.
  private func due(_ store: inout SleeperStore, at milliseconds: Int) -> [UInt64] {
    var numbers: [UInt64] = []
    while let entry = store.popDue(at: .milliseconds(milliseconds)) { numbers.append(entry.id) }
    return numbers
  }

  @Test func sleepsEndInOrderOfDeadlineThenArrival() {
    var store = SleeperStore()
    for (id, time) in [(1, 30), (2, 10), (3, 20), (4, 10), (5, 10)] {
      store.insert(entry(UInt64(id), time), tie: 0)
    }
    #expect(store.nextDeadline() == .milliseconds(10))
    #expect(due(&store, at: 9) == [])
    #expect(due(&store, at: 20) == [2, 4, 5, 3])
    #expect(store.count == 1)
  }

  @Test func tiesDecideBetweenEqualDeadlines() {
    var store = SleeperStore()
    store.insert(entry(1, 10), tie: 3)
    store.insert(entry(2, 10), tie: 1)
    store.insert(entry(3, 10), tie: 2)
    #expect(due(&store, at: 10) == [2, 3, 1])
  }

  @Test func removedSleepsHoldNothing() {
    var store = SleeperStore()
    for id in 1...1_000 { store.insert(entry(UInt64(id), id), tie: 0) }
    for id in 1...999 { store.remove(id: UInt64(id)) }
    #expect(store.count == 1)
    #expect(store.nextDeadline() == .milliseconds(1_000))
    #expect(store.remove(id: 5)?.id == nil)
    #expect(due(&store, at: 2_000) == [1_000])
    #expect(store.nextDeadline() == nil)
  }

  @Test func aSleepIsFoundByItsTask() {
    var store = SleeperStore()
    store.insert(entry(1, 10, owner: 77), tie: 0)
    #expect(store.hasOwners)
    #expect(store.remove(owner: 78)?.id == nil)
    #expect(store.remove(owner: 77)?.id == 1)
    #expect(store.remove(owner: 77)?.id == nil)
    #expect(!store.hasOwners)
  }

  @Test func randomDeadlinesComeOutSorted() {
    var random = SplitMix64(seed: 3)
    var store = SleeperStore()
    var expected: [Int] = []
    for id in 1...500 {
      let time = random.index(below: 100)
      expected.append(time)
      store.insert(entry(UInt64(id), time), tie: 0)
    }
    let found = store.takeAll()
    #expect(found.map(\.deadline) == expected.sorted().map { .milliseconds($0) })
    #expect(store.count == 0)
  }
}
