import Synchronization

/// A clock that stands still until a test moves it; what sleeps on it wakes when it is cancelled.
final class ManualClock: Clock {
  /// A time on the clock.
  struct Instant: InstantProtocol {
    /// The time since the clock was made.
    var time = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }

    func duration(to other: Instant) -> Duration { other.time - time }

    static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }

  private let current = Mutex(Instant())

  var now: Instant { current.withLock(\.self) }

  var minimumResolution: Duration { .nanoseconds(1) }

  /// Moves the time.
  func advance(by duration: Duration) {
    current.withLock { $0 = $0.advanced(by: duration) }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    withExtendedLifetime(continuation) {}
    try Task.checkCancellation()
  }
}
