import AutomationWire
import Foundation
import Synchronization
import VirtualTime

/// A watch on the process of an application that owes an answer: tells one that hangs from one that works.
///
/// A process hangs when none of its threads ran, or could have, for a while. One that computes may take longer, and one whose crash is being
/// reported as long as the report is computed; one that was stopped, or that a debugger has, as long as it likes.
final class HangWatch: SilenceWatch {
  /// The environment variable that says how long a process may hang before it is given up, in seconds.
  static let variable = "UITEST_HANG_SECONDS"

  /// How long without it, in seconds of real time.
  static let standardLimit = 10.0

  /// What is known of the silence.
  private struct State {
    /// How long the process may hang, in seconds.
    var limit = HangWatch.standardLimit

    /// How long all threads had run when it last ran, and those of the program that reports its crash.
    var ticks: UInt64 = 0

    /// When it was last seen to run.
    var lastRan = RealClock.now

    /// Whether it was given up because it hangs.
    var isGivenUp = false
  }

  /// The process.
  private let processID: Int32

  /// How long it may hang, in seconds.
  private let limit: Double

  /// What changes.
  private let state = Mutex(State())

  /// Watches a process.
  ///
  /// - Parameters:
  ///   - processID: The number of the process.
  ///   - limit: How long it may hang, in seconds of real time.
  init(_ processID: Int32, limit: Double) {
    self.processID = processID
    self.limit = limit
  }

  /// Begins to watch for an answer.
  ///
  /// - Parameter allowance: How many seconds the process may rest besides, because it was asked to let time pass.
  func begin(allowing allowance: Double) {
    let limit = limit + allowance
    state.withLock { $0 = State(limit: limit) }
  }

  /// How long the process hung when it was given up, in seconds; `nil` when it was not.
  var secondsOfHang: Double? { state.withLock { $0.isGivenUp ? $0.limit : nil } }

  func look() -> SilenceVerdict {
    let activity = ProcessActivity(of: processID)
    return state.withLock { state in
      if activity.isTraced || activity.threads.contains(where: \.isStopped) {
        state.lastRan = RealClock.now
        return .waitWithoutEnd
      }
      let reporter = activity.isRunning ? nil : CrashReporter(of: processID)
      let report = reporter.map { ProcessActivity(of: $0.processID) }
      let ticks = activity.ticks + (report?.ticks ?? 0)
      if ticks != state.ticks || activity.isRunning || report?.isRunning == true {
        (state.ticks, state.lastRan) = (ticks, RealClock.now)
      }
      state.isGivenUp = state.lastRan.duration(to: .now) >= .seconds(state.limit)
      return state.isGivenUp ? .giveUp : .wait
    }
  }
}
