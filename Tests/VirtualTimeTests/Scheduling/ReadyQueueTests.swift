import Primitives
import Testing

@testable import VirtualTime

/// Tests of the queue of ready work.
@Suite struct ReadyQueueTests {
  /// The numbers that a queue gives, in the order in which it gives them.
  private func drain(_ queue: ReadyQueue, seed: UInt64? = nil) -> [UInt64] {
    var queue = queue
    var generator = SplitMix64(seed: seed ?? 0)
    var numbers: [UInt64] = []
    while let item = seed == nil ? queue.takeFirst() : queue.takeRandom(using: &generator) {
      if case .clockSleep(let number) = item { numbers.append(number) }
    }
    return numbers
  }

  /// A queue with the numbers from 0.
  private func queue(_ count: UInt64) -> ReadyQueue {
    var queue = ReadyQueue()
    for number in 0..<count { queue.append(.clockSleep(number)) }
    return queue
  }

  @Test func itKeepsTheOrderOfArrival() {
    #expect(drain(queue(5_000)) == Array(0..<5_000))
  }

  @Test func aSeedGivesOneOrderThatLosesNothing() {
    let order = drain(queue(100), seed: 42)
    #expect(order == drain(queue(100), seed: 42))
    #expect(order != drain(queue(100), seed: 43))
    #expect(order.sorted() == Array(0..<100))
  }

  @Test func itCountsAcrossTakingAndAdding() {
    var queue = queue(3_000)
    for _ in 0..<2_000 { _ = queue.takeFirst() }
    queue.append(.clockSleep(9))
    #expect(queue.count == 1_001)
    #expect(queue.takeAll().count == 1_001)
    #expect(queue.isEmpty)
    #expect(drain(queue) == [])
  }
}
