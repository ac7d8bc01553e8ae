import VirtualTime

/// The looks of a test that does nothing else for long: a loop that waits by them alone.
///
/// ```swift
/// while app.activityIndicators.firstMatch.exists {}
/// ```
///
/// A look takes no time of the application's, so that what is waited for would never come. On a phone a look takes time; here it does from
/// the hundredth on that sees again what was seen before, with nothing done and no time passed in between.
struct LookLoop: Sendable {
  /// How many looks take no time.
  private static let patience = 100

  /// How many seconds each further one takes.
  static let seconds = 0.1

  /// How many looks there were since the test did something.
  private var count = 0

  /// The time at which nothing was done for long.
  private var time: Duration?

  /// What was seen since.
  private var seen: Set<String> = []

  /// Notes that the test did something else than to look.
  mutating func end() {
    if count > 0 { self = LookLoop() }
  }

  /// Notes a look.
  ///
  /// - Returns: Whether there were many.
  mutating func note() -> Bool {
    count += 1
    return count > Self.patience
  }

  /// Notes what was seen by one of many looks.
  ///
  /// - Parameters:
  ///   - sight: It in words.
  ///   - time: When it was.
  /// - Returns: Whether it was seen before, and no time has passed since.
  mutating func sees(_ sight: String, at time: Duration) -> Bool {
    guard self.time == time else {
      // Time passes by itself, as in an expectation that looks again and again.
      if self.time != nil { self = LookLoop() } else { self.time = time }
      return false
    }
    return !seen.insert(sight).inserted
  }

  /// Notes that time passed for a look.
  mutating func passed(to time: Duration) { self.time = time }
}

extension TestScope {
  /// Lets time pass for a look that sees again and again what it saw, with nothing done in between.
  func passTimeOfLoop(_ look: Look) {
    let time = timeOfLoop
    let sight = "\(look.key) \(look.plan.words) \(look.sight.words)"
    guard changeLoop({ $0.sees(sight, at: time) }) else { return }
    for session in runningSessions where session.lastRun?.isTimeHeld != true {
      _ = try? session.exchange(.advanceTime(by: LookLoop.seconds), allowing: LookLoop.seconds)
    }
    let later = timeOfLoop
    changeLoop { $0.passed(to: later) }
  }

  /// The time of the test, or of its applications where they have their own.
  private var timeOfLoop: Duration {
    if TestTime.isOn { return TestClock.now }
    return .seconds(runningSessions.compactMap { $0.lastActivity?.now }.max() ?? 0)
  }
}
