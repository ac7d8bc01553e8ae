import ProcessClock
import Synchronization

/// What is heard of sleeps that take real time, when they begin: those of tasks and of threads.
package enum RealSleeps {
  /// Hears of a sleep on the thread that sleeps, in the task that does, with how long it lasts at most.
  package typealias Listener = @Sendable (_ duration: Duration) -> Void

  /// Who hears of them.
  private static let listener = Mutex<Listener?>(nil)

  /// Says who hears of them from now on.
  ///
  /// In a build with a sanitizer only those of tasks are heard of.
  package static func setListener(_ value: @escaping Listener) {
    listener.withLock { $0 = value }
    process_clock_set_sleep_listener { RealSleeps.note(.nanoseconds($0)) }
  }

  /// Tells of a sleep that begins.
  static func note(_ duration: Duration) {
    guard duration > .zero, let listener = listener.withLock({ $0 }) else { return }
    listener(duration)
  }
}
