/// The key of whether views take input.
private enum DisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views take no input.
  var isDisabled: Bool {
    get { self[DisabledKey.self] }
    set { self[DisabledKey.self] = newValue }
  }

  /// Whether views take input.
  ///
  /// Mirrors SwiftUI's value.
  public var isEnabled: Bool {
    get { !isDisabled }
    set { isDisabled = !newValue }
  }
}

extension View {
  /// Keeps the view and those inside it from taking input.
  ///
  /// Mirrors SwiftUI's modifier: once disabled, nothing inside can be enabled.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentWriter(content: self, key: 0, value: disabled) {
      $0.isDisabled = $0.isDisabled || disabled
    }
  }
}
