import Synchronization
import VirtualTime

/// When a test slept in real time, which is time that passed for its applications too.
///
/// It is for tests of Swift Testing, which run beside others, so that their clocks are real. Where one sleeps, it waits for its
/// application to go on, whose virtual clock stands still meanwhile. What else takes the test real time is of no account: its own
/// work, and the wait for its turn on a machine that is busy.
final class SleptTime: Sendable {
  /// When it slept, on the real clock, in order and apart from each other.
  private let spans = Mutex<[Range<UInt64>]>([])

  /// Notes a sleep that begins, and ends by itself.
  func note(_ duration: Duration) {
    let begin = RealClock.uptimeNanoseconds
    let nanoseconds = UInt64(max(0, min(duration / .nanoseconds(1), 1e18)))
    spans.withLock { spans in
      var new = begin..<(begin + nanoseconds)
      while let last = spans.last, last.upperBound >= new.lowerBound {
        new = min(last.lowerBound, new.lowerBound)..<max(last.upperBound, new.upperBound)
        spans.removeLast()
      }
      spans.append(new)
    }
  }

  /// Returns how long it slept between two moments of the real clock.
  func duration(from begin: UInt64, to end: UInt64) -> Duration {
    guard begin < end else { return .zero }
    let nanoseconds = spans.withLock { spans in
      spans.reversed().prefix { $0.upperBound > begin }
        .reduce(UInt64(0)) { $0 + UInt64($1.clamped(to: begin..<end).count) }
    }
    return .nanoseconds(Int64(clamping: nanoseconds))
  }

  /// Has the sleeps of tests of Swift Testing noted from now on, which have an application in a process of its own.
  static func begin() { _ = beginning }

  /// Begins, once.
  private static let beginning: Void = RealSleeps.setListener { duration in
    TestScope.ofSwiftTesting?.sharedDevice.sleptTime.note(duration)
  }
}
