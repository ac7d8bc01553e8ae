import Glibc
import ProcessClock
import Synchronization

/// The thread that moves the clocks while the thread that should do it is busy.
///
/// The main thread of an application moves them when a test waits. In between it may wait itself, in the application's own code:
/// `Thread.sleep` in a handler, a semaphore that a thread signals which sleeps. Then this thread proves that all others rest, and leaps to the
/// next deadline. While some thread is at work, real time is spent, and after a moment the clocks keep step with it, so that a limit is
/// over when it would be.
///
/// In a test's process nobody else moves them; see ``TestClock``.
enum Pacemaker {
  /// Whether the thread was started.
  private static let isStarted = Atomic(false)

  /// Whether the thread runs.
  private static let isRunning = Atomic(false)

  /// Asks the applications of a test before a leap; `nil` outside of a test's process.
  private static let inquiry = Mutex<TestClock.Inquiry?>(nil)

  /// Deadlines as far away as this are nobody's: XCTest waits thirty days for an asynchronous test.
  private static let farAway = Duration.seconds(20 * 86_400)

  /// The pace of a stretch in which the main thread is busy, which it may be for long on a busy machine.
  private static var pace: RealPace {
    RealPace(grace: .seconds(1), firstPause: .microseconds(50))
  }

  /// The number of threads it takes.
  static var threadCount: Int { isStarted.load(ordering: .relaxed) ? 1 : 0 }

  /// Whether it moves the clocks of a test's process.
  static var isInTest: Bool { inquiry.withLock { $0 != nil } }

  /// Sets what asks the applications of a test.
  static func setInquiry(_ value: TestClock.Inquiry?) { inquiry.withLock { $0 = value } }

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
    ServiceThreads.serve {
      isRunning.store(true, ordering: .releasing)
      while true {
        process_clock_await_busy_driver()
        var pace = Self.pace
        while process_clock_is_driver_busy(), ProcessTime.nextDeadline != nil {
          RealClock.pause(pace.nextPause())
          step(&pace)
        }
      }
    }
    return nil
  }

  /// Leaps to the next deadline, or has the clocks keep step with real time.
  private static func step(_ pace: inout RealPace) {
    guard process_clock_is_driver_busy() else { return }
    // The main thread first: most often it is about to wait for the next request.
    let isAtRest = ThreadWait(of: getpid()) != .running && ThreadRest.activity().isEmpty
    // The deadline last: it may have come from a thread that was still at work.
    guard let deadline = ProcessTime.nextDeadline else { return }
    switch isAtRest ? consent(to: deadline) : .works {
    case .rest:
      ProcessTime.advance(to: deadline)
      pace = Self.pace
    case .acted:
      pace = Self.pace
    case .works:
      let passed = pace.takePassed()
      if passed > .zero { ProcessTime.advance(to: min(deadline, ProcessTime.now + passed)) }
    }
  }

  /// Asks who has a say in it before a leap.
  private static func consent(to deadline: Duration) -> TestClock.Consent {
    guard let inquiry = inquiry.withLock({ $0 }) else { return .rest }
    guard deadline - ProcessTime.now < farAway else { return .works }
    return inquiry(deadline)
  }
}
