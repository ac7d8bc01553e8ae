import AutomationWire
import VirtualTime

/// The waits for something in an application to come about.
///
/// A wait looks; while what it waits for is not so, it lets the application's time pass to where something may change, and looks
/// again. It ends when it is so, when the time is over, and at once when nothing can change any more.
///
/// What is pending in the test's process has its turn on the way, at its time: a server of the test that answers after a second, or a `Timer`.
enum Waiting {
  /// Waits until a condition holds.
  ///
  /// - Parameters:
  ///   - session: The application whose time passes.
  ///   - seconds: How long, in seconds of the application's time; what is negative or no number counts as none.
  ///   - condition: What is waited for.
  /// - Returns: Whether the condition holds.
  /// - Throws: ``InteractionProblem`` when the application ended, and what the condition throws.
  static func wait(
    on session: ApplicationSession, seconds: Double,
    until condition: () throws(InteractionProblem) -> Bool
  ) throws(InteractionProblem) -> Bool {
    var budget = TimeBudget(seconds: seconds)
    while true {
      if try condition() { return true }
      // What an idle application was last known to show is what the condition saw, and so it is while its time is held.
      var isAtEnd = session.lastRun?.isTimeHeld ?? false
      if case .idle = session.lastActivity?.state { isAtEnd = true }
      budget.awaitThreadsOfTest(beside: session)
      if isAtEnd, !budget.coversWorkOfTest(beside: session) {
        budget.spendAll(on: session)
        return false
      }
      switch try budget.spend(on: session) {
      case .someTime: break
      case .all: return try condition()
      case .allInVain: return false
      }
    }
  }
}

/// The time a wait may take: the application's, and beside it the real one, for an application that never comes to rest.
private struct TimeBudget {
  /// The seconds of the application's time that are left.
  private var remaining: Double

  /// When the wait is over even if the application says that no time passed.
  private let deadline: RealClock.Instant

  /// Makes a budget that begins now.
  init(seconds: Double) {
    remaining = seconds > 0 ? min(seconds, 1e8) : 0
    deadline = .now + .seconds(remaining)
  }

  /// Lets the time of the test pass that is left, where it is virtual: nothing can change any more.
  mutating func spendAll(on session: ApplicationSession) {
    session.lastRun?.spend(remaining)
    remaining = 0
  }

  /// How long threads of the test may be at work.
  private var pace = RealPace()

  /// Waits until the threads of the test's process rest, so that it is known what is due there.
  mutating func awaitThreadsOfTest(beside session: ApplicationSession) {
    if session.lastRun?.isOnClockOfTest == true { TestClock.awaitThreads(&pace) }
  }

  /// Whether something is due in the test's process before the time is over.
  func coversWorkOfTest(beside session: ApplicationSession) -> Bool {
    session.lastRun?.timeToWorkOfTest.map { $0 <= remaining } ?? false
  }

  /// What became of the time.
  enum Spending {
    /// There is time left, and something may have changed.
    case someTime

    /// It is over.
    case all

    /// It is over, and nothing changed, nor could it.
    case allInVain
  }

  /// Lets time pass until something may have changed.
  ///
  /// - Returns: What became of the time.
  mutating func spend(on session: ApplicationSession) throws(InteractionProblem) -> Spending {
    guard remaining > 0 else { return .all }
    let version = session.lastRun?.mirror.version
    if let due = session.lastRun?.timeToWorkOfTest, due <= remaining {
      try spend(due, untilWorkOfTestBeside: session)
      return RealClock.now < deadline + .seconds(remaining) ? .someTime : .all
    }
    let result = try session.exchange(.letTimePass(limit: remaining), allowing: remaining)
    guard case .timePassed(let passed) = result else { return .all }
    remaining -= max(0, passed)
    guard remaining > 0 else { return .all }
    // Real work may bring something about while virtual time stands still.
    if passed > 0 || session.lastRun?.mirror.version != version { return .someTime }
    if case .idle = session.lastActivity?.state {
      spendAll(on: session)
      return .allInVain
    }
    return RealClock.now < deadline ? .someTime : .all
  }

  /// Lets time pass until something is due in the test's process, or may have changed in the application before.
  private mutating func spend(
    _ due: Double, untilWorkOfTestBeside session: ApplicationSession
  ) throws(InteractionProblem) {
    let end = TestClock.now + .nanoseconds(Int64((due * 1e9).rounded()))
    let result = try session.exchange(.letTimePass(limit: due), allowing: due)
    guard case .timePassed(var passed) = result else {
      remaining = 0
      return
    }
    if passed <= 0, case .idle = session.lastActivity?.state {
      session.lastRun?.spend(due)
      passed = due
    }
    remaining -= max(0, passed)
    guard TestClock.now >= end else { return }
    TestClock.attend(&pace)
    // It may have been told something.
    _ = try session.exchange(.synchronize)
  }
}
