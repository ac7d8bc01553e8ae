public import Foundation

/// The time of a test, for code that sleeps.
///
/// In a test that XCTest runs sleeps cost nothing anyway, once it launched an application. In one of Swift Testing
/// `sleep` of the C library takes real time, in which the application's virtual time stands still. There a suite that sleeps gets sleeps that
/// cost nothing by these lines in a file of the test target; functions of a module shadow those it imports:
///
/// ```swift
/// @discardableResult public func sleep(_ seconds: UInt32) -> UInt32 { UITestTime.sleep(seconds) }
/// @discardableResult public func usleep(_ microseconds: UInt32) -> Int32 { UITestTime.usleep(microseconds) }
/// ```
///
/// An addition of ours.
public enum UITestTime {
  /// Lets the time of all applications pass that the test runs; returns at once where time is virtual.
  ///
  /// - Parameter seconds: How long, in seconds; what is negative or no number counts as none.
  public static func pass(_ seconds: TimeInterval) {
    let seconds = seconds > 0 ? min(seconds, 1e8) : 0
    guard !TestScope.current.isOver else { return }
    guard !TestTime.isOn else { return Thread.sleep(forTimeInterval: seconds) }
    for session in TestScope.current.runningSessions where session.lastRun?.isTimeHeld != true {
      // One that ended meanwhile is told by the next action with it.
      _ = try? session.exchange(.advanceTime(by: seconds), allowing: seconds)
    }
  }

  /// Stands in for the C library's `sleep`.
  ///
  /// - Parameter seconds: How long, in seconds.
  /// - Returns: 0: it is never interrupted.
  @discardableResult
  public static func sleep(_ seconds: UInt32) -> UInt32 {
    pass(TimeInterval(seconds))
    return 0
  }

  /// Stands in for the C library's `usleep`.
  ///
  /// - Parameter microseconds: How long, in microseconds.
  /// - Returns: 0: it never fails.
  @discardableResult
  public static func usleep(_ microseconds: UInt32) -> Int32 {
    pass(TimeInterval(microseconds) / 1_000_000)
    return 0
  }
}
