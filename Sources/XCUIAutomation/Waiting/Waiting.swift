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
      let work = budget.timeToWorkOfTest(beside: session)
      if isAtEnd, work == nil {
        budget.spendAll(on: session)
        return false
      }
      switch try budget.spend(on: session, untilWorkOfTest: work) {
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

  /// How long threads of the test may be at work.
  private var pace = RealPace()

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

  /// Returns how many seconds pass until something is due in the test's process; `nil` when nothing is before the time is over.
  ///
  /// Its threads come to rest first: what one of them will wait for is not known before.
  mutating func timeToWorkOfTest(beside session: ApplicationSession) -> Double? {
    guard remaining > 0, let run = session.lastRun, run.isOnClockOfTest else { return nil }
    TestClock.awaitThreads(&pace)
    return TestClock.timeToNextDeadline.map { $0 / .seconds(1) }.flatMap {
      $0 <= remaining ? $0 : nil
    }
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
  /// - Parameters:
  ///   - session: The application whose time passes.
  ///   - work: How many seconds pass until something is due in the test's process, which then has its turn; `nil` for nothing.
  /// - Returns: What became of the time.
  /// - Throws: ``InteractionProblem`` when the application ended, or does not answer.
  mutating func spend(
    on session: ApplicationSession, untilWorkOfTest work: Double?
  ) throws(InteractionProblem) -> Spending {
    guard remaining > 0 else { return .all }
    let version = session.lastRun?.mirror.version
    let limit = work ?? remaining
    let timeOfWork = work.map { TestClock.now + .nanoseconds(Int64(($0 * 1e9).rounded())) }
    let result = try session.exchange(.letTimePass(limit: limit), allowing: limit)
    guard case .timePassed(var passed) = result else { return .all }
    var isIdle = false
    if case .idle = session.lastActivity?.state { isIdle = true }
    let isAsBefore = session.lastRun?.mirror.version == version
    if let work, passed <= 0, isIdle, isAsBefore {
      // Nothing happens in it until then.
      session.lastRun?.spend(work)
      passed = work
    }
    remaining -= max(0, passed)
    if let timeOfWork, TestClock.now >= timeOfWork {
      TestClock.attend(&pace)
      // The application may have been told something.
      _ = try session.exchange(.synchronize)
      return .someTime
    }
    guard remaining > 0 else { return .all }
    // Real work may bring something about while virtual time stands still.
    if passed > 0 || !isAsBefore { return .someTime }
    if isIdle {
      spendAll(on: session)
      return .allInVain
    }
    return RealClock.now < deadline ? .someTime : .all
  }
}
