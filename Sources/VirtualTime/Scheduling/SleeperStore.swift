/// The sleeping tasks, ordered by deadline, then by order of arrival or by a random tie-break.
struct SleeperStore: Sendable {
  /// How a sleep ends.
  enum Wake: Sendable {
    /// The runtime's own job that ends a `Task.sleep`.
    case job(UnownedJob, Lane)

    /// A continuation that the scheduler keeps under the sleep's number.
    case clock
  }

  /// One sleeping task.
  struct Entry: Sendable {
    /// The time at which the sleep ends.
    var deadline: Duration
    /// The number of the sleep.
    var id: UInt64
    /// How the sleep ends.
    var wake: Wake
    /// The identity of the sleeping task, 0 if it is not known.
    var owner: UInt
    /// The name of the sleeping task.
    var taskName: String?

    /// The work that ends the sleep.
    var readyItem: ReadyItem {
      switch wake {
      case .job(let job, let lane): .job(job, lane)
      case .clock: .clockSleep(id)
      }
    }

    /// The description of this sleep for messages.
    var description: Sleeper {
      let kind: Sleeper.Kind =
        switch wake {
        case .job: .task
        case .clock: .clock
        }
      return Sleeper(deadline: deadline, kind: kind, name: taskName)
    }
  }

  /// What the heap orders: entries may be gone, then their keys are skipped.
  private struct Key: Sendable {
    var deadline: Duration
    var tie: UInt64
    var id: UInt64

    /// Whether this key comes before another.
    func precedes(_ other: Key) -> Bool {
      if deadline != other.deadline { return deadline < other.deadline }
      if tie != other.tie { return tie < other.tie }
      return id < other.id
    }
  }

  /// A binary heap with the earliest key first.
  private var heap: [Key] = []

  /// The live entries by number.
  private var entries: [UInt64: Entry] = [:]

  /// The number of the `Task.sleep` that each sleeping task is in.
  private var numbersByOwner: [UInt: UInt64] = [:]

  /// The number of sleeping tasks.
  var count: Int { entries.count }

  /// Whether some task sleeps whose identity is known.
  var hasOwners: Bool { !numbersByOwner.isEmpty }
}

// MARK: - Changing

extension SleeperStore {
  /// Adds a sleep.
  ///
  /// A task is in one sleep at a time. It is an error to add one for an owner that has one here:
  /// take the old one with ``remove(owner:)`` first.
  ///
  /// - Parameters:
  ///   - entry: The sleep.
  ///   - tie: What decides between equal deadlines; equal ties are in order of number.
  /// - Complexity: O(log n).
  mutating func insert(_ entry: Entry, tie: UInt64) {
    entries[entry.id] = entry
    if entry.owner != 0 { numbersByOwner[entry.owner] = entry.id }
    heap.append(Key(deadline: entry.deadline, tie: tie, id: entry.id))
    siftUp(heap.count - 1)
  }

  /// Removes the sleep with the given number.
  ///
  /// - Parameter id: The number of the sleep.
  /// - Returns: The sleep, or nil if it is over.
  @discardableResult
  mutating func remove(id: UInt64) -> Entry? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    forgetOwner(of: entry)
    if heap.count > 64, heap.count > entries.count * 2 { compact() }
    return entry
  }

  /// Removes the `Task.sleep` that a task is in, because the task was seen awake.
  ///
  /// - Parameter owner: The identity of the task.
  /// - Returns: The sleep, or nil if that task does not sleep.
  mutating func remove(owner: UInt) -> Entry? {
    guard let id = numbersByOwner[owner] else { return nil }
    return remove(id: id)
  }

  /// Removes the earliest sleep that is due.
  ///
  /// - Parameter time: The present time.
  /// - Returns: The sleep, or nil if none is due.
  /// - Complexity: O(log n).
  mutating func popDue(at time: Duration) -> Entry? {
    guard let deadline = nextDeadline(), deadline <= time else { return nil }
    let id = heap[0].id
    removeTop()
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    forgetOwner(of: entry)
    return entry
  }

  /// The earliest deadline; keys whose sleep is gone are dropped on the way.
  ///
  /// - Returns: The deadline, or nil if nobody sleeps.
  mutating func nextDeadline() -> Duration? {
    while let top = heap.first {
      if entries[top.id] != nil { return top.deadline }
      removeTop()
    }
    return nil
  }

  /// Removes all sleeps.
  ///
  /// - Returns: The sleeps in the order in which they would have ended.
  /// - Complexity: O(n log n).
  mutating func takeAll() -> [Entry] {
    let all = ordered()
    self = SleeperStore()
    return all
  }

  /// The sleeps that end first.
  ///
  /// - Parameter most: How many at most.
  /// - Returns: The sleeps, in the order in which they end.
  /// - Complexity: O(m²) for so many, however many there are, besides those that are gone.
  func earliest(_ most: Int) -> [Entry] {
    var found: [Entry] = []
    // Those whose parents were taken: the next one is among them.
    var candidates = heap.isEmpty ? [] : [0]
    while found.count < most,
      let place = candidates.indices.min(by: {
        heap[candidates[$0]].precedes(heap[candidates[$1]])
      })
    {
      let key = candidates.remove(at: place)
      candidates += [key * 2 + 1, key * 2 + 2].filter { $0 < heap.count }
      if let entry = entries[heap[key].id] { found.append(entry) }
    }
    return found
  }

  /// The sleeps in the order in which they end.
  ///
  /// - Returns: The sleeps.
  /// - Complexity: O(n log n).
  func ordered() -> [Entry] {
    heap.sorted { $0.precedes($1) }.compactMap { entries[$0.id] }
  }
}

// MARK: - The heap

extension SleeperStore {
  /// Drops the link from a task to its sleep, if the sleep is still the task's latest.
  private mutating func forgetOwner(of entry: Entry) {
    if entry.owner != 0, numbersByOwner[entry.owner] == entry.id {
      numbersByOwner[entry.owner] = nil
    }
  }

  /// Rebuilds the heap without the keys whose sleep is gone.
  private mutating func compact() {
    heap = heap.filter { entries[$0.id] != nil }.sorted { $0.precedes($1) }
  }

  /// Removes the first key.
  private mutating func removeTop() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    siftDown()
  }

  /// Moves a key up to its place.
  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Moves the first key down to its place.
  private mutating func siftDown() {
    var parent = 0
    while true {
      var first = parent
      let left = parent * 2 + 1
      if left < heap.count, heap[left].precedes(heap[first]) { first = left }
      if left + 1 < heap.count, heap[left + 1].precedes(heap[first]) { first = left + 1 }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
