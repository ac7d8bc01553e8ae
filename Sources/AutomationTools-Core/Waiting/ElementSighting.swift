/// An element as it was when last looked at.
enum ElementSighting: Hashable, Sendable {
  /// It was not there.
  case absent

  /// It was there, like this.
  case present(value: String?, isEnabled: Bool, isHittable: Bool)

  /// Looks at an element.
  init(of element: XCUIElement) {
    guard element.exists else {
      self = .absent
      return
    }
    self = .present(
      value: element.value.map { String(describing: $0) }, isEnabled: element.isEnabled,
      isHittable: element.isHittable)
  }
}
