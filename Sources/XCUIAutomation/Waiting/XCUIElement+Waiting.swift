public import Foundation

extension XCUIElement {
  /// Waits until there is such an element, or none any more.
  ///
  /// - Parameters:
  ///   - timeout: How long, in seconds.
  ///   - isToExist: Whether it is to be there.
  /// - Returns: Whether it came about.
  func wait(_ timeout: TimeInterval, isToExist: Bool) -> Bool {
    Interaction.wait(plan, seconds: timeout) {
      isToExist ? .existence : .nonExistence
    } until: { () throws(InteractionProblem) in
      try plan.matches(limit: 1).isEmpty != isToExist
    }
  }

  /// Waits until there is no such element, as ``waitForNonExistence(timeout:)`` does.
  ///
  /// - Parameter timeout: How long, in seconds; see ``waitForExistence(timeout:)``.
  /// - Returns: Whether it is gone.
  @discardableResult
  public func waitForNonExistence(withTimeout timeout: TimeInterval) -> Bool {
    waitForNonExistence(timeout: timeout)
  }

  /// Waits until a property has a value.
  ///
  /// ```swift
  /// XCTAssertTrue(app.buttons["Save"].wait(for: \.isEnabled, toEqual: true, timeout: 5))
  /// ```
  ///
  /// - Parameters:
  ///   - property: The property; while there is no such element it has the value an absent one reads as.
  ///   - expectedValue: The value.
  ///   - timeout: How long, in seconds; see ``waitForExistence(timeout:)``.
  /// - Returns: Whether it has the value.
  public func wait<V: Equatable>(
    for property: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    Interaction.wait(plan, seconds: timeout) {
      let last = FailureRecorder.$isMuted.withValue(true) { self[keyPath: property] }
      return .property(
        WaitGoal.name(of: property), value: WaitGoal.text(expectedValue), last: WaitGoal.text(last))
    } until: { () throws(InteractionProblem) in
      // An application that ended is noticed here; the property would keep it to itself.
      _ = try plan.scope()
      return FailureRecorder.$isMuted.withValue(true) { self[keyPath: property] == expectedValue }
    }
  }
}
