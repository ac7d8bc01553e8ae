/// A clock whose time is the scheduler's: virtual in a test, real otherwise.
///
/// An app that waits on it (`try await clock.sleep(for: .seconds(3))`, with the clock from its
/// environment) waits exactly that long in virtual time, which in a test costs nothing. In a
/// process that no test controls it is an ordinary monotonic clock.
///
/// Instants are offsets from the moment a test took control, or from some fixed moment in real
/// time. It is an error to compare instants from before and after control began or ended.
public struct VirtualClock: Sendable {
  /// A point in time of the virtual clock.
  public struct Instant: Sendable, Hashable {
    /// The time since the clock's zero.
    public var offset: Duration

    /// Creates an instant.
    ///
    /// - Parameter offset: The time since the clock's zero.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }
  }

  /// Creates the clock of this process; all of them show the same time.
  public init() {}
}

// MARK: - InstantProtocol

extension VirtualClock.Instant: InstantProtocol {
  /// Returns the instant a duration later.
  public func advanced(by duration: Duration) -> VirtualClock.Instant {
    VirtualClock.Instant(offset: offset + duration)
  }

  /// Returns the time from this instant to another.
  public func duration(to other: VirtualClock.Instant) -> Duration {
    other.offset - offset
  }

  /// Whether an instant is before another.
  public static func < (first: VirtualClock.Instant, second: VirtualClock.Instant) -> Bool {
    first.offset < second.offset
  }
}

// MARK: - Clock

extension VirtualClock: Clock {
  /// The present time, exactly the scheduler's.
  public var now: Instant { Instant(offset: Scheduler.shared.now) }

  /// The smallest step of the clock.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the current task until a point in time.
  ///
  /// - Parameters:
  ///   - deadline: The time at which to go on; one that is past lets other tasks run first.
  ///   - tolerance: How much later is good enough; virtual time needs none.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let scheduler = Scheduler.shared
    if scheduler.isControlled {
      let id = scheduler.makeSleepID()
      defer { scheduler.endClockSleep(id) }
      let hasSlept = try await sleep(id, until: deadline, on: scheduler)
      if hasSlept { return }
    }
    try await Task.sleep(for: now.duration(to: deadline), tolerance: tolerance, clock: .continuous)
  }

  /// Sleeps through the scheduler.
  ///
  /// - Returns: Whether it did; false if control ended before the sleep began.
  private func sleep(_ id: UInt64, until deadline: Instant, on scheduler: Scheduler) async throws
    -> Bool
  {
    let refusal = Refusal()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if !scheduler.beginClockSleep(id, until: deadline.offset, continuation: continuation) {
          refusal.isRefused = true
          continuation.resume()
        }
      }
    } onCancel: {
      scheduler.cancelClockSleep(id)
    }
    return !refusal.isRefused
  }

  /// Whether the scheduler refused a sleep; used by one task only.
  private final class Refusal {
    /// Whether it did.
    var isRefused = false
  }
}

extension Clock where Self == VirtualClock {
  /// The clock of this process whose time a test can move.
  public static var virtual: VirtualClock { VirtualClock() }
}
