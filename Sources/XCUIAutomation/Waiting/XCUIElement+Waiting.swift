public import Foundation

extension XCUIElement {
  /// Waits until there is such an element.
  ///
  /// - Note: Unlike Apple's, it waits in the application's time, which leaps to where something may change, and ends at once when
  ///   nothing can change any more.
  ///
  /// - Parameters:
  ///   - timeout: How long, in seconds.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: Whether it is there.
  @discardableResult
  public func waitForExistence(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    Interaction.wait(plan, seconds: timeout, at: CallerLocation(file, line)) {
      .existence
    } until: { () throws(InteractionProblem) in
      try !plan.matches(limit: 1).isEmpty
    }
  }

  /// Waits until there is no such element.
  ///
  /// - Parameters:
  ///   - timeout: How long, in seconds; see ``waitForExistence(timeout:file:line:)``.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: Whether it is gone.
  @discardableResult
  public func waitForNonExistence(
    timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    Interaction.wait(plan, seconds: timeout, at: CallerLocation(file, line)) {
      .nonExistence
    } until: { () throws(InteractionProblem) in
      try plan.matches(limit: 1).isEmpty
    }
  }

  /// Waits until there is no such element, as ``waitForNonExistence(timeout:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - timeout: How long, in seconds; see ``waitForExistence(timeout:file:line:)``.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: Whether it is gone.
  @discardableResult
  public func waitForNonExistence(
    withTimeout timeout: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    waitForNonExistence(timeout: timeout, file: file, line: line)
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
  ///   - timeout: How long, in seconds; see ``waitForExistence(timeout:file:line:)``.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  /// - Returns: Whether it has the value.
  public func wait<V: Equatable>(
    for property: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Bool {
    Interaction.wait(plan, seconds: timeout, at: CallerLocation(file, line)) {
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
