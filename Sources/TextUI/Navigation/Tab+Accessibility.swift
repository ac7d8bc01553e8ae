// What a tab says of itself is said of its button in the bar, and not of its page, which is not there while another is shown.

extension Tab {
  /// Names the button of the tab for tests.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func accessibilityIdentifier(_ identifier: String) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityIdentifier(identifier) }
  }

  /// Names the button of the tab for tests if a condition holds.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityIdentifier(identifier, isEnabled: isEnabled) }
  }

  /// Says what the button of the tab is called.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func accessibilityLabel(_ label: Text) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityLabel(label) }
  }

  /// Says what the button of the tab is called.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityLabel(label) }
  }

  /// Says what the button of the tab is called.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  @_disfavoredOverload
  public func accessibilityLabel<Title: StringProtocol>(
    _ label: Title
  ) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityLabel(label) }
  }

  /// Returns the tab with another label.
  private func relabeled<Other: View>(_ change: (Label) -> Other) -> Tab<Value, Content, Other> {
    Tab<Value, Content, Other>(value, content: content, label: change(label))
  }
}
