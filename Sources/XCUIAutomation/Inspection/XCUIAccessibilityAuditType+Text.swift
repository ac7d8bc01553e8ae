extension XCUIAccessibilityAuditType {
  /// A state that nothing but a color tells of.
  ///
  /// An addition of ours; it is a part of `all`.
  public static let colorAlone = XCUIAccessibilityAuditType(rawValue: 1 << 48)

  /// A keyboard focus that is trapped, or lost on the way.
  ///
  /// An addition of ours. It is looked for with the Tab key, and only where it is named: `all` presses no key.
  public static let keyboardFocus = XCUIAccessibilityAuditType(rawValue: 1 << 49)
}
