/// A look of tab views.
///
/// Mirrors SwiftUI's protocol; as text, tabs stand in a bar below, but for ``SidebarAdaptableTabViewStyle``.
public protocol TabViewStyle: Sendable {}

/// The look of a tab view that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a tab view as pages to leaf through; as text, tabs stand in a bar below.
///
/// Mirrors SwiftUI's structure.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the number of the page is shown.
  ///
  /// Mirrors SwiftUI's structure.
  public struct IndexDisplayMode: Sendable, Hashable {
    /// Where there are several.
    public static let automatic = IndexDisplayMode()

    /// Always.
    public static let always = IndexDisplayMode()

    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// The look of a tab view with tabs at the side where there is room from side to side, and in a bar below elsewhere.
///
/// Mirrors SwiftUI's structure.
///
/// - Note: Unlike SwiftUI's, tabs at the side are for tests the buttons of a tab bar, as those below are.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// As suits the place.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to leaf through.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to leaf through, with or without their number.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs at the side, where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// The key of whether tabs stand at the side where there is room.
private enum SideTabsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether tabs stand at the side where there is room.
  var hasSideTabs: Bool {
    get { self[SideTabsKey.self] }
    set { self[SideTabsKey.self] = newValue }
  }
}

/// A look of the number of a page.
///
/// Mirrors SwiftUI's protocol.
public protocol IndexViewStyle: Sendable {}

/// The look of the number of a page as dots.
///
/// Mirrors SwiftUI's structure.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether there is a ground behind the dots.
  ///
  /// Mirrors SwiftUI's structure.
  public struct BackgroundDisplayMode: Sendable, Hashable {
    /// As suits the place.
    public static let automatic = BackgroundDisplayMode()

    /// While it is touched.
    public static let interactive = BackgroundDisplayMode()

    /// Always.
    public static let always = BackgroundDisplayMode()

    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots, with or without a ground.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets the look of tab views inside; as text, tabs stand in a bar below, or at the side.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.hasSideTabs, style is SidebarAdaptableTabViewStyle)
  }

  /// Sets the look of the number of a page, which tabs show.
  ///
  /// Mirrors SwiftUI's modifier.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
