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

  /// Says what value the button of the tab has.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func accessibilityValue(_ value: Text) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityValue(value) }
  }

  /// Says what value the button of the tab has.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func accessibilityValue(_ value: LocalizedStringKey) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityValue(value) }
  }

  /// Says what value the button of the tab has.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  @_disfavoredOverload
  public func accessibilityValue<Title: StringProtocol>(
    _ value: Title
  ) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityValue(value) }
  }

  /// Says what happens when the button of the tab is pressed.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func accessibilityHint(_ hint: Text) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityHint(hint) }
  }

  /// Says what happens when the button of the tab is pressed.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityHint(hint) }
  }

  /// Says what happens when the button of the tab is pressed.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  @_disfavoredOverload
  public func accessibilityHint<Title: StringProtocol>(
    _ hint: Title
  ) -> Tab<Value, Content, some View> {
    relabeled { $0.accessibilityHint(hint) }
  }

  /// Returns the tab with another label.
  private func relabeled<Other: View>(_ change: (Label) -> Other) -> Tab<Value, Content, Other> {
    var tab = Tab<Value, Content, Other>(value, content: content, label: change(label))
    (tab.badge, tab.isHidden) = (badge, isHidden)
    return tab
  }
}

// What follows stays a tab, of which more can be said in any order.

extension Tab {
  /// Adds a number to the tab; none when it is 0.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func badge(_ count: Int) -> Tab {
    with { $0.badge = count == 0 ? nil : TextContent(.verbatim("\(count)")) }
  }

  /// Adds a word to the tab; none when it is `nil`.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func badge(_ label: Text?) -> Tab { with { $0.badge = label?.content } }

  /// Adds a word to the tab; none when it is `nil`.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func badge<S: StringProtocol>(_ label: S?) -> Tab {
    with { $0.badge = label.map { TextContent(.verbatim(String($0))) } }
  }

  /// Takes the tab out of the bar, and its page with it.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  ///
  /// - Parameter hidden: Whether to.
  /// - Returns: The changed tab.
  public func hidden(_ hidden: Bool = true) -> Tab { with { $0.isHidden = $0.isHidden || hidden } }

  /// Says where people find the tab before they arrange the bar, which in a terminal they do not.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Tab {
    self
  }

  /// Names the tab for what people arrange themselves, which in a terminal they do not.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func customizationID(_ id: String) -> Tab { self }

  /// Says how far people may arrange the tab, which in a terminal they do not.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Tab {
    self
  }

  /// Returns the tab after a change.
  private func with(_ change: (inout Tab) -> Void) -> Tab {
    var tab = self
    change(&tab)
    return tab
  }
}
