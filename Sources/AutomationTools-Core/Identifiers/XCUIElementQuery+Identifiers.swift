public import AutomationTools_Shared

extension XCUIElementQuery {
  /// The element with an identifier that the application declares.
  ///
  /// - Parameter identifier: The identifier.
  public subscript(_ identifier: some AutomationIdentifying) -> XCUIElement {
    self[identifier.id]
  }
}
