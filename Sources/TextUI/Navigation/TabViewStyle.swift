/// A look of tab views.
///
/// Mirrors SwiftUI's protocol.
public protocol TabViewStyle: Sendable {}

/// The look of a tab view that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a tab view as pages to leaf through, by a swipe, or by the arrow keys on the dots below.
///
/// Mirrors SwiftUI's structure. The dots have a row of their own.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the number of the page is shown.
  ///
  /// Mirrors SwiftUI's structure.
  public struct IndexDisplayMode: Sendable, Hashable {
    /// The fewest pages of which it is shown.
    let leastCount: Int

    /// Where there are several.
    public static let automatic = IndexDisplayMode(leastCount: 2)

    /// Always.
    public static let always = IndexDisplayMode(leastCount: 1)

    /// Never.
    public static let never = IndexDisplayMode(leastCount: .max)
  }

  /// Whether the number of the page is shown.
  let indexDisplayMode: IndexDisplayMode

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
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

/// The look of a tab view with tabs in a bar, also where there is room at the side.
///
/// Mirrors SwiftUI's structure. The bar is below.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar alone.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
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

/// What the pages of a tab view are chosen by.
enum TabStyle: Hashable {
  /// A bar below.
  case bar

  /// A bar at the side, where there is room.
  case sidebar

  /// Swipes.
  case pages(PageTabViewStyle.IndexDisplayMode)

  /// What a style of the author's choice means.
  init(_ style: some TabViewStyle) {
    switch style {
    case let style as PageTabViewStyle: self = .pages(style.indexDisplayMode)
    case is SidebarAdaptableTabViewStyle: self = .sidebar
    default: self = .bar
    }
  }
}

/// The key of what the pages of a tab view are chosen by.
private enum TabStyleKey: EnvironmentKey {
  static var defaultValue: TabStyle { .bar }
}

extension EnvironmentValues {
  /// What the pages of a tab view are chosen by.
  var tabStyle: TabStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
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
  /// Sets the look of tab views inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabStyle, TabStyle(style))
  }

  /// Sets the look of the number of a page, which tabs show.
  ///
  /// Mirrors SwiftUI's modifier.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
