import Glibc
import ProcessClock
import Synchronization

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

  /// How many have taken them over and did not give them back.
  private static let holders = Mutex(0)

  /// Takes them over, for the present thread to move; they stay so until whoever has taken them over has given them back.
  ///
  /// - Parameter date: What the clocks of the date show, since 1970; `nil` for what they show anyway.
  static func begin(date: Duration?) {
    holders.withLock { holders in
      holders += 1
      process_clock_begin()
      if let date { process_clock_set_date(date.nanoseconds) }
    }
    driveFromHere()
  }

  /// Has the present thread move them, if they are taken over, and give out the jobs of the pool; while it is busy, ``Pacemaker`` does.
  static func driveFromHere() {
    process_clock_set_driver()
    Pacemaker.start()
  }

  /// Gives them back; with the last one, what waits goes on in real time.
  static func end() {
    holders.withLock { holders in
      holders -= 1
      if holders == 0 { process_clock_end() }
    }
  }

  /// Waits for descriptors on the present thread, which rests meanwhile.
  ///
  /// - Parameters:
  ///   - requests: What is waited for, filled in with what happened.
  ///   - deadline: The time up to which to wait; `nil` for no limit.
  /// - Returns: What `poll` returns.
  static func poll(_ requests: inout [pollfd], until deadline: Duration?) -> Int32 {
    requests.withUnsafeMutableBufferPointer { buffer in
      process_clock_poll(buffer.baseAddress, buffer.count, deadline?.nanoseconds ?? .max)
    }
  }

  /// Tells when the next task wakes that sleeps by them; `nil` for none.
  static func schedule(_ deadline: Duration?) {
    process_clock_set_scheduled(deadline?.nanoseconds ?? .max)
  }

  /// Has code of the main thread that sleeps serve meanwhile, where that is for it to do; `nil` for none.
  ///
  /// - Parameter server: Serves until a time; returns whether it did.
  static func setServer(_ server: process_clock_server?) { process_clock_set_server(server) }

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
