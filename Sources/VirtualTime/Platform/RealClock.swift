package import Glibc
import ProcessClock

/// Readings of the kernel's clocks, and waits by them, none of which is ever virtual.
package enum RealClock {
  /// A point in real time, in nanoseconds since some fixed moment.
  package struct Instant: Sendable, Hashable {
    /// The time since that moment.
    fileprivate var offset: Duration

    /// The present.
    package static var now: Instant { RealClock.now }
  }

  /// The present.
  package static var now: Instant { Instant(offset: uptime()) }

  /// The real date, in seconds since 1970.
  package static var date: Double { Double(process_clock_real(CLOCK_REALTIME)) / 1e9 }

  /// The real time since some fixed moment; it does not run backwards.
  static func uptime() -> Duration {
    .nanoseconds(process_clock_real(CLOCK_MONOTONIC))
  }

  /// The real time since some fixed moment, in nanoseconds.
  package static var uptimeNanoseconds: UInt64 { UInt64(max(0, uptime().nanoseconds)) }

  /// How long the process's threads were running on processors, together.
  package static var processorTime: Duration {
    .nanoseconds(process_clock_real(CLOCK_PROCESS_CPUTIME_ID))
  }

  /// How long this thread was not running on a processor, since some fixed moment.
  ///
  /// Only differences mean something.
  static func timeOffProcessor() -> Duration {
    uptime() - .nanoseconds(process_clock_real(CLOCK_THREAD_CPUTIME_ID))
  }

  /// Waits for descriptors, in real time.
  ///
  /// - Parameters:
  ///   - requests: What is waited for, filled in with what happened.
  ///   - limit: The longest time to wait, `nil` for no limit.
  /// - Returns: What `poll` returns.
  package static func poll(_ requests: inout [pollfd], limit: Duration?) -> Int32 {
    requests.withUnsafeMutableBufferPointer { buffer in
      process_clock_real_poll(
        buffer.baseAddress, buffer.count, limit.map { max(.zero, $0).nanoseconds } ?? .max)
    }
  }

  /// Waits for one descriptor, in real time.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - events: The events of `poll` to wait for.
  ///   - limit: The longest time to wait, `nil` for no limit.
  /// - Returns: What `poll` returns.
  package static func poll(_ descriptor: Int32, for events: Int16, limit: Duration?) -> Int32 {
    var requests = [pollfd(fd: descriptor, events: events, revents: 0)]
    return poll(&requests, limit: limit)
  }

  /// Waits in real time.
  package static func pause(_ duration: Duration) {
    _ = process_clock_real_poll(nil, 0, duration.nanoseconds)
  }
}

// MARK: - InstantProtocol

extension RealClock.Instant: InstantProtocol {
  /// Returns the instant a duration later.
  package func advanced(by duration: Duration) -> RealClock.Instant {
    RealClock.Instant(offset: offset + duration)
  }

  /// Returns the instant a duration after another, as `ContinuousClock` has it.
  package static func + (instant: RealClock.Instant, duration: Duration) -> RealClock.Instant {
    instant.advanced(by: duration)
  }

  /// Returns the time from this instant to another.
  package func duration(to other: RealClock.Instant) -> Duration {
    other.offset - offset
  }

  /// Whether an instant is before another.
  package static func < (first: RealClock.Instant, second: RealClock.Instant) -> Bool {
    first.offset < second.offset
  }
}
