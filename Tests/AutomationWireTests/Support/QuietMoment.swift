import Glibc

@testable import VirtualTime

/// Waits for a moment after which dispatch will not count its workers for a while.
///
/// It does so once a second, and around that it cannot be told whether somebody set a timer: a proof that nothing goes on is then none,
/// which is right, and not what the tests are about that take a few milliseconds.
func awaitQuietMoment() {
  for _ in 0..<20 {
    guard let census = ThreadCensus.take() else { return }
    let timers = census.records.compactMap {
      TimerThread(of: $0.key, record: $0.value)?.remaining ?? nil
    }
    guard let next = timers.min(), next < .milliseconds(300) else { return }
    let wait = max(.zero, next) + TimerThread.tolerance
    usleep(UInt32(wait / .microseconds(1)) + 10_000)
  }
}
