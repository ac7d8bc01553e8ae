// Menus with words for their label.

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title whose button does something when it is tapped.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title whose button does something when it is tapped.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == TextUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a menu with a title and a symbol whose button does something when it is tapped.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TextUI.Label(title, systemImage: name) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title and a symbol whose button does something when it is tapped.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { TextUI.Label(title, systemImage: name) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title and a picture.
  public init(
    _ title: LocalizedStringKey, image name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, image: name) }
  }

  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TextUI.Label(title, image: name) }
  }
}
