// Tabs whose title is a resource. Where a literal stands, the forms with keys are taken.

extension Tab {
  /// Makes a page with a title and symbol, chosen by a value.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.value = value
    self.content = content()
    label = TextUI.Label(title, systemImage: image)
  }

  /// Makes a page with a title and symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage image: String, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image>, Value == Never {
    value = nil
    self.content = content()
    label = TextUI.Label(title, systemImage: image)
  }

  /// Makes a page with a title and a symbol, chosen by a value.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(value, content: content(), label: TextUI.Label(title, systemImage: image))
  }

  /// Makes a page with a title and a picture, chosen by a value.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(value, content: content(), label: TextUI.Label(title, image: image))
  }
}

extension Tab where Value == Never {
  /// Makes a page with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(nil, content: content(), label: TextUI.Label(title, systemImage: image))
  }

  /// Makes a page with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(nil, content: content(), label: TextUI.Label(title, image: image))
  }
}

extension Tab {
  /// Says what the button of the tab is called.
  ///
  /// Mirrors the method of SwiftUI's `TabContent`.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Tab<Value, Content, some View>
  {
    accessibilityLabel(Text(label))
  }
}
