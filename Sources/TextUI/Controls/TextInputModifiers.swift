extension View {
  /// Keeps words from being corrected while they are typed, which here they are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Keeps words from being corrected while they are typed, which here they are not.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }
}
