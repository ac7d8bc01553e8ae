import Dispatch
import Foundation
import Glibc
import Synchronization

/// The main dispatch queue and the run loop that drains it, seen from the main thread.
enum MainDispatchQueue {
  /// The descriptor that is readable while the main queue holds work.
  ///
  /// It is the one Foundation's run loop waits for. Another thread's `DispatchQueue.main.async`
  /// makes it readable; `RunLoop.perform` does not. Only a turn of the run loop may read it.
  static let descriptor: Int32 = mainQueueHandle()

  /// Whether the main queue holds work.
  static var hasWork: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Runs what the main thread's run loop has to do now: Timers, main queue, performed blocks.
  ///
  /// It is what asking the run loop for its limit date does first, without the date.
  static func turn() { runRunLoop(defaultMode, -10, 1) }

  /// How long until the next Timer of the main run loop fires, nil without one.
  ///
  /// Unlike the run loop's limit date, looking changes nothing: after it a loop may block without
  /// having done something that nobody has looked at yet.
  static func timeToNextTimer() -> Duration? {
    nextTimerDate().map(time(to:))
  }

  /// How long until a date, in seconds since the reference date; zero once it is there.
  static func time(to date: TimeInterval) -> Duration {
    .seconds(max(0, date - Date.timeIntervalSinceReferenceDate))
  }

  /// When the next Timer of the main run loop fires, in seconds since the reference date, nil without one.
  static func nextTimerDate() -> TimeInterval? {
    let date = nextTimerFireDate(mainRunLoopReference(), defaultMode)
    return date != 0 && date < Date.distantFuture.timeIntervalSinceReferenceDate ? date : nil
  }

  /// The name of the default mode.
  ///
  /// Run loops find their own constant by its address, and any other string by its characters, which takes longer.
  nonisolated(unsafe) private static let defaultMode: UnsafeRawPointer = {
    if let constant = dlsym(nil, "kCFRunLoopDefaultMode") {
      return UnsafeRawPointer(
        constant.assumingMemoryBound(to: UnsafeMutableRawPointer.self).pointee)
    }
    return UnsafeRawPointer(
      Unmanaged.passRetained(NSString(string: RunLoop.Mode.default.rawValue)).toOpaque())
  }()

  /// Whether work on the main queue stays undone although the run loop turns.
  ///
  /// That is so inside of a block of the main queue itself, for example in an asynchronous test
  /// method of a main-actor class: the queue is serial. Turns the run loop.
  ///
  /// - Returns: Whether a block sent there did not run.
  static func isBlocked() -> Bool {
    let probe = Probe()
    // A literal closure would be taken for one of the main actor, and checked to run as such, also where the queue is drained within
    // somebody's job.
    let mark: @Sendable () -> Void = { probe.hasRun.store(true, ordering: .relaxed) }
    DispatchQueue.main.async(execute: mark)
    // One turn may find other work first.
    for _ in 0..<8 where !probe.hasRun.load(ordering: .relaxed) { turn() }
    return !probe.hasRun.load(ordering: .relaxed)
  }

  /// Whether a block has run.
  private final class Probe: Sendable {
    /// Whether it has.
    let hasRun = Atomic<Bool>(false)
  }
}
