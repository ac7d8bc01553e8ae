/// A list at the side of what it leads to.
///
/// Mirrors SwiftUI's `NavigationSplitView`. On a screen of 100 columns and more the columns stand side by side. On a narrower one, as on a
/// phone, it is a stack: a list whose selection is a row shows what it leads to, whoever made it so, and going back takes the selection away. A
/// link of a column shows its page in the next. `horizontalSizeClass` says which, and can be set.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private var visibility: NavigationSplitViewVisibility = .automatic

  /// The column that a stack shows, where its author keeps it.
  private var preferredColumn: Binding<NavigationSplitViewColumn>?

  @State private var shownColumn = NavigationSplitViewColumn.sidebar
  @State private var middle = NavigationColumn()
  @State private var last = NavigationColumn()
  @State private var sidebarLead = ColumnLead()
  @State private var contentLead = ColumnLead()
  @State private var noLead = ColumnLead()
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

  /// Makes a view of three columns, of which those are shown side by side that a value names.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility.wrappedValue
  }

  /// Makes a view of three columns, of which a stack shows the one that a value names.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - columnVisibility: The columns that are shown side by side, where there is room.
  ///   - preferredCompactColumn: The one that is shown where there is not; set when people go to another.
  ///   - sidebar: The first column.
  ///   - content: The one in the middle.
  ///   - detail: The last.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
    visibility = columnVisibility.wrappedValue
    preferredColumn = preferredCompactColumn
  }

  /// The columns.
  public var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        if visibility == .automatic || visibility == .all
          || (visibility == .doubleColumn && content == nil)
        {
          NavigationStack { sidebar }.frame(maxWidth: 26)
            .environment(\.nextColumn, content == nil ? last : middle)
            .environment(\.columnLead, noLead)
          Divider()
        }
        if let content, visibility != .detailOnly {
          NavigationStack { content }.frame(maxWidth: 26)
            .environment(\.navigationColumn, middle).environment(\.nextColumn, last)
            .environment(\.columnLead, noLead)
          Divider()
        }
        NavigationStack { detail }.environment(\.navigationColumn, last)
      }
    } else {
      let next = content == nil ? NavigationSplitViewColumn.detail : .content
      NavigationStack {
        sidebar
          .environment(\.columnLead, lead(sidebarLead, from: .sidebar, to: next))
          .environment(\.isCollapsedColumn, true)
          .navigationDestination(isPresented: isShown(next, over: .sidebar, sidebarLead)) {
            if let content {
              content
                .environment(\.columnLead, lead(contentLead, from: .content, to: .detail))
                .environment(\.isCollapsedColumn, true)
                .navigationDestination(isPresented: isShown(.detail, over: .content, contentLead)) {
                  detail.environment(\.isCollapsedColumn, true)
                }
            } else {
              detail.environment(\.isCollapsedColumn, true)
            }
          }
      }
    }
  }

  /// The column that is shown in a stack.
  private var column: Binding<NavigationSplitViewColumn> { preferredColumn ?? $shownColumn }

  /// Returns what the selection of a list in a column of a stack leads to.
  ///
  /// - Parameters:
  ///   - lead: What it was before.
  ///   - former: The column.
  ///   - next: The one that it leads to.
  /// - Returns: The same, brought up to date.
  private func lead(
    _ lead: ColumnLead, from former: NavigationSplitViewColumn,
    to next: NavigationSplitViewColumn
  ) -> ColumnLead {
    let column = column
    lead.isAuthors = preferredColumn != nil
    lead.show = { if column.wrappedValue == former { column.wrappedValue = next } }
    lead.hide = {
      if former == .sidebar || column.wrappedValue == .detail { column.wrappedValue = former }
    }
    return lead
  }

  /// Returns whether a column of a stack is shown, or one that it leads to.
  ///
  /// - Parameters:
  ///   - shown: The column.
  ///   - former: The one that leads to it, to which one goes back.
  ///   - lead: What the selection of the former one leads to; going back takes that away.
  /// - Returns: Whether it is; false shows the former one.
  private func isShown(
    _ shown: NavigationSplitViewColumn, over former: NavigationSplitViewColumn, _ lead: ColumnLead
  ) -> Binding<Bool> {
    let column = column
    return Binding {
      column.wrappedValue == shown || (column.wrappedValue == .detail && shown == .content)
    } set: { isShown in
      if isShown {
        if column.wrappedValue == former { column.wrappedValue = shown }
      } else {
        column.wrappedValue = former
        lead.clear()
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

  /// Makes a view of two columns, of which those are shown side by side that a value names.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility.wrappedValue
  }

  /// Makes a view of two columns, of which a stack shows the one that a value names.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
    visibility = columnVisibility.wrappedValue
    preferredColumn = preferredCompactColumn
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
