extension XCUIApplication {
  /// A state of an application: whether it runs, and where.
  ///
  /// Mirrors Apple's enumeration.
  public enum State: UInt, Sendable, Hashable {
    /// It is not known. It does not occur here.
    case unknown = 0
    /// It does not run: it was not launched in this test, or it ended.
    case notRunning = 1
    /// It runs in the background and gets no time. It does not occur here.
    case runningBackgroundSuspended = 2
    /// It runs in the background.
    case runningBackground = 3
    /// It runs in front.
    case runningForeground = 4
  }
}
