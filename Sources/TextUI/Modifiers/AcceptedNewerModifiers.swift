// What newer systems do with views, and a terminal does not. Each modifier is accepted and leaves the view as it is, or puts its content
// where a text screen has room for it.

extension View {
  /// Keeps views inside from being shown otherwise under a pointer, as on a text screen none is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isHoverEffectEnabled, !disabled)
  }

  /// Keeps people from searching the text, which the terminal does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Keeps people from replacing what they found in the text, which the terminal does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Hides the edge of scrolled content, which as text has none.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the room of the symbols of labels, which as characters have one width.
  ///
  /// Mirrors SwiftUI's modifier.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// Sets the room between the symbols and the titles of labels, which in a terminal is a column.
  ///
  /// Mirrors SwiftUI's modifier.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }

  /// Puts a view above the bar of tabs if a condition holds.
  ///
  /// Mirrors SwiftUI's modifier.
  @ViewBuilder public func tabViewBottomAccessory<V: View>(
    isEnabled: Bool, @ViewBuilder content: () -> V
  ) -> some View {
    if isEnabled { tabViewBottomAccessory(content: content) } else { self }
  }

  /// Sets where tabs stand at first that people can move, which on a text screen they cannot.
  ///
  /// Mirrors SwiftUI's modifier.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    self
  }

  /// Sets how a tab for a search begins it; here people tap its field.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
}

/// A way in which a tab for a search begins it.
///
/// Mirrors SwiftUI's `TabSearchActivation`.
public struct TabSearchActivation: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = TabSearchActivation()

  /// As soon as the tab is chosen.
  public static let searchTabSelection = TabSearchActivation()
}

extension TabSection {
  /// Puts actions into the heading of the section where tabs stand at the side, which a text screen does not show.
  ///
  /// Mirrors SwiftUI's method.
  public func sectionActions<Actions: View>(
    @ViewBuilder _ content: () -> Actions
  ) -> TabSection<Header, Content> {
    self
  }
}

// MARK: - Scenes

/// A look of something in the bar of menus of a desktop, which a terminal does not have.
///
/// Mirrors SwiftUI's protocol.
public protocol MenuBarExtraStyle: Sendable {}

/// The looks of the system of something in the bar of menus.
public struct SystemMenuBarExtraStyle: MenuBarExtraStyle {}

extension MenuBarExtraStyle where Self == SystemMenuBarExtraStyle {
  /// As suits the place.
  public static var automatic: SystemMenuBarExtraStyle { SystemMenuBarExtraStyle() }

  /// As a menu.
  public static var menu: SystemMenuBarExtraStyle { SystemMenuBarExtraStyle() }

  /// As a window.
  public static var window: SystemMenuBarExtraStyle { SystemMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the look of something in the bar of menus of a desktop, which a terminal does not have.
  ///
  /// Mirrors SwiftUI's modifier.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}
