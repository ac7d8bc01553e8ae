// What a phone's bars, tabs and lists do besides, and a text screen does not. Each modifier is accepted and leaves the view as it is.

extension View {
  // MARK: Bars

  /// Takes a part of the system's out of the bars, of which a text screen shows none that are not the author's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// Says which file the page shows, which the bar of a text screen does not offer.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Says how serious a dialog is; those of a text screen look alike.
  ///
  /// Mirrors SwiftUI's modifier.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Offers not to show a dialog again, which on a phone none does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Offers not to show a dialog again, which on a phone none does.
  ///
  /// Mirrors SwiftUI's modifier.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    self
  }

  /// Has buttons fill their room, or not; as text they are as wide as their labels.
  ///
  /// Mirrors SwiftUI's modifier.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { unchanged() }

  // MARK: Tabs

  /// Names a tab for what people arrange themselves, which in a terminal they do not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func customizationID(_ id: String) -> some View { self }

  /// Says how far people may arrange a tab, which in a terminal they do not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some View {
    self
  }

  /// Keeps the tabs as people have arranged them, which in a terminal they do not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// Puts a view above the tabs where they stand at the side; a text screen has no room for it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unchanged()
  }

  /// Puts a view below the tabs where they stand at the side; a text screen has no room for it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unchanged()
  }

  /// Puts a view at the foot of the tabs where they stand at the side; a text screen has no room for it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unchanged()
  }

  // MARK: Lists

  /// Sets the room around sections of a list, which as text have none.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Shows letters at the side of a list, or hides them; a text screen has none.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Gives a section its letter at the side of a list, of which a text screen has none.
  ///
  /// Mirrors SwiftUI's modifier.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Gives a section its letter at the side of a list, of which a text screen has none.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}

/// A part of bars that the system puts there.
///
/// Mirrors SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Sendable, Hashable {
  /// What is called so.
  private let name: String

  /// What shows and hides the column at the side.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")

  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")

  /// The field for a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How serious a dialog is.
///
/// Mirrors SwiftUI's `DialogSeverity`.
public enum DialogSeverity: Sendable, Hashable {
  /// As suits the place.
  case automatic

  /// Something may be lost.
  case critical

  /// As usual.
  case standard
}

/// How wide buttons are.
///
/// Mirrors SwiftUI's `ButtonSizing`.
public struct ButtonSizing: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = ButtonSizing()

  /// As wide as their labels.
  public static let fitted = ButtonSizing()

  /// As wide as there is room.
  public static let flexible = ButtonSizing()
}

/// How people have arranged tabs, which in a terminal they do not.
///
/// Mirrors SwiftUI's `TabViewCustomization`.
public struct TabViewCustomization: Sendable, Equatable, Codable {
  /// Makes an arrangement in which nothing was changed.
  public init() {}
}

/// How far people may arrange a tab, which in a terminal they do not.
///
/// Mirrors SwiftUI's `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Sendable, Equatable {
  /// As suits the place.
  public static let automatic = TabCustomizationBehavior()

  /// As they like.
  public static let reorderable = TabCustomizationBehavior()

  /// Not at all.
  public static let disabled = TabCustomizationBehavior()
}

/// A place where tabs stand, for what people may do with them there.
///
/// Mirrors SwiftUI's `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Sendable, Hashable {
  /// The place.
  private enum Place {
    case automatic, tabBar, sidebar
  }

  private let place: Place

  /// As suits the window.
  public static let automatic = AdaptableTabBarPlacement(place: .automatic)

  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(place: .tabBar)

  /// At the side.
  public static let sidebar = AdaptableTabBarPlacement(place: .sidebar)
}
