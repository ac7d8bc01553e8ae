/// The pace of virtual time while real work goes on.
///
/// For a moment it stands still, so that short work takes none and deadlines after it come in the same order on a busy machine. Then it keeps
/// step with real time.
package struct RealPace: Sendable {
  /// How long it stands still, unless told otherwise.
  package static let grace = Duration.milliseconds(250)

  /// How long it stands still.
  private let grace: Duration

  /// Up to when virtual time has kept step.
  private var last: RealClock.Instant

  /// The next pause between two looks.
  private var pause: Duration

  /// Begins a stretch of real work.
  ///
  /// - Parameters:
  ///   - grace: How long virtual time stands still.
  ///   - firstPause: The first pause between two looks; each one is twice as long as the one before.
  package init(grace: Duration = RealPace.grace, firstPause: Duration = .microseconds(20)) {
    self.grace = grace
    pause = firstPause
    last = RealClock.now + grace
  }

  /// The real time since the last call that virtual time has to make good.
  package mutating func takePassed() -> Duration {
    let now = RealClock.now
    guard now > last else { return .zero }
    defer { last = now }
    return last.duration(to: now)
  }

  /// Has it stand still anew, for others moved virtual time; the pauses between two looks stay as they are.
  mutating func standStill() { last = RealClock.now + grace }

  /// How long to wait before the next look: short at first, for what is over at once.
  package mutating func nextPause() -> Duration {
    defer { pause = min(pause * 2, .milliseconds(50)) }
    return pause
  }
}
