extension View {
  /// Shows bars around the page, or hides them while the page is the one that is shown.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are hidden.
  ///   - bars: The bars; none for the one above the page.
  /// - Returns: The changed view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showing(visibility, Set(bars.map(\.kind)))
  }

  /// Shows bars around the page, or hides them while the page is the one that is shown.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - visibility: Whether they are hidden.
  ///   - bars: The bars; none for the one above the page.
  /// - Returns: The changed view.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    showing(visibility, Set(bars.map(\.kind)))
  }

  /// Hides bars, or does not.
  private func showing(_ visibility: Visibility, _ kinds: Set<ToolbarPlacement.Kind>) -> some View {
    let isHidden = visibility == .hidden
    let hidesAbove =
      isHidden && (kinds.isEmpty || !kinds.isDisjoint(with: [.automatic, .navigationBar]))
    let hidesBelow = isHidden && kinds.contains(.bottomBar)
    return PageModifierView(
      content: TabBarHidingView(content: self, isHiding: isHidden && kinds.contains(.tabBar)),
      value: [hidesAbove, hidesBelow]
    ) { values, _ in
      values.navigationPage?.isBarHidden = hidesAbove
      values.navigationPage?.isBottomBarHidden = hidesBelow
    } remove: { values, _ in
      values.navigationPage?.isBarHidden = false
      values.navigationPage?.isBottomBarHidden = false
    }
  }
}

/// Whether the bar of a tab view is shown, as the views inside have it.
@MainActor final class TabBarVisibility {
  /// The views on the screen that hide it.
  private var hiding: Set<ObjectIdentifier> = []

  /// Called when it is to be shown or hidden.
  var changed: () -> Void = {}

  /// Whether it is hidden.
  var isHidden: Bool { !hiding.isEmpty }

  /// Notes whether a view on the screen hides it.
  func set(_ isHiding: Bool, by view: ViewNode) {
    let wasHidden = isHidden
    if isHiding {
      hiding.insert(ObjectIdentifier(view))
    } else {
      hiding.remove(ObjectIdentifier(view))
    }
    if isHidden != wasHidden { changed() }
  }
}

/// The key of the bar of the tab view around.
private enum TabBarVisibilityKey: EnvironmentKey {
  static var defaultValue: TabBarVisibility? { nil }
}

extension EnvironmentValues {
  /// Whether the bar of the tab view around is shown; `nil` without one.
  var tabBarVisibility: TabBarVisibility? {
    get { self[TabBarVisibilityKey.self] }
    set { self[TabBarVisibilityKey.self] = newValue }
  }
}

/// A view that hides the bar of the tab view around while it is on the screen, or does not.
struct TabBarHidingView<Content: View>: WrappingView {
  let content: Content

  /// Whether it does.
  let isHiding: Bool

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TabBarHidingNode(view, context)
  }
}

/// The node of a view that may hide the bar of the tab view around.
private final class TabBarHidingNode<Content: View>: ContentNode<TabBarHidingView<Content>> {
  /// Makes the node and the one inside.
  init(_ view: TabBarHidingView<Content>, _ context: NodeContext) {
    super.init(view, context)
    activityChanged()
  }

  override func viewChanged(from old: TabBarHidingView<Content>) {
    if view.isHiding != old.isHiding { activityChanged() }
  }

  override func activityChanged() {
    scope.values.tabBarVisibility?.set(isActive && view.isHiding, by: self)
  }

  override func willTearDown() {
    scope.values.tabBarVisibility?.set(false, by: self)
  }
}
