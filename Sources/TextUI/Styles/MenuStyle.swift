/// A look of menus.
///
/// Mirrors SwiftUI's `MenuStyle`.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of menus.
///
/// Mirrors SwiftUI's `MenuStyleConfiguration`.
@MainActor public struct MenuStyleConfiguration {
  /// What a menu's button looks like.
  public typealias Label = ControlPart

  /// The actions of a menu.
  public typealias Content = ControlPart

  /// What the button looks like.
  let label: Label

  /// The actions.
  let content: Content

  /// What a tap on the button does in place of opening the menu; `nil` for nothing.
  let primaryAction: (() -> Void)?
}

/// The look of a menu that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As suits the place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The look of a menu as a button.
///
/// Mirrors SwiftUI's structure.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The look of a menu as a button without a frame.
///
/// Mirrors SwiftUI's structure.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a frame.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the look of menus inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: MenuStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
