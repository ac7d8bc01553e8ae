import Dispatch
// The only file that touches the experimental executor interface of the concurrency runtime, and
// the layout of its handles. Everything else works with `UnownedJob`, `Lane` and `Duration`.
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The way between the concurrency runtime and the scheduler.
enum ConcurrencyExecutors {
  /// Gives the main actor and the default executor of this process to the scheduler.
  ///
  /// It works only before the runtime has made its own; the scheduler checks that jobs arrive.
  static func install() {
    _createExecutors(factory: SchedulerExecutorFactory.self)
  }

  /// Runs a job on this thread.
  ///
  /// - Parameters:
  ///   - job: The job, which must not have run.
  ///   - lane: The executor that it was given to.
  static func run(_ job: UnownedJob, on lane: Lane) {
    switch lane {
    case .main: job.runSynchronously(on: MainLaneExecutor.reference)
    case .pool: job.runSynchronously(on: PoolLaneExecutor.reference)
    }
  }

  /// Gives a job to the platform's executor.
  ///
  /// - Parameters:
  ///   - job: The job, which must not have run.
  ///   - lane: The executor that it was given to.
  static func passOn(_ job: UnownedJob, to lane: Lane) {
    switch lane {
    case .main: PlatformExecutorFactory.mainExecutor.enqueue(ExecutorJob(job))
    case .pool: PlatformExecutorFactory.defaultExecutor.enqueue(ExecutorJob(job))
    }
  }

  /// Gives a job to the platform's executor, to run after a real delay.
  ///
  /// - Parameters:
  ///   - job: The job, which must not have run.
  ///   - lane: The executor that it was given to.
  ///   - delay: The real delay, at least zero.
  static func passOn(_ job: UnownedJob, to lane: Lane, after delay: Duration) {
    passOn(ExecutorJob(job), to: lane, after: delay, tolerance: nil, clock: ContinuousClock())
  }

  /// Stops the process unless it is on the platform's main queue.
  static func checkPlatformMainQueue() {
    PlatformExecutorFactory.mainExecutor.checkIsolated()
  }

  /// The identity of a task's job: the same number as that of the task while the task exists.
  ///
  /// - Parameter job: A job.
  /// - Returns: A number to compare, never to follow.
  static func identity(of job: UnownedJob) -> UInt {
    guard MemoryLayout<UnownedJob>.size == MemoryLayout<UInt>.size else { return 0 }
    return unsafeBitCast(job, to: UInt.self)
  }

  /// The identity of the task that runs on this thread.
  ///
  /// - Returns: A number to compare, never to follow; 0 outside a task.
  static func currentTaskIdentity() -> UInt {
    guard MemoryLayout<UnsafeCurrentTask>.size == MemoryLayout<UInt>.size else { return 0 }
    return withUnsafeCurrentTask { task in
      guard let task else { return 0 }
      return unsafeBitCast(task, to: UInt.self)
    }
  }

  /// Gives a job to the platform's executor, to run after a delay of a clock.
  fileprivate static func passOn<C: Clock>(
    _ job: consuming ExecutorJob, to lane: Lane, after delay: C.Duration, tolerance: C.Duration?,
    clock: C
  ) {
    switch lane {
    case .main:
      if let executor = PlatformExecutorFactory.mainExecutor as? any SchedulingExecutor {
        executor.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
      } else {
        PlatformExecutorFactory.mainExecutor.enqueue(job)
      }
    case .pool:
      if let executor = PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor {
        executor.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
      } else {
        PlatformExecutorFactory.defaultExecutor.enqueue(job)
      }
    }
  }

  /// Takes a sleep of the runtime: to the scheduler, or on to the platform.
  fileprivate static func schedule<C: Clock>(
    _ job: consuming ExecutorJob, on lane: Lane, after delay: C.Duration, tolerance: C.Duration?,
    clock: C
  ) {
    let reference = UnownedJob(job)
    // A clock with a duration of its own cannot be translated and keeps real time.
    if let duration = delay as? Duration,
      Scheduler.shared.schedule(reference, on: lane, after: duration)
    {
      return
    }
    // The platform sleeps by dispatch's clock that counts suspension, which stays real.
    if TestClock.isOn, let duration = delay as? Duration {
      let interval = DispatchTimeInterval.nanoseconds(Int(max(0, duration.nanoseconds)))
      DispatchQueue.global().asyncAfter(deadline: .now() + interval) { passOn(reference, to: lane) }
      return
    }
    if let duration = delay as? Duration {
      RealSleeps.note(DelayRounding.requested(arrived: duration, slack: .zero))
    }
    passOn(
      ExecutorJob(reference), to: lane, after: delay, tolerance: tolerance, clock: clock)
  }
}

/// The executors that the runtime asks for.
private struct SchedulerExecutorFactory: ExecutorFactory {
  /// The executor of the main actor.
  static var mainExecutor: any MainExecutor { MainLaneExecutor.shared }

  /// The executor of everything that has none of its own.
  static var defaultExecutor: any TaskExecutor { PoolLaneExecutor.shared }
}

/// The executor of the main actor.
private final class MainLaneExecutor: MainExecutor, SchedulingExecutor, Sendable {
  /// The executor of this process: the runtime has one main actor.
  static let shared = MainLaneExecutor()

  /// What a job is told that it runs on.
  static let reference = shared.asUnownedSerialExecutor()

  /// Takes a job of the main actor.
  func enqueue(_ job: consuming ExecutorJob) {
    Scheduler.shared.enqueue(UnownedJob(job), on: .main)
  }

  /// Takes a job that is to run after a delay.
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    ConcurrencyExecutors.schedule(
      job, on: .main, after: delay, tolerance: tolerance, clock: clock)
  }

  /// Serves the main thread of a process whose `main` is asynchronous; it returns only after
  /// `stop`.
  func run() throws {
    Scheduler.shared.hostMainLoop()
  }

  /// Serves the main thread until a condition holds.
  func runUntil(_ condition: () -> Bool) throws {
    Scheduler.shared.hostMainLoop(until: condition)
  }

  /// Ends the innermost loop that serves the main thread.
  func stop() {
    Scheduler.shared.stopHostedLoop()
  }

  /// Whether this executor is the main actor's.
  var isMainExecutor: Bool { true }

  /// Stops the process unless the caller may touch what is isolated to the main actor.
  func checkIsolated() {
    if !Scheduler.shared.isMainActorContext { ConcurrencyExecutors.checkPlatformMainQueue() }
  }

  /// Whether the caller may touch what is isolated to the main actor, nil if only the platform
  /// knows.
  func isIsolatingCurrentContext() -> Bool? {
    if Scheduler.shared.isMainActorContext { return true }
    return Scheduler.shared.isOnMainThread ? false : nil
  }
}

/// The executor of everything that has no executor of its own.
private final class PoolLaneExecutor: TaskExecutor, SchedulingExecutor, Sendable {
  /// The executor of this process: the runtime has one default executor.
  static let shared = PoolLaneExecutor()

  /// What a job is told that it runs on.
  static let reference = shared.asUnownedTaskExecutor()

  /// Takes a job.
  func enqueue(_ job: consuming ExecutorJob) {
    Scheduler.shared.enqueue(UnownedJob(job), on: .pool)
  }

  /// Takes a job that is to run after a delay.
  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    ConcurrencyExecutors.schedule(
      job, on: .pool, after: delay, tolerance: tolerance, clock: clock)
  }
}
