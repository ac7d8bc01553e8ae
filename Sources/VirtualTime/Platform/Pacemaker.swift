import Glibc
import ProcessClock
import Synchronization

/// The thread that moves the clocks while the thread that should do it is busy.
///
/// The main thread moves them when a test waits. In between it may wait itself, in the application's own code: `Thread.sleep` in a handler,
/// a semaphore that a thread signals which sleeps. Then this thread proves that all others rest, and leaps to the next deadline. While some
/// thread is at work, real time is spent, and after a moment the clocks keep step with it, so that a limit is over when it would be.
enum Pacemaker {
  /// Whether the thread was started.
  private static let isStarted = Atomic(false)

  /// The number of its thread, 0 before it runs.
  private static let thread = Atomic<Int32>(0)

  /// The number of its thread, which rests or proves that others do; 0 before it runs.
  static var threadID: Int32 { thread.load(ordering: .acquiring) }

  /// The pace of a stretch in which the main thread is busy, which it may be for long on a busy machine.
  private static var pace: RealPace {
    RealPace(grace: .seconds(1), firstPause: .microseconds(500))
  }

  /// The number of threads it takes.
  static var threadCount: Int { isStarted.load(ordering: .relaxed) ? 1 : 0 }

  /// Starts the thread, once in the life of the process.
  static func start() {
    guard !isStarted.exchange(true, ordering: .relaxed) else { return }
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in Pacemaker.run() }, nil)
    pthread_detach(thread)
    // Nobody may take it for one of the program's.
    while threadID == 0 { sched_yield() }
  }

  /// Serves for the rest of the process's life.
  private static func run() -> UnsafeMutableRawPointer? {
    thread.store(currentThreadID(), ordering: .releasing)
    while true {
      process_clock_await_busy_driver()
      var pace = Self.pace
      while process_clock_is_driver_busy(), ProcessTime.nextDeadline != nil {
        RealClock.pause(pace.nextPause())
        step(&pace)
      }
    }
  }

  /// Leaps to the next deadline, or has the clocks keep step with real time.
  private static func step(_ pace: inout RealPace) {
    guard process_clock_is_driver_busy() else { return }
    // The main thread first: most often it is about to wait for the next request.
    let isAtRest = ThreadWait(of: getpid()) != .running && ThreadRest.activity().isEmpty
    // The deadline last: it may have come from a thread that was still at work.
    guard let deadline = ProcessTime.nextDeadline else { return }
    if isAtRest {
      ProcessTime.advance(to: deadline)
      pace = Self.pace
    } else {
      let passed = pace.takePassed()
      if passed > .zero { ProcessTime.advance(to: min(deadline, ProcessTime.now + passed)) }
    }
  }
}
