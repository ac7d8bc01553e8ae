import Foundation
import Synchronization

/// The timers by which XCTest looks at applications again and again, and which need not fire while nothing changes there.
///
/// XCTest looks at what a predicate expectation is about each hundredth of a second, which on virtual time would be a leap each. What is seen in
/// an application changes by its answers alone: until one of them brings something new, the timer of an expectation is put off. One in the test's
/// process goes on beside its answers, with the same run loop: there the timer is put off to when something is due next.
enum PredicatePolls {
  /// A timer that was put off.
  ///
  /// It is `@unchecked Sendable`: the run loop's timer behind it has a lock for when it fires.
  private struct Timer: @unchecked Sendable {
    /// The timer.
    let timer: Foundation.Timer
  }

  /// What is known of changes, and what waits for one.
  private struct State {
    /// Counts the changes.
    var changes = 0

    /// The timers that were put off.
    var timers: [Timer] = []
  }

  /// What is known of changes, and what waits for one: of all expectations of the process, whose test runs alone.
  private static let state = Mutex(State())

  /// The number of changes so far.
  static var changes: Int { state.withLock { $0.changes } }

  /// Notes that something may look otherwise in an application, and has expectations look again.
  static func noteChange() {
    let timers = state.withLock { state in
      state.changes += 1
      defer { state.timers = [] }
      return state.timers
    }
    for timer in timers { timer.timer.fireDate = Date() }
  }

  /// Puts a timer off to the next change.
  ///
  /// - Parameters:
  ///   - timer: The timer, which fires now.
  ///   - changes: The number of changes when the expectation looked; after a later one it looks again at its time.
  static func putOff(_ timer: Foundation.Timer, since changes: Int) {
    let before = timer.fireDate
    timer.fireDate = .distantFuture
    let entry = Timer(timer: timer)
    let isPutOff = state.withLock { state in
      guard state.changes == changes else { return false }
      state.timers.append(entry)
      return true
    }
    if !isPutOff { timer.fireDate = before }
  }

  /// Puts a timer off to when something is due, and with it those that were put off before.
  ///
  /// - Parameters:
  ///   - timer: The timer, which fires now.
  ///   - timeToDeadline: Returns how many seconds nothing changes, the timers aside, unless there is a change before; `nil` when that is not known.
  static func putOff(_ timer: Foundation.Timer, until timeToDeadline: () -> Double?) {
    let changes = Self.changes
    let others = state.withLock { $0.timers }
    let timers = [Timer(timer: timer)] + others.filter { $0.timer !== timer }
    let dates = timers.map(\.timer.fireDate)
    for entry in timers { entry.timer.fireDate = .distantFuture }
    let deadline = timeToDeadline().map { Date(timeIntervalSinceNow: $0) }
    let isPutOff = state.withLock { state in
      guard deadline != nil, state.changes == changes else { return false }
      state.timers = timers
      return true
    }
    for (entry, date) in zip(timers, dates) {
      if let deadline, isPutOff {
        entry.timer.fireDate = entry.timer.firstDate(notBefore: deadline, from: date)
      } else if entry.timer === timer || Self.changes == changes {
        entry.timer.fireDate = date
      }
    }
  }
}

extension Foundation.Timer {
  /// The first of its dates that is not before another one, counted from one of them.
  fileprivate func firstDate(notBefore limit: Date, from date: Date) -> Date {
    guard limit > date, timeInterval > 0 else { return date }
    return date + ((limit.timeIntervalSince(date) / timeInterval).rounded(.up) * timeInterval)
  }
}
