public import Foundation

extension XCUIApplication {
  /// Lets the application's time pass, as `sleep` does, but without waiting for it where time is virtual.
  ///
  /// - Note: An addition of ours.
  ///
  /// - Parameters:
  ///   - seconds: How long, in seconds of the application's time; what is negative or no number counts as none.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func advanceTime(
    by seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) {
    let seconds = seconds > 0 ? min(seconds, 1e8) : 0
    Interaction.attempt(.advanceTime, plan, at: CallerLocation(file, line)) {
      () throws(InteractionProblem) in
      try plan.session.exchange(.advanceTime(by: seconds), allowing: seconds)
    }
  }
}
