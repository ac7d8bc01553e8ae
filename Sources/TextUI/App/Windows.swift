// More forms of windows. A terminal is one window: it shows the first scene of an application.

/// A window of which there is one, which in a terminal is the whole screen.
///
/// Mirrors SwiftUI's `Window`.
public struct Window<Content: View>: Scene {
  private let content: Content

  /// Makes a window with a title and a name, by which nobody need open it: it is there.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a window with a title and a name, by which nobody need open it: it is there.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes a window with a title and a name, by which nobody need open it: it is there.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Never asked for.
  public var body: Never {
    preconditionFailure("Window has no body.")
  }

  /// The view in the window; several stand below each other.
  public func makeRootView() -> AnyView { AnyView(content) }
}

extension WindowGroup {
  /// Makes a window with a name.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a window with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a window with a title and a name.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a window with a title and a name.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// Makes a window with a title and a name.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a window for values of a type; the one that is shown at first has none.
  public init<Value: Codable & Hashable, Inner: View>(
    id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
  ) where Content == PresentedWindowContent<Value, Inner> {
    self.init { PresentedWindowContent(content) }
  }

  /// Makes a window with a title for values of a type; the one that is shown at first has none.
  public init<Title: StringProtocol, Value: Codable & Hashable, Inner: View>(
    _ title: Title, id: String? = nil, for type: Value.Type,
    @ViewBuilder content: @escaping (Binding<Value?>) -> Inner
  ) where Content == PresentedWindowContent<Value, Inner> {
    self.init { PresentedWindowContent(content) }
  }
}

/// Something in the bar of menus of a desktop, which a terminal does not have: as the first scene it is shown like a window.
///
/// Mirrors SwiftUI's `MenuBarExtra`.
public struct MenuBarExtra<Content: View>: Scene {
  private let content: Content

  /// Makes it with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes it with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes it with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes it with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes it with a label.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
  }

  /// Never asked for.
  public var body: Never {
    preconditionFailure("MenuBarExtra has no body.")
  }

  /// The views.
  public func makeRootView() -> AnyView { AnyView(content) }
}
