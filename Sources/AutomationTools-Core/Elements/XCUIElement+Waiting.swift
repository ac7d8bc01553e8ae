extension XCUIElement {
  /// Waits for the element to be there, and taps it.
  ///
  /// Mirrors AutomationTools.
  ///
  /// When it never appears, that is recorded as the failure and nothing is tapped.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  public func waitAndTap(timeout: Double = 30, mustWait: Bool = true) {
    guard ElementCondition.exists.assert(self, timeout: timeout) else { return }
    tap()
  }

  /// Waits for the element to be there, taps it, and replaces its text.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Note: Unlike in the original, text on both sides of the cursor is deleted, and an element
  ///   without a text value is typed into as well.
  /// - Parameters:
  ///   - text: The new text.
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  public func waitClearAndEnterText(text: String, timeout: Double = 30, mustWait: Bool = true) {
    guard ElementCondition.exists.assert(self, timeout: timeout) else { return }
    tap()
    let length = (value as? String)?.count ?? 0
    let deletes = String(repeating: XCUIKeyboardKey.delete.rawValue, count: length)
    let forwardDeletes = String(repeating: XCUIKeyboardKey.forwardDelete.rawValue, count: length)
    typeText(deletes + forwardDeletes + text)
  }

  /// Returns whether the element is there, waiting for it if need be.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  /// - Returns: Whether it is there. That it is not is no failure of the test.
  @discardableResult public func existsOrWaitForExistence(
    timeout: Double = 30, mustWait: Bool = true
  ) -> Bool {
    waitForExistence(timeout: timeout)
  }

  /// Waits for the element to have a value.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Parameters:
  ///   - testCase: The test case that waits.
  ///   - valueString: The value, as text.
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  public func waitForElementValueToExist(
    testCase: XCTestCase, valueString: String, timeout: Double = 30, mustWait: Bool = true
  ) {
    testCase.waitForElementValueToExist(
      element: self, valueString: valueString, timeout: timeout, mustWait: mustWait)
  }
}
