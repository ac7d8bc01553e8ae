import Glibc
import ProcessClock

/// The proof that no thread of a process does anything, where all timed waits are ours.
///
/// A thread rests in a timed wait whose time has not come, in a wait for another thread of the process, as a worker without work, and in a
/// wait for descriptors behind which nobody else stands. A thread that runs, one in another call of the kernel and one that waits for a socket
/// or a pipe of somebody else may go on by themselves, and so may a child process.
enum ThreadRest {
  /// What may go on by itself.
  ///
  /// - Parameter excluded: Threads that do not count, besides the caller.
  /// - Returns: What was seen, threads first; empty if all rests.
  static func activity(except excluded: Set<Int32> = []) -> [PendingActivity] {
    let children = ChildCensus.activity()
    let services = ServiceThreads.numbers
    let count = ThreadCensus.threadCount()
    if count == 1 + services.count, !services.contains(currentThreadID()) { return children }
    let excluded = excluded.union(services)
    guard let census = ThreadCensus.take() else { return [.hiddenThreads] }
    let waits = Dictionary(
      ProcessTime.waits().map { ($0.thread, $0) }, uniquingKeysWith: { first, _ in first })
    let threads = census.records.filter { !excluded.contains($0.key) }
    var found = threads.sorted { $0.key < $1.key }.compactMap { thread, record in
      activity(of: thread, record, waits[thread])
    }
    if found.isEmpty { found = changes(since: threads, except: excluded) }
    return found + children
  }

  /// The threads that have run since a look at them, or are about to: one looked at late may have woken one looked at before, and a thread
  /// that was woken may look for a while as if it still waited.
  private static func changes(since records: [Int32: String], except excluded: Set<Int32>)
    -> [PendingActivity]
  {
    guard let after = ThreadCensus.take() else { return [.hiddenThreads] }
    return after.records.sorted { $0.key < $1.key }.compactMap { thread, record in
      guard !excluded.contains(thread) else { return nil }
      return records[thread] != record || ThreadCensus.isAwake(thread) ? active(thread) : nil
    }
  }

  /// What a thread may still do by itself, nil if nothing.
  private static func activity(of thread: Int32, _ record: String, _ wait: process_clock_wait?)
    -> PendingActivity?
  {
    switch ThreadWait(of: thread) {
    case .parkedWorker, .thread:
      return record.isEmpty || wait?.is_due == true ? active(thread) : nil
    case .running, .blocked: return active(thread)
    case .events(let set): return peer(of: [set], thread)
    case .descriptors(let list):
      guard wait?.is_due != true, let descriptors = list.descriptors() else {
        return active(thread)
      }
      return peer(of: descriptors, thread)
    }
  }

  /// The activity of a thread that is at work.
  private static func active(_ thread: Int32) -> PendingActivity? {
    ThreadCensus.name(of: thread).map { .activeThread(id: thread, name: $0) }
  }

  /// Somebody else who stands behind a descriptor that a thread waits for.
  private static func peer(of descriptors: [Int32], _ thread: Int32) -> PendingActivity? {
    for descriptor in descriptors {
      guard let kind = DescriptorPeer.kind(of: descriptor) else { continue }
      let name = ThreadCensus.name(of: thread) ?? ""
      return .input(id: thread, name: name, descriptor: descriptor, kind: kind)
    }
    return nil
  }
}
