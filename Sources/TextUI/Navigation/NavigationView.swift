/// Pages pushed one over the other.
///
/// Mirrors SwiftUI's older container, which on a phone is what ``NavigationStack`` is: of several views the first is the page, and the others
/// are what a tablet shows beside it.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Makes a container with its first page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack.
  public var body: some View {
    NavigationStack(controllerName: "_TtGC7SwiftUI19UIHosting") {
      if let several = content as? any SeveralViews { several.firstView } else { content }
    }
  }
}

/// Several views of which the first can be had.
private protocol SeveralViews {
  /// The first.
  @MainActor var firstView: AnyView { get }
}

extension TupleView: SeveralViews {
  fileprivate var firstView: AnyView {
    for view in repeat each content { return AnyView(view) }
    return AnyView(EmptyView())
  }
}

/// A look of navigation views.
///
/// Mirrors SwiftUI's protocol; in a text screen, as on a phone, they have one look.
public protocol NavigationViewStyle: Sendable {}

/// The look of a navigation view that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a navigation view that shows one page at a time.
///
/// Mirrors SwiftUI's structure.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a navigation view that shows several pages beside each other, which a phone does not.
///
/// Mirrors SwiftUI's structure.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a navigation view that shows two pages beside each other, which a phone does not.
///
/// Mirrors SwiftUI's older structure.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Several pages beside each other, which a phone does not show.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As suits the place.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the look of navigation views inside, which have one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}

extension NavigationLink {
  /// Has the link show its page in the column for details; where one page is shown at a time, as on a phone, it is pushed in any case.
  ///
  /// Mirrors SwiftUI's older modifier.
  ///
  /// - Parameter isDetailLink: Whether the page belongs in that column.
  /// - Returns: The link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
