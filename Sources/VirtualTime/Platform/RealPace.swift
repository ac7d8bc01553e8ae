/// The pace of virtual time while real work goes on.
///
/// For a moment it stands still, so that short work takes none and deadlines after it come in the same order on a busy machine. Then it keeps
/// step with real time.
///
/// The moment is counted in pauses between looks, each no longer than it was asked for: on a machine that lets nobody run for long, whoever
/// looks is late as often as the work that is looked at, and real time alone would say nothing of it.
package struct RealPace: Sendable {
  /// How long it stands still, unless told otherwise.
  package static let grace = Duration.milliseconds(250)

  /// How long it stands still.
  private let grace: Duration

  /// How long it stands still from now on.
  private var rest: Duration

  /// Up to when virtual time has kept step, or the pauses were counted.
  private var last: RealClock.Instant

  /// How much of the pause that was asked for last is not counted yet.
  private var uncounted = Duration.zero

  /// The first pause between two looks.
  private let firstPause: Duration

  /// The next pause between two looks.
  private var pause: Duration

  /// Begins a stretch of real work.
  ///
  /// - Parameters:
  ///   - grace: How long virtual time stands still.
  ///   - firstPause: The first pause between two looks; each one is twice as long as the one before.
  package init(grace: Duration = RealPace.grace, firstPause: Duration = .microseconds(20)) {
    self.grace = grace
    rest = grace
    self.firstPause = firstPause
    pause = firstPause
    last = .now
  }

  /// The real time since the last call that virtual time has to make good.
  package mutating func takePassed() -> Duration {
    let now = RealClock.now
    defer { last = now }
    let passed = last.duration(to: now)
    guard rest > .zero else { return passed }
    let counted = min(passed, uncounted)
    uncounted -= counted
    rest -= counted
    return .zero
  }

  /// Has it stand still anew, for others moved virtual time; the pauses between two looks stay as they are.
  mutating func standStill() {
    rest = grace
    uncounted = .zero
  }

  /// Has it stand still no longer.
  mutating func endGrace() { rest = .zero }

  /// Leaves out the time since the last look, which passed otherwise; the looks come soon after one another again.
  mutating func skip() {
    last = .now
    uncounted = .zero
    pause = firstPause
  }

  /// How long to wait before the next look: short at first, for what is over at once.
  package mutating func nextPause() -> Duration {
    defer { pause = min(pause * 2, .milliseconds(50)) }
    uncounted = pause
    return pause
  }
}
