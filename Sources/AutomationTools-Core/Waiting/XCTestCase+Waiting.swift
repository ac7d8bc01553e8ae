// What a condition is checked with first is the screen as it is, so `mustWait` has nothing left to
// decide. It is kept for suites that state it.

extension XCTestCase {
  /// Waits for an element to be there.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Note: Unlike in the original, the failure belongs to the caller's line, and what is already
  ///   so is seen at once.
  /// - Parameters:
  ///   - element: The element.
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  public func waitForElementToExist(
    element: XCUIElement, timeout: Double = 30, mustWait: Bool = true
  ) {
    ElementCondition.exists.assert(element, timeout: timeout)
  }

  /// Waits for an element to be gone.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Note: Unlike in the original, the failure belongs to the caller's line, and what is already
  ///   so is seen at once.
  /// - Parameters:
  ///   - element: The element.
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  public func waitForElementToNotExist(
    element: XCUIElement, timeout: Double = 30, mustWait: Bool = true
  ) {
    ElementCondition.doesNotExist.assert(element, timeout: timeout)
  }

  /// Waits for an element to have a value.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Note: Unlike in the original, the text is taken as it is: quotes and spaces in it need no
  ///   care.
  /// - Parameters:
  ///   - element: The element.
  ///   - valueString: The value, as text.
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  public func waitForElementValueToExist(
    element: XCUIElement, valueString: String, timeout: Double = 30, mustWait: Bool = true
  ) {
    ElementCondition.hasValue(valueString).assert(element, timeout: timeout)
  }

  /// Waits for an element to be there and hittable.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Note: Unlike in the original, one timeout covers both.
  /// - Parameters:
  ///   - element: The element.
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  public func waitForElementToBeHittable(
    element: XCUIElement, timeout: Double = 30, mustWait: Bool = true
  ) {
    ElementCondition.isHittable.assert(element, timeout: timeout)
  }

  /// Waits for an element to be there and enabled.
  ///
  /// Mirrors AutomationTools.
  ///
  /// - Note: Unlike in the original, one timeout covers both.
  /// - Parameters:
  ///   - element: The element.
  ///   - timeout: How long to wait, in seconds of the application's time.
  ///   - mustWait: Without effect; the condition is always checked first.
  public func waitForElementToBeEnabled(
    element: XCUIElement, timeout: Double = 30, mustWait: Bool = true
  ) {
    ElementCondition.isEnabled.assert(element, timeout: timeout)
  }
}
