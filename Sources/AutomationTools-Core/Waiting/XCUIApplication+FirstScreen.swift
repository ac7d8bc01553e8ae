import Primitives

extension XCUIApplication {
  /// Waits for the first of several screens to come, and says which it is.
  ///
  /// It is one wait, which ends at what was hoped for or at what went wrong, whichever comes first:
  ///
  /// ```swift
  /// let screen = app.waitForFirst(
  ///   of: ["home": app.navigationBars["Home"], "refused": app.alerts.firstMatch])
  /// XCTAssertEqual(screen, "home")
  /// ```
  ///
  /// When none comes, that is recorded as the failure. Of several that are there at the same time it is the one stated first.
  ///
  /// - Note: An addition.
  /// - Parameters:
  ///   - screens: What a screen is called here, and the element that it is known by. It is an error for there to be none.
  ///   - timeout: How long to wait, in seconds of the application's time.
  /// - Returns: What the screen is called; `nil` when none came.
  public func waitForFirst<Screen>(
    of screens: KeyValuePairs<Screen, XCUIElement>, timeout: Double = 30
  ) -> Screen? {
    if let place = XCUIElement.firstToExist(among: screens.map(\.value), timeout: timeout) {
      return screens[place].key
    }
    FailureRecorder.record(
      NoScreenCame(
        screens: screens.map { "\($0.value.description) (\($0.key))" }, timeout: timeout))
    return nil
  }
}

/// A wait for the first of several screens that ended without any.
private struct NoScreenCame: FailureKind {
  /// The elements that the screens are known by, and what they are called.
  let screens: [String]

  /// How long the wait was allowed to take, in seconds.
  let timeout: Double

  /// The failure in words.
  var message: String {
    "Waited \(SecondsText.words(timeout)) for the first of these to exist, but none did: "
      + screens.joined(separator: ", ") + "."
  }

  /// The message says what was waited for.
  var isOfWait: Bool { true }
}
