import ProcessClock
import Synchronization

/// What is heard of sleeps that take real time, when they begin: those of tasks and of threads.
package enum RealSleeps {
  /// Hears of a sleep on the thread that sleeps, in the task that does, with how long it lasts at most.
  package typealias Listener = @Sendable (_ duration: Duration) -> Void

  /// Who hears of them.
  ///
  /// A mutex that holds a closure itself wraps it anew at each reading, until calling it overflows the stack; so a structure holds it.
  private struct Place {
    /// The listener.
    var listener: Listener?
  }

  /// Who hears of them.
  private static let place = Mutex(Place())

  /// Says who hears of them from now on.
  ///
  /// In a build with a sanitizer only those of tasks are heard of.
  package static func setListener(_ value: @escaping Listener) {
    place.withLock { $0.listener = value }
    process_clock_set_sleep_listener { RealSleeps.note(.nanoseconds($0)) }
  }

  /// Tells of a sleep that begins.
  static func note(_ duration: Duration) {
    guard duration > .zero, let listener = place.withLock({ $0.listener }) else { return }
    listener(duration)
  }
}
