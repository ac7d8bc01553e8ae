/// Recovers the delay that a task asked for from the delay that reaches the executor.
///
/// `Task.sleep(for:)` computes a deadline from the real clock, and the runtime turns it back into a
/// delay a moment later. A sleep of 3,600 seconds therefore arrives as 3,599.999 95 seconds, and on
/// a busy machine, where the thread may be put aside between the two readings, milliseconds too
/// short. Taken as it is, equal sleeps would end in an order that depends on real time.
enum DelayRounding {
  /// Nanoseconds in a millisecond.
  private static let millisecond: Int64 = 1_000_000

  /// How far below a whole millisecond a delay may be and count as undisturbed.
  private static let undisturbed: Int64 = 200_000

  /// The delay that was most likely asked for.
  ///
  /// The delay is between what arrived and that plus `slack`. Next to a whole millisecond from
  /// below it is that millisecond. Otherwise the roundest whole millisecond in the interval is
  /// taken (divisible by the highest power of ten, then the smallest); without one, the next
  /// millisecond.
  ///
  /// - Parameters:
  ///   - arrived: The delay that reached the executor.
  ///   - slack: The time the thread was off the processor lately, so the most that can be missing
  ///     beyond some microseconds.
  /// - Returns: A whole number of milliseconds, zero or more.
  static func requested(arrived: Duration, slack: Duration) -> Duration {
    let low = arrived.nanoseconds
    guard low > 0 else { return .zero }
    let ceiling = roundUp(low)
    if ceiling - low <= undisturbed { return .nanoseconds(ceiling) }
    let high = low + max(0, min(slack.nanoseconds, 1_000 * millisecond))
    var step = millisecond
    var best = ceiling
    while step <= high {
      let candidate = (low + step - 1) / step * step
      guard candidate <= high else { break }
      best = candidate
      step *= 10
    }
    return .nanoseconds(best)
  }

  /// The next whole millisecond that is not below a number of nanoseconds.
  private static func roundUp(_ nanoseconds: Int64) -> Int64 {
    (nanoseconds + millisecond - 1) / millisecond * millisecond
  }
}
