import AutomationWire
public import Foundation
import Primitives

/// The application's clock in the test's hands; additions of ours.
///
/// ```swift
/// launchApp(options: [.date("2026-03-01T09:00:00+01:00")])
/// app.pauseTime()
/// sleep(60)                              // The test's minute, not the application's.
/// app.advanceTime(by: 3_600)
/// XCTAssertEqual(app.now.formatted(.iso8601), "2026-03-01T09:00:00Z")
/// app.resumeTime()
/// ```
extension XCUIApplication {
  /// The longest time, in seconds, that passes at once: three years.
  private static let longestAdvance = 1e8

  /// The date and time of day on the application's clock.
  ///
  /// It is what `Date()` gives the application; one in the test's process, and one whose time is real, shares the test's clock. While
  /// the application does not run the test fails, and it is the test's date.
  public var now: Date {
    let date = Interaction.attempt(.readTime, plan) {
      () throws(InteractionProblem) -> Duration? in
      try plan.session.exchange(.synchronize)
      return plan.session.lastRun?.date
    }
    guard let date = date ?? nil else { return Date() }
    return Date(timeIntervalSince1970: date / .seconds(1))
  }

  /// Lets the application's time pass, as `sleep` does, but without waiting for it where time is virtual.
  ///
  /// - Parameter seconds: How long, in seconds of the application's time; it fails the test when it is negative, no number, or more than three
  ///   years.
  public func advanceTime(by seconds: TimeInterval) {
    Interaction.attempt(.advanceTime, plan) {
      () throws(InteractionProblem) in
      guard seconds >= 0 else {
        throw .meaningless("Time goes forward, by seconds: \(seconds) of them is none.")
      }
      guard seconds <= Self.longestAdvance else {
        throw .meaningless(
          "Time goes forward by 100000000 seconds at once (three years) at most, not by \(seconds)."
        )
      }
      try plan.session.exchange(.advanceTime(by: seconds), allowing: seconds)
    }
  }

  /// Has the application's time stand still while the test waits, in whatever way.
  ///
  /// From then on only ``advanceTime(by:)`` moves it, and the moment that an action gives what it is about to come to rest. A
  /// wait for what is not there ends at once. A launch ends it.
  ///
  /// - Note: For applications in a process of their own, whose time is virtual; with others the test fails.
  public func pauseTime() {
    holdTime(true)
  }

  /// Has the application's time pass again while the test waits; what passed for the test meanwhile did not for the application.
  public func resumeTime() {
    holdTime(false)
  }

  /// Has the application's time stand still, or pass again.
  private func holdTime(_ isHeld: Bool) {
    Interaction.attempt(.holdTime, plan) { () throws(InteractionProblem) in
      let session = plan.session
      // It is brought up to the test's time first.
      try session.exchange(.synchronize)
      let run = try session.currentRun()
      guard run.hasTimeOfItsOwn else {
        throw .meaningless(
          "Its time is the test's, or real. Launch it in a process of its own, in virtual time.")
      }
      run.holdTime(isHeld)
    }
  }
}
