public import AccessibilityTree

extension XCUIElement {
  /// The kind of control or container an element is.
  ///
  /// Mirrors Apple's enumeration, with its raw values. Elements of the tree have the same.
  public typealias ElementType = AccessibilityTree.ElementType
}
