// What is said of a view to assistive technologies and tests under a condition.

extension View {
  /// Says what the view is called if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the view is called if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.label = String(label) } }
  }

  /// Says what the view is called if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityLabel(label) } else { self }
  }

  /// Says what the view holds if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what the view holds if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.value = String(value) } }
  }

  /// Says what the view holds if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityValue(value) } else { self }
  }

  /// Says what happens when the view is used if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Says what happens when the view is used if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.hint = String(hint) } }
  }

  /// Says what happens when the view is used if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHint(hint) } else { self }
  }

  /// Hides the view from assistive technologies and tests if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    if isEnabled { accessibilityHidden(hidden) } else { self }
  }
}
