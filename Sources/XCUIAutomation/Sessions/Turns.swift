import Synchronization
import VirtualTime

/// The order in which threads use one application: one at a time, from the request to what is learnt from its answer.
///
/// An application in this process is used on the main thread, where it runs: that is the order, and code of the application that comes
/// back to the test does no harm. One in a process of its own has a lock, which nothing comes back to on the same thread: what needs a
/// turn takes it once, at the outermost call. Whatever is kept beside has a lock of its own, held for a moment and never while an
/// application is asked.
final class Turns: Sendable {
  /// Whether the application runs in this process.
  private let isOnMainThread: Bool

  /// The lock for an application in a process of its own.
  private let gate = Mutex(())

  /// Whether the main thread is known not to answer the thread that runs: it waits for something else.
  @TaskLocal private static var isMainThreadAway = false

  /// Runs a body that can do without applications in this process where their thread does not answer.
  ///
  /// - Parameters:
  ///   - scope: The scope of the test whose applications it may ask.
  ///   - body: What to do: whatever it asks of such an application fails at once then.
  /// - Returns: What the body returns.
  static func withoutWaiting<Value>(in scope: TestScope, _ body: () -> Value) -> Value {
    let mayWait = scope.runningSessions.contains(where: \.turns.isOnMainThread)
    return $isMainThreadAway.withValue(
      mayWait && !Scheduler.shared.mainThreadAnswers, operation: body)
  }

  /// Whether the application would be waited for in vain.
  var isInVain: Bool { isOnMainThread && Self.isMainThreadAway }

  /// Makes the order of one application.
  init(isOnMainThread: Bool) {
    self.isOnMainThread = isOnMainThread
  }

  /// Runs a body that no other turn runs beside, unless one is under way.
  ///
  /// For an application in a process of its own.
  ///
  /// - Returns: What the body returns; `nil` when it was not run.
  func takeIfFree<Value: Sendable>(_ body: () -> Value) -> Value? {
    gate.withLockIfAvailable { _ in body() }
  }

  /// Runs a body that no other turn runs beside.
  func take<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard isOnMainThread else {
      return try gate.withLock { _ throws(Failure) -> Value in try body() }
    }
    return try Scheduler.shared.runOnMainThread(body)
  }
}
