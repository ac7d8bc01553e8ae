/// A bar of a page or a tab view.
///
/// Mirrors SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Sendable, Hashable {
  /// A kind of bar.
  enum Kind: Hashable {
    case automatic, navigationBar, tabBar, bottomBar, windowToolbar
  }

  /// The kind.
  let kind: Kind

  /// The bar above the page.
  public static let automatic = ToolbarPlacement(kind: .automatic)

  /// The bar above the page.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)

  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)

  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)

  /// The bar of a window, which a terminal does not have.
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
}

/// What the bars of a page are for; a text screen has one look of them.
///
/// Mirrors SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = ToolbarRole()

  /// To and fro between pages.
  public static let navigationStack = ToolbarRole()

  /// To look through pages.
  public static let browser = ToolbarRole()

  /// To edit a page.
  public static let editor = ToolbarRole()
}

extension View {
  /// Sets the ground of bars, which is the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets whether the ground of bars is shown, which is the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Sets whether the ground of bars is shown, which is the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Takes bars for light or dark; their colours are the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }

  /// Says what the bars of the page are for; a text screen has one look of them.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets how the title of the page is shown; the bar of a text screen shows all in one way.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

  /// Puts a menu under the title of the page: at the end of the bar, as a menu.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let items = content()
    return toolbar { ToolbarTitleMenu { items } }
  }
}

/// A way to show the title of a page: a bar of a text screen has one.
///
/// Mirrors SwiftUI's `ToolbarTitleDisplayMode`.
public struct ToolbarTitleDisplayMode: Sendable, Hashable {
  /// As on the page before.
  public static let automatic = ToolbarTitleDisplayMode()

  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode()

  /// In the bar, large.
  public static let inlineLarge = ToolbarTitleDisplayMode()

  /// Below the bar.
  public static let large = ToolbarTitleDisplayMode()
}

/// Room between the items of a bar: as much as there is, or that by which items of a text screen stand apart anyway.
///
/// Mirrors SwiftUI's `ToolbarSpacer`.
public struct ToolbarSpacer: View {
  /// How much room it is.
  private let sizing: SpacerSizing

  /// Where it is.
  private let placement: ToolbarItemPlacement

  /// Makes room.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// The room.
  @ViewBuilder public var body: some View {
    if sizing == .flexible { ToolbarItem(placement: placement) { Spacer() } }
  }
}

/// How much room there is between items.
///
/// Mirrors SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Sendable, Hashable {
  /// Whether it is as much as there is.
  private let isFlexible: Bool

  /// As much as there is.
  public static let flexible = SpacerSizing(isFlexible: true)

  /// A little.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// An item of the system in a bar, which is there by itself.
///
/// Mirrors SwiftUI's `DefaultToolbarItem`.
public struct DefaultToolbarItem: View {
  /// A kind of item.
  ///
  /// Mirrors SwiftUI's `ToolbarDefaultItemKind`.
  public struct Kind: Sendable, Hashable {
    /// The title.
    public static let title = Kind()

    /// The field for a search.
    public static let search = Kind()

    /// The button for the columns at the side.
    public static let sidebarToggle = Kind()
  }

  /// Makes an item.
  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}

  /// Nothing: the bar has it by itself.
  public var body: some View { EmptyView() }
}

/// A menu under the title of a page, which on a text screen stands at the end of the bar.
///
/// Mirrors SwiftUI's `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View>: View {
  private let content: Content

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The menu.
  public var body: some View {
    ToolbarItem { Menu("More") { content } }
  }
}
