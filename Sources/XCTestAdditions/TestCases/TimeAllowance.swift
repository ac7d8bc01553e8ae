package import Foundation
import Synchronization
import VirtualTime

/// A limit that fails a test which takes longer than it is allowed to.
///
/// The failure is recorded when the time is over, and not at the test's end: a test that hangs has none. The test is over then, so
/// that its waits end, and nothing it does reaches an application.
package final class TimeAllowance: Sendable {
  /// Says what the test did last, and which calls led there.
  package typealias Doing = @Sendable () -> (words: String, stack: CallStack)?

  /// The mutable state, behind the lock.
  private struct State {
    /// How often a time was set: the last one counts.
    var count = 0

    /// Whether the time is over, and the failure of that on its way.
    var isExpired = false

    /// Whether the time is over, and the failure recorded.
    var isOver = false

    /// Whether the test ended.
    var hasEnded = false

    /// Says what the test did last.
    var doing: Doing?
  }

  /// When the test began.
  private let start = RealClock.now

  /// What changes.
  private let state = Mutex(State())

  /// Makes the allowance of a test that begins now, which has all the time there is.
  package init() {}

  /// Whether the time is over.
  package var isOver: Bool { state.withLock { $0.isOver } }

  /// Returns the time a test is allowed, which is whole minutes, and one at least.
  ///
  /// - Parameter seconds: What the test asks for.
  /// - Returns: The minutes.
  package static func minutes(_ seconds: TimeInterval) -> Int {
    guard seconds > 60 else { return 1 }
    return Int(min((seconds / 60).rounded(.up), 1e6))
  }

  /// Sets what says what the test did last.
  ///
  /// - Parameter doing: It says so.
  package func setDoing(_ doing: @escaping Doing) { state.withLock { $0.doing = doing } }

  /// What the test did last, and the calls that led there; `nil` when it used no application.
  var lastDone: (words: String, stack: CallStack)? { state.withLock { $0.doing }?() }

  /// Allows a test so much time from its beginning on.
  ///
  /// - Parameters:
  ///   - duration: The time.
  ///   - name: The time in words.
  ///   - record: Records a failure with the test.
  package func allow(
    _ duration: Duration, named name: String, record: @escaping TestProgress.Recorder
  ) {
    let end = start + duration
    let count = state.withLock { state in
      state.count += 1
      return state.count
    }
    // Real time, whatever the test's own is.
    Thread.detachNewThread {
      ServiceThreads.serve { [weak self] in
        while let self, self.isCurrent(count), RealClock.now < end {
          RealClock.pause(min(.milliseconds(250), RealClock.now.duration(to: end)))
        }
        if let self, self.isCurrent(count) { self.expire(name, record) }
      }
    }
  }

  /// Whether the time that was set as the nth still counts.
  private func isCurrent(_ count: Int) -> Bool {
    state.withLock { $0.count == count && !$0.hasEnded }
  }

  /// Fails the test.
  private func expire(_ name: String, _ record: TestProgress.Recorder) {
    let isFirst = state.withLock { state in
      guard !state.hasEnded, !state.isExpired else { return false }
      state.isExpired = true
      return true
    }
    guard isFirst else { return }
    let last = lastDone
    let place = FailurePlace(of: last?.stack ?? CallStack(addresses: []))
    let text = "Test exceeded execution time allowance of \(name)"
    record(last.map { text + "\n\nThe last it did: " + $0.words } ?? text, place)
    // Only now, for no failure of a test that is over is recorded.
    state.withLock { $0.isOver = true }
  }

  /// Ends the allowance with its test.
  package func end() {
    state.withLock { $0.hasEnded = true }
  }
}
