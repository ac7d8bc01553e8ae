/// What a tab is for; in the bar of a text screen all stand alike.
///
/// Mirrors SwiftUI's `TabRole`.
public struct TabRole: Sendable, Hashable {
  /// To search.
  public static let search = TabRole()
}

extension Tab {
  /// Makes a page with a label, chosen by a value.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  ///   - label: What the bar shows.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content: content(), label: label())
  }

  /// Makes a page with a title and a symbol, chosen by a value.
  public init(
    _ title: LocalizedStringKey, systemImage image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(value, content: content(), label: TextUI.Label(title, systemImage: image))
  }

  /// Makes a page with a title and a symbol, chosen by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(value, content: content(), label: TextUI.Label(title, systemImage: image))
  }

  /// Makes a page with a title and a picture, chosen by a value.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(value, content: content(), label: TextUI.Label(title, image: image))
  }

  /// Makes a page with a title and a picture, chosen by a value.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(value, content: content(), label: TextUI.Label(title, image: image))
  }
}

extension Tab where Value == Never {
  /// Makes a page with a label.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - content: The page.
  ///   - label: What the bar shows.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content: content(), label: label())
  }

  /// Makes a page with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(nil, content: content(), label: TextUI.Label(title, systemImage: image))
  }

  /// Makes a page with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(nil, content: content(), label: TextUI.Label(title, systemImage: image))
  }

  /// Makes a page with a title and a picture.
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(nil, content: content(), label: TextUI.Label(title, image: image))
  }

  /// Makes a page with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == TextUI.Label<Text, Image> {
    self.init(nil, content: content(), label: TextUI.Label(title, image: image))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a page that is called by what it is for, chosen by a value.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - value: The value by which it is chosen.
  ///   - role: What it is for.
  ///   - content: The page.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, content: content(), label: DefaultTabLabel(role: role))
  }

  /// Makes a page without a label, chosen by a value, as where the author draws a bar.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - value: The value by which it is chosen.
  ///   - content: The page.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value, content: content(), label: DefaultTabLabel(role: nil))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a page that is called by what it is for.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - content: The page.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content: content(), label: DefaultTabLabel(role: role))
  }

  /// Makes a page without a label, as where the author draws a bar.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameter content: The page.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content: content(), label: DefaultTabLabel(role: nil))
  }
}

/// The label of a page that is called by what it is for.
///
/// Mirrors SwiftUI's `DefaultTabLabel`: of what pages can be for, there is a search. A page that is for nothing in particular is not called.
public struct DefaultTabLabel: View {
  /// What the page is for; `nil` for nothing in particular.
  let role: TabRole?

  /// The label.
  public var body: some View {
    if role != nil {
      Label(
        title: { Text(SystemWord.search) }, icon: { Image(systemName: "magnifyingglass") })
    }
  }
}
