extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  ///
  /// Mirrors SwiftUI's value.
  ///
  /// - Note: Unlike on a phone, where a touch gives the focus to what takes text alone, buttons have it too: there is always a keyboard here.
  public var isFocused: Bool { scope?.isReaderFocused ?? false }
}
