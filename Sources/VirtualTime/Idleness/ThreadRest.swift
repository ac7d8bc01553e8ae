import Glibc
import ProcessClock
import Synchronization

/// The proof that no thread of a process does anything, where all timed waits are ours.
///
/// A thread rests in a timed wait whose time has not come, in a wait for another thread of the process, as a worker without work, and in a
/// wait for descriptors behind which nobody else stands but the applications under test. A thread that runs, one in another call of the kernel
/// and one that waits for a socket or a pipe of somebody else may go on by themselves, and so may a child process.
enum ThreadRest {
  /// A look at which all threads were at rest.
  ///
  /// A thread that has not run since then rests still, as long as nobody has woken it, nor another process can.
  private struct Survey: Sendable {
    /// The thread that looked.
    let observer: Int32

    /// The threads that did not count.
    let excluded: Set<Int32>

    /// How many threads there were, with those.
    let count: Int

    /// The records of those that counted.
    let records: [Int32: String]

    /// The descriptors that some of them wait for.
    let descriptors: Descriptors

    /// The child processes that there were.
    let children: [Int32]
  }

  /// The descriptors that threads wait for.
  private struct Descriptors: Sendable {
    /// The numbers, by the thread.
    var ofThreads: [Int32: [Int32]] = [:]

    /// The threads of which nobody else can make any ready for as long as they wait, and no set of events changes that belongs to it.
    var ofNobody: [Int32: EventSetMarks] = [:]

    /// Notes those that a thread waits for.
    ///
    /// - Returns: Somebody else who stands behind one of them.
    mutating func note(_ descriptors: [Int32], of thread: Int32) -> PendingActivity? {
      ofThreads[thread] = descriptors
      var marks = EventSetMarks()
      var isOfNobody = true
      defer { ofNobody[thread] = isOfNobody ? marks : nil }
      for descriptor in descriptors {
        let peer = DescriptorPeer(of: descriptor, &marks)
        if peer != .nobody { isOfNobody = false }
        guard let kind = peer.kind else { continue }
        let name = ThreadCensus.name(of: thread) ?? ""
        return .input(id: thread, name: name, descriptor: descriptor, kind: kind)
      }
      return nil
    }
  }

  /// The last look at which all threads were at rest; nil when they were not at the last one.
  private static let survey = Mutex<Survey?>(nil)

  /// How often all threads were looked at one by one.
  private static let surveys = Atomic<Int>(0)

  /// How often all threads were looked at one by one, because it could not be told from the look before what they do.
  static var surveyCount: Int { surveys.load(ordering: .relaxed) }

  /// What may go on by itself.
  ///
  /// - Parameter excluded: Threads that do not count, besides the caller.
  /// - Returns: What was seen, threads first; empty if all rests.
  static func activity(except excluded: Set<Int32> = []) -> [PendingActivity] {
    let services = ServiceThreads.numbers
    let count = ThreadCensus.threadCount()
    if count == 1 + services.count, !services.contains(currentThreadID()) {
      return ChildCensus.activity()
    }
    let excluded = excluded.union(services)
    let waits = Dictionary(
      ProcessTime.waits().map { ($0.thread, $0) }, uniquingKeysWith: { first, _ in first })
    if let last = survey.withLock({ $0 }), last.count == count,
      stillHolds(last, except: excluded, waits),
      // Those that did not count may have run.
      ChildCensus.activity(since: last.children, by: excluded.union([currentThreadID()])).isEmpty
    {
      return []
    }
    surveys.add(1, ordering: .relaxed)
    // One that ends may wake a thread that was looked at: it is seen before that.
    let runningChildren = ChildCensus.activity()
    guard let census = ThreadCensus.take() else { return [.hiddenThreads] }
    let threads = census.records.filter { !excluded.contains($0.key) }
    var descriptors = Descriptors()
    var found = threads.sorted { $0.key < $1.key }.compactMap { thread, record in
      activity(of: thread, record, waits[thread], &descriptors)
    }
    if found.isEmpty { found = changes(since: threads, except: excluded) }
    guard found.isEmpty, runningChildren.isEmpty else {
      survey.withLock { $0 = nil }
      return found + runningChildren
    }
    // One that a thread has started before it came to rest is seen after that.
    let children = ChildCensus.numbers()
    // A thread may have come after they were counted, and one without a record cannot be recognized.
    let isWhole =
      count == 1 + census.records.count && !threads.values.contains(where: \.isEmpty)
    let present = Survey(
      observer: currentThreadID(), excluded: excluded, count: 1 + census.records.count,
      records: threads, descriptors: descriptors, children: children)
    survey.withLock { $0 = isWhole ? present : nil }
    return ChildCensus.activity(of: children)
  }

  /// Whether all threads rest as they did at an earlier look; there are as many as then.
  private static func stillHolds(
    _ last: Survey, except excluded: Set<Int32>, _ waits: [Int32: process_clock_wait]
  ) -> Bool {
    guard last.observer == currentThreadID(), last.excluded == excluded else { return false }
    // In this order: a thread that is not awake, and has not run by the time at which the record is read, was not woken before either.
    for thread in last.records.keys
    where ThreadCensus.isAwake(thread) || waits[thread]?.is_due == true {
      return false
    }
    for (thread, record) in last.records where ThreadCensus.record(of: thread) != record {
      return false
    }
    // What a thread waits for is what it was, also where another file has the number meanwhile.
    var now = Descriptors()
    return last.descriptors.ofThreads.allSatisfy { thread, descriptors in
      last.descriptors.ofNobody[thread]?.areCurrent == true
        || now.note(descriptors, of: thread) == nil
    }
  }

  /// The threads that have run since a look at them, or are about to: one looked at late may have woken one looked at before, and a thread
  /// that was woken may look for a while as if it still waited.
  private static func changes(since records: [Int32: String], except excluded: Set<Int32>)
    -> [PendingActivity]
  {
    // Before the records: one that was woken may have run, and wait again, by the time somebody looks whether it is awake.
    let awake = Set(records.keys.filter(ThreadCensus.isAwake))
    guard let after = ThreadCensus.take() else { return [.hiddenThreads] }
    return after.records.sorted { $0.key < $1.key }.compactMap { thread, record in
      guard !excluded.contains(thread) else { return nil }
      return records[thread] != record || awake.contains(thread) ? active(thread) : nil
    }
  }

  /// What a thread may still do by itself, nil if nothing; what it waits for is noted.
  private static func activity(
    of thread: Int32, _ record: String, _ wait: process_clock_wait?,
    _ descriptors: inout Descriptors
  ) -> PendingActivity? {
    switch ThreadWait(of: thread) {
    case .parkedWorker, .thread:
      return record.isEmpty || wait?.is_due == true ? active(thread) : nil
    case .running, .blocked: return active(thread)
    case .input(let descriptor):
      guard NetworkSocket(descriptor: descriptor) != nil,
        NetworkSocket.waitsWithoutLimit(descriptor)
      else { return active(thread) }
      return descriptors.note([descriptor], of: thread)
    case .events(let set): return descriptors.note([set], of: thread)
    case .descriptors(let list):
      guard wait?.is_due != true, let numbers = list.descriptors() else { return active(thread) }
      return descriptors.note(numbers, of: thread)
    }
  }

  /// The activity of a thread that is at work.
  private static func active(_ thread: Int32) -> PendingActivity? {
    ThreadCensus.name(of: thread).map { .activeThread(id: thread, name: $0) }
  }
}
