import Primitives

/// Work that can run now.
enum ReadyItem: Sendable {
  /// A job of the concurrency runtime, for the executor of the given lane.
  case job(UnownedJob, Lane)

  /// A sleep on the virtual clock that is over: the number of its continuation.
  case clockSleep(UInt64)
}

/// The jobs that can run now, taken in order of arrival or, with a generator, in a random order.
///
/// It is an error to drop the queue while it holds jobs: the tasks behind them would never end.
struct ReadyQueue: Sendable {
  /// The items; those before `head` are taken already.
  private var items: [ReadyItem?] = []

  /// The index of the first item that is not taken yet.
  private var head = 0

  /// The number of items that wait.
  var count: Int { items.count - head }

  /// Whether nothing waits.
  var isEmpty: Bool { head == items.count }

  /// The item that arrived first, nil if nothing waits.
  var first: ReadyItem? { isEmpty ? nil : items[head] }

  /// Adds an item at the end.
  ///
  /// - Parameter item: The work to add.
  mutating func append(_ item: ReadyItem) {
    items.append(item)
  }

  /// Takes the item that arrived first.
  ///
  /// - Returns: The item, or nil if nothing waits.
  mutating func takeFirst() -> ReadyItem? {
    guard head < items.count else { return nil }
    let item = items[head]
    items[head] = nil
    head += 1
    if head == items.count {
      items.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 1024, head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }

  /// Takes an item that the generator picks among all that wait.
  ///
  /// - Parameter generator: The source of the choice.
  /// - Returns: The item, or nil if nothing waits.
  mutating func takeRandom(using generator: inout SplitMix64) -> ReadyItem? {
    guard count > 1 else { return takeFirst() }
    items.swapAt(head, head + generator.index(below: count))
    return takeFirst()
  }

  /// Takes the job for a thread of the pool that arrived first.
  ///
  /// - Returns: The job, or nil if none waits.
  mutating func takeFirstPoolJob() -> UnownedJob? {
    for index in head..<items.count {
      guard case .job(let job, .pool) = items[index] else { continue }
      // What is before it keeps its order.
      items.remove(at: index)
      return job
    }
    return nil
  }

  /// Whether a job for a thread of the pool waits.
  var hasPoolJob: Bool {
    items[head...].contains { if case .job(_, .pool) = $0 { true } else { false } }
  }

  /// Takes everything that waits, in order of arrival.
  ///
  /// - Returns: The items, which are no longer in the queue.
  mutating func takeAll() -> [ReadyItem] {
    defer {
      items.removeAll(keepingCapacity: true)
      head = 0
    }
    return items[head...].compactMap { $0 }
  }
}
