import Glibc
import ProcessClock
import Synchronization

/// The thread that moves the clocks, and gives out the jobs of the pool, while the thread that should do it is busy.
///
/// The main thread of an application moves them when a test waits. In between it may wait itself, in the application's own code:
/// `Thread.sleep` in a handler, a semaphore that a thread signals which sleeps. Then this thread proves that all others rest, and leaps to the
/// next deadline. While some thread is at work, real time is spent, and after a moment the clocks keep step with it, so that a limit is
/// over when it would be.
///
/// What the main thread waits for may be a job that it would have given to a thread of the pool: this thread does it then, before it leaps.
///
/// In a test's process nobody else moves them; see ``TestClock``.
enum Pacemaker {
  /// Whether the thread was started.
  private static let isStarted = Atomic(false)

  /// Whether the thread runs.
  private static let isRunning = Atomic(false)

  /// What a test says to a leap.
  ///
  /// A closure by itself behind a lock would be wrapped anew at every look, until calling it needs more stack than there is.
  private struct Say {
    /// Asks the applications of a test before a leap; `nil` outside of a test's process.
    var inquiry: TestClock.Inquiry?
  }

  /// What a test says to a leap.
  private static let say = Mutex(Say())

  /// A stretch of real work.
  private struct Stretch {
    /// Its pace: the main thread may be busy for long on a busy machine.
    var pace = RealPace(grace: .seconds(1), firstPause: .microseconds(50))

    /// Whether applications are at work, as they are until all rests.
    var isOfApplications = false

    /// Begins anew, as the main thread is busy, unless applications are still at work: it looks at them again and again.
    mutating func begin() {
      if isOfApplications { pace.skip() } else { self = Stretch() }
    }

    /// Tells that others moved the clocks.
    mutating func othersMovedClocks() {
      if isOfApplications { pace.skip() } else { pace.standStill() }
    }
  }

  /// The number of threads it takes.
  static var threadCount: Int { isStarted.load(ordering: .relaxed) ? 1 : 0 }

  /// Asks the applications of a test before a leap; `nil` outside of a test's process.
  static var inquiry: TestClock.Inquiry? { say.withLock { $0.inquiry } }

  /// Whether it moves the clocks of a test's process.
  static var isInTest: Bool { inquiry != nil }

  /// Sets what asks the applications of a test.
  static func setInquiry(_ value: TestClock.Inquiry?) { say.withLock { $0.inquiry = value } }

  /// Starts the thread, once in the life of the process.
  static func start() {
    guard !isStarted.exchange(true, ordering: .relaxed) else { return }
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in Pacemaker.run() }, nil)
    pthread_detach(thread)
    // Nobody may take it for one of the program's.
    while !isRunning.load(ordering: .acquiring) { sched_yield() }
  }

  /// Serves for the rest of the process's life.
  private static func run() -> UnsafeMutableRawPointer? {
    process_clock_set_work_inquiry { Scheduler.shared.hasPoolWork }
    ServiceThreads.serve {
      isRunning.store(true, ordering: .releasing)
      var stretch = Stretch()
      while true {
        process_clock_await_busy_driver()
        stretch.begin()
        var seen = ProcessTime.now
        while process_clock_is_driver_busy(),
          ProcessTime.nextDeadline != nil || Scheduler.shared.hasPoolWork
        {
          RealClock.pause(stretch.pace.nextPause())
          // The main thread is at work, but moves the clocks itself.
          if ProcessTime.now != seen { stretch.othersMovedClocks() }
          step(&stretch)
          seen = ProcessTime.now
        }
      }
    }
    return nil
  }

  /// Leaps to the next deadline, or has the clocks keep step with real time.
  private static func step(_ stretch: inout Stretch) {
    // A job at which the main thread is by another one is as short as its own work.
    guard process_clock_is_driver_busy(), !PoolThreads.worksForMainThread else { return }
    // The main thread first: most often it is about to wait for the next request.
    let isWaiting = ThreadWait(of: getpid()) != .running
    // In real time it does not matter what others do.
    let isAtRest =
      isWaiting && (!process_clock_is_virtual() || ThreadRest.activity().isEmpty)
    if isAtRest, Scheduler.shared.runPoolJobBesideMainThread() {
      stretch = Stretch()
      return
    }
    // The deadline last: it may have come from a thread that was still at work.
    guard let deadline = ProcessTime.nextDeadline else {
      if isWaiting, stretch.pace.takePassed() > .zero { runPoolJob() }
      return
    }
    // A loop that reads the clock moves it, and wakes nobody.
    guard deadline > ProcessTime.now else { return advance(to: deadline) }
    let consent = isAtRest ? consent(to: deadline) : .works
    switch consent {
    case .rest:
      // What they were asked for they may have sent on.
      if TestClock.mayHaveServers, !ThreadRest.activity().isEmpty { return }
      advance(to: deadline)
      stretch = Stretch()
    case .acted:
      stretch = Stretch()
    case .works, .neverRests:
      if consent == .neverRests { stretch.pace.endGrace() }
      // Whether they still do is not known while this process is at work itself.
      if isAtRest { stretch.isOfApplications = true }
      let passed = stretch.pace.takePassed()
      guard passed > .zero else { return }
      if isWaiting { runPoolJob() }
      advance(to: min(deadline, ProcessTime.now + passed))
    }
  }

  /// Has a job run while other threads are at work for long: it may be this one that they, or the main thread, wait for.
  private static func runPoolJob() { _ = Scheduler.shared.runPoolJobBesideMainThread() }

  /// Moves the clocks, and wakes the tasks that are due.
  private static func advance(to time: Duration) {
    ProcessTime.advance(to: time)
    Scheduler.shared.clocksMoved()
  }

  /// Asks who has a say in it before a leap.
  private static func consent(to deadline: Duration) -> TestClock.Consent {
    guard let inquiry else { return .rest }
    return inquiry(deadline)
  }
}
