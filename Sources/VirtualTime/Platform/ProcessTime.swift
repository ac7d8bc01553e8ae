import Glibc
import ProcessClock

/// The clocks and timed waits of this process, while a scheduler has taken them over.
///
/// Times are since they were.
enum ProcessTime {
  /// Whether they can be taken over: not in a build with a sanitizer.
  static var isOwned: Bool { process_clock_is_owned() }

  /// The present time.
  static var now: Duration { .nanoseconds(process_clock_now()) }

  /// When the next timed wait ends or the next timer fires, `nil` without one.
  static var nextDeadline: Duration? {
    let deadline = process_clock_next_deadline()
    return deadline == .max ? nil : .nanoseconds(deadline)
  }

  /// Takes them over, for the present thread to move.
  ///
  /// - Parameter date: What the clocks of the date show, since 1970; `nil` for the real date.
  static func begin(date: Duration?) {
    process_clock_begin(date?.nanoseconds ?? .min)
    process_clock_set_driver()
    Pacemaker.start()
  }

  /// Gives them back; what waits goes on in real time.
  static func end() {
    process_clock_end()
  }

  /// Moves the clocks; what is due has gone on when this returns, unless it waits for a lock.
  static func advance(to time: Duration) {
    process_clock_advance(time.nanoseconds)
  }

  /// The timed waits and armed timers, and the waits without a limit that are known.
  static func waits() -> [process_clock_wait] {
    var count = 16
    while true {
      let (found, waits) = list(room: count)
      if found <= count { return waits }
      count = found * 2
    }
  }

  /// Lists up to a number of waits.
  private static func list(room: Int) -> (found: Int, waits: [process_clock_wait]) {
    var found = 0
    let waits = [process_clock_wait](unsafeUninitializedCapacity: room) { buffer, count in
      found = process_clock_list(buffer.baseAddress, room)
      count = min(found, room)
    }
    return (found, waits)
  }

  /// The timed waits and armed timers, for messages.
  static func sleepers() -> [Sleeper] {
    waits().compactMap { wait in
      guard wait.deadline != .max, let kind = Sleeper.Kind(wait.kind) else { return nil }
      return Sleeper(
        deadline: .nanoseconds(wait.deadline), kind: kind,
        name: wait.thread == 0 ? nil : ThreadCensus.name(of: wait.thread))
    }
  }
}

extension Sleeper.Kind {
  /// What a wait of the process is called; `nil` for one that is nobody's deadline.
  init?(_ kind: process_clock_kind) {
    switch kind {
    case PROCESS_CLOCK_SLEEP: self = .thread
    case PROCESS_CLOCK_SEMAPHORE: self = .semaphore
    case PROCESS_CLOCK_CONDITION: self = .condition
    case PROCESS_CLOCK_FUTEX: self = .group
    case PROCESS_CLOCK_DESCRIPTORS: self = .descriptors
    case PROCESS_CLOCK_DISPATCH_TIMER: self = .dispatchTimer
    case PROCESS_CLOCK_TIMER: self = .timer
    default: return nil
    }
  }
}
