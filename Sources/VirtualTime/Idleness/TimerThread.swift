import ProcessClock

/// What dispatch's timer thread did, as far as its own housekeeping explains it.
///
/// Once the dispatch pool has been used, dispatch counts its workers once a second for the rest of
/// the process's life. A timer is then always armed, and one of the app's that is due later hides
/// behind it. But to set a timer the thread has to be woken: if it has run no more often than
/// housekeeping has been due since the baseline, nobody set one, and nothing came from what it watches besides.
///
/// Where the functions are counted that set timers, that is known at once, however many set before the baseline fire: see ``settings``.
struct TimerThread: Sendable, Hashable {
  /// How often the thread had gone to sleep, so one more than it had been woken.
  ///
  /// How often it had been put on a processor would count preemptions too.
  var runs: Int

  /// How long until its timer fires, nil if it has none.
  var remaining: Duration?

  /// What it watches besides timers, which somebody left.
  var watched: Set<String> = []

  /// Whether what it waits for is dispatch's own set of events, and holds nothing but timers.
  var hasTimersOnly = false

  /// When this was seen, on the real clock.
  var time: Duration

  /// How often timers of dispatch were set by others than dispatch itself; nil where that is not counted.
  static var settings: UInt64? {
    var count: UInt64 = 0
    return process_clock_timer_settings(&count) ? count : nil
  }

  /// The time between two counts of the workers.
  static let period = Duration.seconds(1)

  /// How late housekeeping may be before it counts as something else.
  static let tolerance = Duration.milliseconds(50)

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - runs: How often the thread had gone to sleep.
  ///   - remaining: How long until its timer fires, nil if it has none.
  ///   - watched: What it watches besides timers.
  ///   - time: When this was seen.
  init(runs: Int, remaining: Duration?, watched: Set<String> = [], time: Duration) {
    self.runs = runs
    self.remaining = remaining
    self.watched = watched
    self.time = time
  }

  /// Looks at a thread; nil if it waits for no set of events, has something to report, or has run meanwhile.
  ///
  /// - Parameters:
  ///   - thread: The kernel's number of the thread.
  ///   - record: Its record in a census.
  init?(of thread: Int32, record: String) {
    guard case .events(let number) = ThreadWait(of: thread) else { return nil }
    let set = EventSet(descriptor: number)
    guard !set.isDue, let runs = ThreadCensus.voluntarySwitches(of: thread),
      ThreadCensus.record(of: thread) == record
    else { return nil }
    self.init(
      runs: runs, remaining: set.remaining, watched: set.watched, time: RealClock.uptime())
    hasTimersOnly = set.watched.isEmpty && process_clock_is_set_of_dispatch(number)
  }

  /// Whether housekeeping alone explains what the thread did since an earlier look.
  ///
  /// In doubt, for a moment around each second, it does not.
  ///
  /// - Parameter earlier: The earlier look.
  /// - Returns: Whether nobody can have set a timer in between, and it has told nobody of anything.
  func isExplained(since earlier: TimerThread) -> Bool {
    guard watched == earlier.watched else { return false }
    guard runs != earlier.runs else { return true }
    guard let due = earlier.remaining, due <= Self.period, let remaining,
      remaining <= Self.period
    else { return false }
    let past = time - earlier.time - due - Self.tolerance
    guard past >= .zero else { return false }
    return runs - earlier.runs <= Int(past / Self.period) + 1
  }
}
