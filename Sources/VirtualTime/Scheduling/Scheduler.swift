import Glibc
import Synchronization

/// The one scheduler of this process: all of its Swift concurrency can queue up and sleep here.
///
/// Executors belong to the process, so there is exactly one scheduler, ``shared``, and no second
/// one can be made. After ``install()`` every job (main actor, actors, detached tasks, groups,
/// `Task.yield`, `AsyncStream`) and every `Task.sleep` of unmodified code comes here. There are two
/// modes:
///
/// - *Pass-through*, the mode after installation: jobs and sleeps go on to the platform's
///   executors, as if nothing were installed.
/// - *Controlled*, between ``beginControl(_:)`` and ``endControl()``: jobs wait until the main
///   thread runs them with ``runReadyJobs(limit:)``, and sleeps end when ``advance(to:)`` or
///   ``advanceToNextDeadline(limit:)`` moves the time.
///
/// ```swift
/// Scheduler.install()                        // first thing in the process
/// let scheduler = Scheduler.shared
/// scheduler.beginControl(ControlOptions(seed: 1))
/// Task { try await Task.sleep(for: .seconds(100)); done = true }
/// while scheduler.runReadyJobs() > 0 || scheduler.advanceToNextDeadline(limit: .seconds(200)) {}
/// scheduler.endControl()
/// ```
///
/// Jobs may arrive from any thread; they run one at a time, so a given seed gives the same run each
/// time as long as no other thread takes part. Those of the main actor run on the main thread, the
/// others there too, or on threads that it waits for; see `PoolThreads`.
///
/// Outside of it, in real time, are dispatch queues, `Timer`, threads and blocking calls; see
/// `Idleness`. Where there are no such threads, a blocking wait inside a job (a semaphore that another
/// job is to signal) never ends, because that other job waits for the same thread.
///
/// It is an error to call ``runReadyJobs(limit:)`` on another than the main thread.
package final class Scheduler: Sendable {
  /// The scheduler of this process.
  package static let shared = Scheduler()

  /// What the scheduler remembers.
  let state = Mutex(SchedulerState())

  /// A copy of what decides where a job goes, to be read without the lock; see ``Routing``.
  let routing = Atomic<UInt8>(Routing.passThrough.rawValue)

  /// The lane of the job that runs on the main thread, 0 outside of jobs.
  ///
  /// Only that thread writes it.
  let currentLane = Atomic<UInt8>(0)

  /// How long the main thread had been off the processor when it was last looked at, in
  /// nanoseconds.
  let offProcessor = Atomic<Int64>(0)

  /// Whether the start-up check saw a job and a sleep arrive.
  let installation = Atomic<UInt8>(Installation.notTried.rawValue)

  /// Whether a job is the task that it resumes, so that a cancelled sleep can be noticed.
  let knowsOwners = Atomic<Bool>(false)

  /// What wakes a main loop that blocks.
  let wake = WakeDescriptor()

  /// Whose code runs on the main thread.
  struct MainThreadCode {
    /// Tells whether it is a test's; `nil` where there is none.
    var isOfTest: (@Sendable () -> Bool)?
  }

  /// Whose code runs on the main thread.
  let mainThreadCode = Mutex(MainThreadCode())

  /// Creates the scheduler of this process.
  private init() {}

  /// The descriptor that becomes readable when work arrives while a loop waits for it.
  package var wakeDescriptor: Int32 { wake.number }

  /// Where jobs go.
  enum Routing: UInt8 {
    /// On to the platform.
    case passThrough = 0

    /// Main-actor jobs to the loop of ours that serves the main thread, others to the platform.
    case hosted = 1

    /// All to the scheduler.
    case controlled = 2
  }

  /// How far installation got.
  enum Installation: UInt8 {
    /// Nobody called `install`.
    case notTried = 0

    /// The executors did not receive what they should.
    case failed = 1

    /// The start-up check passed.
    case done = 2
  }
}

// MARK: - Arrivals

extension Scheduler {
  /// Takes a job from the runtime, on any thread.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - lane: The executor that it was given to.
  func enqueue(_ job: UnownedJob, on lane: Lane) {
    let route = routing.load(ordering: .acquiring)
    if route == Routing.passThrough.rawValue || (route == Routing.hosted.rawValue && lane == .pool)
    {
      return ConcurrencyExecutors.passOn(job, to: lane)
    }
    let owner = knowsOwners.load(ordering: .relaxed) ? ConcurrencyExecutors.identity(of: job) : 0
    let outcome = state.withLock { state -> Arrival in
      // Control may have ended since the look at the route.
      guard state.isControlled || (state.hostedLoops > 0 && lane == .main) else { return .refused }
      if owner != 0 { state.dropAbandonedSleep(of: owner) }
      state.makeReady(.job(job, lane))
      return state.noteArrival()
    }
    if outcome == .refused { return ConcurrencyExecutors.passOn(job, to: lane) }
    announce(outcome)
  }

  /// Takes a `Task.sleep` from the runtime.
  ///
  /// - Parameters:
  ///   - job: The runtime's job that ends the sleep.
  ///   - lane: The executor that it was given to.
  ///   - delay: The delay that arrived; in virtual time it is rounded, see `DelayRounding`.
  /// - Returns: Whether the sleep was taken; if not, it belongs to the platform.
  func schedule(_ job: UnownedJob, on lane: Lane, after delay: Duration) -> Bool {
    guard routing.load(ordering: .acquiring) == Routing.controlled.rawValue else { return false }
    let slack = takeSlack()
    let owner =
      knowsOwners.load(ordering: .relaxed) ? ConcurrencyExecutors.currentTaskIdentity() : 0
    let name = Task.name
    let outcome = state.withLock { state -> Arrival in
      guard state.isControlled else { return .refused }
      // A clock that stands still between the runtime's two readings loses nothing.
      let isExact = state.options.time == .real || state.ownsProcessClock
      let wait =
        isExact ? max(delay, .zero) : DelayRounding.requested(arrived: delay, slack: slack)
      if wait == .zero {
        // A sleep of no time is no sleep: nobody should have to let time pass for it.
        state.makeReady(.job(job, lane))
      } else {
        state.sleep(
          until: state.time() + wait, wake: .job(job, lane), id: state.makeSleepID(), owner: owner,
          taskName: name)
      }
      return state.noteArrival()
    }
    announce(outcome)
    return outcome != .refused
  }

  /// What remains to be done, without the lock, after something arrived.
  enum Arrival: Sendable {
    /// The scheduler does not take it.
    case refused

    /// Nothing: somebody will look.
    case quiet

    /// A loop blocks in the kernel and has to be woken.
    case wakesLoop

    /// No loop of ours turns: the main queue has to serve.
    case needsService
  }

  /// Does what an arrival needs.
  ///
  /// - Parameter arrival: What remains to be done.
  func announce(_ arrival: Arrival) {
    switch arrival {
    case .refused, .quiet: break
    case .wakesLoop: wake.signal()
    case .needsService: requestService(wakesRunLoop: true)
    }
  }

  /// The time the main thread was off the processor since the last look, zero on another thread.
  private func takeSlack() -> Duration {
    guard isOnMainThread else { return .zero }
    let last = offProcessor.load(ordering: .relaxed)
    let present = noteOffProcessor()
    return .nanoseconds(max(0, present - last))
  }

  /// Remembers how long the main thread has been off the processor.
  ///
  /// - Returns: The reading in nanoseconds.
  @discardableResult
  func noteOffProcessor() -> Int64 {
    let reading = RealClock.timeOffProcessor().nanoseconds
    offProcessor.store(reading, ordering: .relaxed)
    return reading
  }
}

// MARK: - Running

extension Scheduler {
  /// The number of jobs that can run now.
  package var readyCount: Int { state.withLock { $0.ready.count } }

  /// The number of jobs and sleeps that arrived so far; it changes whenever something arrives.
  package var arrivals: UInt64 { state.withLock { $0.arrivals } }

  /// Runs jobs until none is ready, or up to a limit.
  ///
  /// A job may call it again: the inner call runs what waits, and the outer one goes on afterwards.
  /// An endless `while !flag { await Task.yield() }` is always ready again: give a limit where app
  /// code may do so.
  ///
  /// - Parameter limit: The most jobs to run.
  /// - Returns: The number of jobs that ran.
  @discardableResult
  package func runReadyJobs(limit: Int = .max) -> Int {
    precondition(
      isOnMainThread, "runReadyJobs on thread \(currentThreadID()), which is not the main thread")
    attend()
    defer { leave() }
    var count = 0
    while count < limit, let item = state.withLock({ $0.takeNext() }) {
      if count == 0 { noteOffProcessor() }
      count += run(item, limit: limit - count)
    }
    return count
  }

  /// Runs one item on this thread, or jobs from it on another one.
  ///
  /// - Returns: How many items it were.
  private func run(_ item: ReadyItem, limit: Int) -> Int {
    switch item {
    case .job(let job, .pool) where state.withLock { $0.usesPoolThreads }:
      let count = PoolThreads.runForMainThread(job, limit: limit) { [self] in
        state.withLock { $0.takeNextPoolJob() }
      }
      if let count { return count }
      runHere(job, on: .pool)
    case .job(let job, let lane): runHere(job, on: lane)
    case .clockSleep(let id): resumeClockSleep(id)
    }
    return 1
  }

  /// Whether a job waits that a thread of the pool is to run, or in real time may come of a sleep.
  var hasPoolWork: Bool {
    state.withLock { state in
      // What sleeps by the process's clocks is among the deadlines of the process.
      state.usesPoolThreads
        && (state.ready.hasPoolJob || !state.ownsProcessClock && state.sleepers.count > 0)
    }
  }

  /// Has a thread of the pool run a job while the main thread, which would give it out, waits for something.
  ///
  /// - Returns: Whether there was one.
  func runPoolJobBesideMainThread() -> Bool {
    PoolThreads.runBesideMainThread { state.withLock { $0.takePoolJobBesideMainThread() } }
  }

  /// Runs a job on this thread.
  private func runHere(_ job: UnownedJob, on lane: Lane) {
    let outer = currentLane.exchange(lane.rawValue, ordering: .relaxed)
    defer { currentLane.store(outer, ordering: .relaxed) }
    ConcurrencyExecutors.run(job, on: lane)
  }
}

// MARK: - Where am I

extension Scheduler {
  /// Whether the caller is on the thread that the process began with.
  package var isOnMainThread: Bool {
    // The comparison of handles spares a system call; without installation there may be no handle.
    guard let handle = MainThread.handle else { return currentThreadID() == getpid() }
    return pthread_equal(pthread_self(), handle) != 0
  }

  /// Whether the caller is on the main thread and not in a job of the default executor.
  ///
  /// Such a job runs on the main thread here, but would not in a shipped app: it must not pass for
  /// the main actor.
  var isMainActorContext: Bool {
    isOnMainThread && currentLane.load(ordering: .relaxed) != Lane.pool.rawValue
  }

  /// Runs a body outside of the lane of the job that this thread is in.
  ///
  /// - Parameter body: What to run.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  func outsideOfJobs<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure)
    -> Value
  {
    let outer = currentLane.exchange(0, ordering: .relaxed)
    defer { currentLane.store(outer, ordering: .relaxed) }
    return try body()
  }
}

/// The thread that the process began with.
private enum MainThread {
  /// Its handle, taken at the first use; nil if that was on another thread.
  static let handle: pthread_t? = currentThreadID() == getpid() ? pthread_self() : nil
}
