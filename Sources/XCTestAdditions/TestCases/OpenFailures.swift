import Foundation
import Synchronization
import VirtualTime

/// The failures of a test that are being recorded, by any thread.
///
/// To record one takes a while: the calls that led there are named, and applications asked. The test waits for those that have begun before it
/// ends; those that begin later are no longer its own.
final class OpenFailures: Sendable {
  /// What changes.
  private struct State {
    /// How many are being recorded.
    var count = 0

    /// Whether the test has ended.
    var isClosed = false
  }

  /// What changes.
  private let state = Mutex(State())

  /// Records a failure, unless the test has ended.
  ///
  /// - Parameters:
  ///   - isEnding: Whether it is the test's own end that fails, of which the thread of the test takes care.
  ///   - record: Records it.
  /// - Returns: Whether it was recorded.
  func recording(whileEnding isEnding: Bool, _ record: () -> Void) -> Bool {
    let isOpen = state.withLock { state in
      guard !state.isClosed || isEnding else { return false }
      state.count += 1
      return true
    }
    guard isOpen else { return false }
    record()
    state.withLock { $0.count -= 1 }
    if !Thread.isMainThread { MainLoop.wake() }
    return true
  }

  /// Waits for what is being recorded; the main thread serves others meanwhile, who may need it for that.
  func wait() { waitUntil { $0.count == 0 } }

  /// Ends the test: what is being recorded is waited for, and nothing is recorded afterwards.
  func close() {
    waitUntil { state in
      if state.count == 0 { state.isClosed = true }
      return state.isClosed
    }
  }

  /// Waits for a state.
  private func waitUntil(_ isDone: @escaping @Sendable (inout State) -> Bool) {
    if state.withLock({ isDone(&$0) }) { return }
    Scheduler.shared.runOnMainThread { [self] in
      MainLoop().run(lettingTimePass: true) { state.withLock { isDone(&$0) } }
    }
  }
}
