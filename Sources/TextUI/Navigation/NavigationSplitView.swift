/// A list at the side of what it leads to.
///
/// Mirrors SwiftUI's `NavigationSplitView`. Where there is little room, as a text screen has like a phone, it is a stack: choosing a row
/// of a list shows what it leads to. Where `horizontalSizeClass` is set to `.regular`, the columns stand side by side.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  @State private var showsContent = false
  @State private var showsDetail = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Makes a view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Makes a view of three columns, all of which are shown where there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// The columns.
  public var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        NavigationStack { sidebar }.frame(maxWidth: 26)
        if let content { NavigationStack { content }.frame(maxWidth: 26) }
        NavigationStack { detail }
      }
    } else {
      NavigationStack {
        if let content {
          sidebar
            .environment(\.rowWasChosen) { showsContent = true }
            .navigationDestination(isPresented: $showsContent) {
              content
                .environment(\.rowWasChosen) { showsDetail = true }
                .navigationDestination(isPresented: $showsDetail) { detail }
            }
        } else {
          sidebar
            .environment(\.rowWasChosen) { showsDetail = true }
            .navigationDestination(isPresented: $showsDetail) { detail }
        }
      }
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  /// Makes a view of two columns, both of which are shown where there is room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Makes a view of two columns, of which a stack shows the sidebar first.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

/// Which columns are shown.
///
/// Mirrors SwiftUI's `NavigationSplitViewVisibility`.
public enum NavigationSplitViewVisibility: Sendable, Hashable, Codable {
  /// As suits the place.
  case automatic

  /// All.
  case all

  /// The last two.
  case doubleColumn

  /// The last.
  case detailOnly
}

/// A column.
///
/// Mirrors SwiftUI's `NavigationSplitViewColumn`.
public enum NavigationSplitViewColumn: Sendable, Hashable {
  /// The first.
  case sidebar

  /// The one in the middle.
  case content

  /// The last.
  case detail
}

/// A look of columns; a text screen has one.
///
/// Mirrors SwiftUI's protocol.
public protocol NavigationSplitViewStyle: Sendable {}

/// A look of the system.
public struct SystemNavigationSplitViewStyle: NavigationSplitViewStyle {}

extension NavigationSplitViewStyle where Self == SystemNavigationSplitViewStyle {
  /// As suits the place.
  public static var automatic: SystemNavigationSplitViewStyle { SystemNavigationSplitViewStyle() }

  /// All of one width.
  public static var balanced: SystemNavigationSplitViewStyle { SystemNavigationSplitViewStyle() }

  /// The last as wide as can be.
  public static var prominentDetail: SystemNavigationSplitViewStyle {
    SystemNavigationSplitViewStyle()
  }
}

/// The key of what happens when a row of a list is chosen.
private enum RowWasChosenKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Runs when a row of a list is chosen.
  var rowWasChosen: (() -> Void)? {
    get { self[RowWasChosenKey.self] }
    set { self[RowWasChosenKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the column, which follows the room there is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of the column, which follows the room there is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Sets the look of columns inside; a text screen has one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
}
