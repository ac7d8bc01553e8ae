import Dispatch
import Glibc

/// The evidence for what can still change an app: idleness is proved, never guessed.
///
/// Jobs and sleeps of Swift concurrency are counted exactly by the scheduler. What goes on outside
/// of it is told from its traces: threads, Timers of the main run loop, timed blocks of dispatch,
/// work on a main queue that cannot run. A suspended task that none of these can resume stays
/// suspended for ever and is no reason to wait.
///
/// A thread does not count if it has not run since the baseline, if it is a worker of dispatch that
/// waits for work, if it waits for events none of which can come (dispatch's timer thread without a
/// timer), or if it waits in `Scheduler.runOnMainThread(_:)`. The baseline is taken by
/// ``init(loop:)``, or anew by ``takeBaseline()``; make it when control begins. In a process of its
/// own an app under control has one thread, and the proof takes one system call. In a test process
/// other tests' threads may be at work: then the answer is ``Quiescence/unknown(reasons:)``, which
/// costs real time but is never wrong.
///
/// Where the process's clocks are the scheduler's, all deadlines are known and no baseline is needed: see ``ThreadRest``.
///
/// What others can do at any moment, by a signal or to a file that is watched, is told by ``OutsideSources``: nothing is proved while an app wants
/// to be told of it.
///
/// What leaves no trace otherwise: a thread of before the baseline that sleeps through it and wakes later by
/// itself, and a descriptor that a run-loop source of the app's own waits for.
@MainActor
package final class Idleness {
  /// The loop whose main thread is looked at.
  private let loop: MainLoop

  /// The threads at the time of the baseline, nil if they cannot be seen.
  private var baseline: ThreadCensus?

  /// The names of work that the application told of, and that is under way.
  package var resources: () -> [String] = { [] }

  /// How often threads were looked at.
  package private(set) var lookCount = 0

  /// What does not count of that by which others reach the process.
  private let outside: OutsideSources

  /// How often timers of dispatch had been set at the time of the baseline; nil if that is not known.
  private var timerSettings: UInt64?

  /// The threads that waited for events at the time of the baseline.
  private var timerThreads: [Int32: TimerThread] = [:]

  /// Creates the evidence and takes the baseline.
  ///
  /// - Parameters:
  ///   - loop: The loop of the main thread.
  ///   - preparesDispatch: Whether to start dispatch's pool and timer thread before the baseline.
  ///     An app that uses them can then be proved idle again afterwards; without it a timed block
  ///     can never be ruled out once the pool was used. It costs two threads, and with them the
  ///     proof by one system call.
  package init(loop: MainLoop, preparesDispatch: Bool = false) {
    self.loop = loop
    outside = OutsideSources()
    if preparesDispatch { Self.startDispatch() }
    takeBaseline()
  }

  /// Takes the threads that exist now as those that do not count.
  ///
  /// For a caller that knows that what it started on them is over.
  package func takeBaseline() {
    timerThreads = [:]
    guard !loop.scheduler.ownsProcessClock else { return }
    baseline = ThreadCensus.take()
    timerSettings = TimerThread.settings
    for (thread, record) in baseline?.records ?? [:] {
      timerThreads[thread] = TimerThread(of: thread, record: record)
    }
  }

  /// Uses dispatch's pool and its timers once, and waits until they have come to rest.
  private static func startDispatch() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { done.signal() }
    done.wait()
    DispatchQueue.global().asyncAfter(deadline: .now()) { done.signal() }
    done.wait()
    // At rest when none runs twice in a row: one that still ran may have woken one already looked
    // at. Beside tests that compute all the time it never comes; without it a proof takes longer, and is none the less one.
    var last: ThreadCensus?
    let end = RealClock.now + .seconds(1)
    while RealClock.now < end {
      let census = ThreadCensus.take()
      let isAtRest = census?.records.keys.allSatisfy { ThreadWait(of: $0) != .running } ?? true
      if isAtRest, census == last { return }
      last = isAtRest ? census : nil
      sched_yield()
    }
  }
}

// MARK: - Evidence

extension Idleness {
  /// What can still change the app.
  ///
  /// Turn the loop until nothing happens before asking: what the last turn saw of Timers and of the
  /// main queue is part of the answer.
  ///
  /// - Returns: The state, with what was seen.
  package func quiescence() -> Quiescence {
    let scheduler = loop.scheduler
    // Threads first: what one of them has sent before it came to rest is seen by what follows.
    var foreign = foreignActivity()
    // Others may reach it at any moment; that matters where time could leap, or a wait end.
    if foreign.allSatisfy(\.isResource) { foreign += outside.activity() }
    let ready = scheduler.readyCount
    if ready > 0 { return .busy(ready: ready) }
    if !loop.isMainQueueBlocked, MainDispatchQueue.hasWork { return .busy(ready: 1) }
    if let deadline = scheduler.nextDeadline {
      let sleepers = scheduler.firstSleepers(Quiescence.mostListed)
      return .waiting(
        until: deadline, sleepers: sleepers.first, others: sleepers.count - sleepers.first.count,
        foreign: foreign)
    }
    return foreign.isEmpty ? .idle : .unknown(reasons: foreign)
  }

  /// What goes on outside of the scheduler and may change the app in real time.
  ///
  /// - Returns: What was seen, threads first; empty if there is nothing.
  package func foreignActivity() -> [PendingActivity] {
    var found = threadActivity()
    if !loop.scheduler.ownsProcessClock, let time = loop.timeToNextTimer {
      found.append(.timer(in: time))
    }
    if loop.isMainQueueBlocked { found.append(.blockedMainQueue) }
    found += resources().map { .resource(name: $0) }
    if !loop.scheduler.isControlled { found.append(.uncontrolledTime) }
    return found
  }

  /// The threads that may do something.
  private func threadActivity() -> [PendingActivity] {
    lookCount += 1
    if loop.scheduler.ownsProcessClock {
      return ThreadRest.activity(except: loop.scheduler.crossingThreads)
    }
    if ThreadCensus.threadCount() == 1 { return [] }
    guard let baseline, let census = ThreadCensus.take() else { return [.hiddenThreads] }
    let crossing = loop.scheduler.crossingThreads.union(ServiceThreads.numbers)
    let found = census.records.sorted { $0.key < $1.key }.compactMap { thread, record in
      crossing.contains(thread) ? nil : activity(of: thread, record: record, in: baseline)
    }
    if !found.isEmpty { return found }
    // One looked at late may have woken one looked at before, and rest itself by then: all rest only if none ran meanwhile.
    guard let after = ThreadCensus.take() else { return [.hiddenThreads] }
    return after.records.sorted { $0.key < $1.key }.compactMap { thread, record in
      guard !crossing.contains(thread),
        census.records[thread] != record || ThreadCensus.isAwake(thread),
        let name = ThreadCensus.name(of: thread)
      else { return nil }
      return .activeThread(id: thread, name: name)
    }
  }

  /// What a thread may still do.
  ///
  /// - Parameters:
  ///   - thread: The kernel's number of the thread.
  ///   - record: Its record in the census.
  ///   - baseline: The threads that do not count while they do not run.
  /// - Returns: The activity, nil if the thread does nothing or has ended.
  private func activity(of thread: Int32, record: String, in baseline: ThreadCensus)
    -> PendingActivity?
  {
    let known = baseline.records[thread]
    let wait = ThreadWait(of: thread)
    if wait == .parkedWorker { return nil }
    // A thread that was woken counts as running before it has run: look at both. Without a record
    // whether it has run cannot be told, so it may have.
    let isAtRest = wait != .running && !record.isEmpty && ThreadCensus.record(of: thread) == record
    if isAtRest {
      if known == record { return nil }
      if case .events(let set) = wait {
        let set = EventSet(descriptor: set)
        let isExplained =
          set.isQuiet
          ? ThreadCensus.record(of: thread) == record
          : isHousekeeping(thread, record: record)
        if isExplained { return nil }
        if set.watched.isEmpty && !set.isDue && !set.isQuiet { return .timedBlock }
      }
    }
    guard let name = ThreadCensus.name(of: thread) else { return nil }
    return known == nil ? .newThread(id: thread, name: name) : .activeThread(id: thread, name: name)
  }

  /// Whether what a thread that waits for events did since the baseline is of no account to the app.
  ///
  /// It is not where dispatch watches nothing, and nobody has set a timer of it since then: what fires is of before, or dispatch's own.
  /// Otherwise it is where dispatch's housekeeping explains all of it.
  private func isHousekeeping(_ thread: Int32, record: String) -> Bool {
    guard let present = TimerThread(of: thread, record: record) else { return false }
    if present.hasTimersOnly, let timerSettings, TimerThread.settings == timerSettings {
      return true
    }
    return timerThreads[thread].map { present.isExplained(since: $0) } ?? false
  }
}
