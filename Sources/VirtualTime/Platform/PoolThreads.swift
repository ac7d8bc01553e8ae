import Glibc
import ProcessClock
import Synchronization

/// The threads that run the jobs of the default executor where an application has its process for itself.
///
/// The main thread gives a job to one of them and waits for it, so that all jobs come in the same order each time, and short work takes no time.
/// A job that waits for something (`Thread.sleep`, a semaphore, the main queue) or computes for long has the main thread go on beside it, as on a
/// phone: what is shown meanwhile can be seen, and a loop that polls keeps nobody from doing what it waits for. From then on the thread is one
/// of the program's like any other.
///
/// ```
///   main thread   ─ gives job ─┐           ┌─ goes on ──▶         ─ gives job ─┐        ┌─ goes on, beside it ─▶
///   pool thread                └─ runs it ─┘  (of no account)                  └─ waits ┴─ … ─ ends its job ─ (of no account)
/// ```
enum PoolThreads {
  /// The most threads, as many as dispatch has on a phone while they wait.
  private static let limit = 64

  /// The threads that there are.
  private struct Threads {
    /// Those without a job.
    var idle: [PoolThread] = []

    /// How many there are.
    var count = 0
  }

  /// The threads that there are.
  private static let threads = Mutex(Threads())

  /// Whether the main thread waits for one of them.
  private static let isAwaited = Atomic(false)

  /// Whether the main thread is at work by one of them.
  static var worksForMainThread: Bool { isAwaited.load(ordering: .acquiring) }

  /// Runs a job, and as many of those that are next as come without a pause.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - limit: The most jobs to run.
  ///   - next: Takes the job that is next, where it is one for a thread of the pool.
  /// - Returns: How many jobs have run or begun; `nil` if all threads are taken.
  static func runForMainThread(
    _ job: UnownedJob, limit: Int, then next: @escaping @Sendable () -> UnownedJob?
  ) -> Int? {
    guard let thread = take() else { return nil }
    isAwaited.store(true, ordering: .releasing)
    defer { isAwaited.store(false, ordering: .releasing) }
    return thread.run(job, limit: limit, then: next)
  }

  /// Runs a job while the main thread waits for something, which may be that job.
  ///
  /// - Parameter job: Takes the job, once there is a thread for it; `nil` for none.
  /// - Returns: Whether one has run, or begun.
  static func runBesideMainThread(_ job: () -> UnownedJob?) -> Bool {
    guard let thread = take() else { return false }
    guard let job = job() else {
      giveBack(thread)
      return false
    }
    _ = thread.run(job, limit: 1) { nil }
    return true
  }

  /// A thread without a job, a new one if there is none.
  private static func take() -> PoolThread? {
    let (thread, isKnown) = threads.withLock { threads -> (PoolThread?, Bool) in
      if let thread = threads.idle.popLast() { return (thread, true) }
      guard threads.count < limit else { return (nil, false) }
      threads.count += 1
      return (PoolThread(), false)
    }
    guard let thread, !isKnown, !thread.start() else { return thread }
    threads.withLock { $0.count -= 1 }
    return nil
  }

  /// Takes a thread back.
  fileprivate static func giveBack(_ thread: PoolThread) {
    threads.withLock { $0.idle.append(thread) }
  }
}

/// A thread that runs jobs of the default executor.
///
/// What it is told is written in the giver's turn, and read in its own.
private final class PoolThread: @unchecked Sendable {
  /// Decides whose turn it is.
  private let baton = UnsafeMutablePointer<process_clock_baton>.allocate(capacity: 1)

  /// The kernel's number of the thread, 0 before it runs.
  private let number = Atomic<Int32>(0)

  /// The job to begin with.
  private var job: UnownedJob?

  /// Takes the job that is next.
  private var next: @Sendable () -> UnownedJob? = { nil }

  /// The most jobs to run in a turn.
  private var limit = 1

  /// How many jobs have begun since it has its turn.
  private let count = Atomic<Int>(0)

  /// Room for the frames of a debug build, of which as much is used as is needed.
  private static let stackSize = 8 << 20

  /// Makes a thread that does not run yet, and is never taken down.
  init() { baton.initialize(to: process_clock_baton(turn: PROCESS_CLOCK_TURN_OF_GIVER.rawValue)) }

  /// Starts the thread.
  ///
  /// - Returns: Whether there is one.
  func start() -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
      guard let context else { return nil }
      Unmanaged<PoolThread>.fromOpaque(context).takeRetainedValue().serve()
    }
    let context = Unmanaged.passRetained(self)
    guard pthread_create(&thread, &attributes, body, context.toOpaque()) == 0 else {
      context.release()
      return false
    }
    return true
  }

  /// Serves for the rest of the process's life.
  private func serve() -> Never {
    let own = currentThreadID()
    number.store(own, ordering: .releasing)
    process_clock_name_thread("Swift tasks")
    while true {
      process_clock_await_turn(baton)
      while let job {
        let begun = count.add(1, ordering: .relaxed).newValue
        ConcurrencyExecutors.run(job, on: .pool)
        // What is next is the main thread's to take once it does not wait any more.
        self.job = begun < limit && process_clock_is_turn_of_worker(baton) ? next() : nil
      }
      ServiceThreads.add(own)
      if !process_clock_give_back(baton) { PoolThreads.giveBack(self) }
    }
  }

  /// Runs a job, on the thread that gives it, until it has ended or waits for something.
  func run(
    _ job: UnownedJob, limit: Int, then next: @escaping @Sendable () -> UnownedJob?
  ) -> Int {
    self.job = job
    self.limit = limit
    self.next = next
    count.store(0, ordering: .relaxed)
    // Before it runs: nobody may wait until it does.
    ServiceThreads.remove(number.load(ordering: .acquiring))
    process_clock_give(baton)
    if waitForTurn() { PoolThreads.giveBack(self) }
    return max(1, count.load(ordering: .relaxed))
  }

  /// Waits for the thread.
  ///
  /// - Returns: Whether it has ended its turn; if not, it goes on by itself.
  private func waitForTurn() -> Bool {
    var pace = RealPace(grace: Self.patience, firstPause: .microseconds(50))
    var seen: String?
    while true {
      switch process_clock_await_giver(baton, pace.nextPause().nanoseconds) {
      case PROCESS_CLOCK_TURN_OF_GIVER: return true
      case PROCESS_CLOCK_TURN_OF_BOTH: return false
      default: break
      }
      let record = restRecord
      let isAtRest = record != nil && record == seen
      seen = record
      if isAtRest || pace.takePassed() > .zero, process_clock_part(baton) { return false }
    }
  }

  /// How long the main thread waits for a job that computes, in pauses between looks.
  private static let patience = Duration.milliseconds(100)

  /// What tells whether the thread has run since, if it waits for another one; `nil` if it does not.
  private var restRecord: String? {
    // One that has not begun still waits to be woken for its turn.
    guard count.load(ordering: .relaxed) > 0 else { return nil }
    let number = number.load(ordering: .acquiring)
    switch ThreadWait(of: number) {
    case .running, .blocked, .input: return nil
    case .thread, .parkedWorker, .events, .descriptors:
      let record = ThreadCensus.record(of: number)
      return ThreadCensus.isAwake(number) ? nil : record
    }
  }
}
