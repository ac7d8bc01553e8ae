/// A look of groups of controls.
///
/// Mirrors SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View

  /// What a style is told.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of groups of controls.
///
/// Mirrors SwiftUI's `ControlGroupStyleConfiguration`.
@MainActor public struct ControlGroupStyleConfiguration {
  /// The controls of a group.
  public typealias Content = ControlPart

  /// The label of a group.
  public typealias Label = ControlPart

  /// The controls.
  public let content: Content

  /// The label; nothing where the group has none.
  public let label: Label
}

/// The look of a group of controls that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As suits the place.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The look of a group of controls that leads to and fro.
///
/// Mirrors SwiftUI's structure.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As suits the place.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The look of a group of controls in a menu.
///
/// Mirrors SwiftUI's structure.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// As suits the place.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The look of a group of controls in a small menu.
///
/// Mirrors SwiftUI's structure.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// As suits the place.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The look of a group of controls as a row of symbols, which as text are words.
///
/// Mirrors SwiftUI's structure.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the view.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// As suits the place.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// Sets the look of groups of controls inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    styled(style) { (style: S, configuration: ControlGroupStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}
