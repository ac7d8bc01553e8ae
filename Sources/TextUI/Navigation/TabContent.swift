/// A page of a tab view, or several, chosen by values of a type.
///
/// Mirrors SwiftUI's `TabContent`.
///
/// - Note: Unlike SwiftUI's, it is a view.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// The type of the values by which pages are chosen.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent {
  /// The type of the values by which pages are chosen.
  public typealias TabValue = Value
}

/// A result builder that turns the statements of a tab view's content into one view, and tells tabs the type of their values.
///
/// Mirrors SwiftUI's `TabContentBuilder`.
///
/// - Note: Unlike SwiftUI's, it takes views that are no tabs too, as a ``TabView`` does.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
  /// Builds a view of nothing.
  public static func buildBlock() -> EmptyView { ViewBuilder.buildBlock() }

  /// Builds a view of one.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a view of several.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    ViewBuilder.buildBlock(repeat each content)
  }

  /// Builds a tab, whose value is of the type of the selection: it may be written as a dot and a name.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Builds any other view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of a choice.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// Builds the second branch of a choice.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// Builds a view that is only there on some versions.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    ViewBuilder.buildLimitedAvailability(content)
  }
}

// MARK: - Modifiers

/// A tab that is said more of.
private struct ModifiedTab<TabValue: Hashable, Content: View>: TabContent {
  /// The tab, with what is said of it.
  let content: Content

  var body: Content { content }
}

// Each does what the view's of its name does, and keeps the type of the tab's values, which the tab's own is inferred from.
extension TabContent {
  /// The tab as a view, of which views' modifiers say more.
  private var view: some View { self }

  /// Returns a view as a tab whose values are of the type of this one's.
  private func tab<Content: View>(_ content: Content) -> some TabContent<TabValue> {
    ModifiedTab<TabValue, Content>(content: content)
  }

  /// Adds a number to the tab; none when it is 0.
  ///
  /// Mirrors SwiftUI's modifier.
  public func badge(_ count: Int) -> some TabContent<TabValue> { tab(view.badge(count)) }

  /// Adds a word to the tab; none when it is `nil`.
  ///
  /// Mirrors SwiftUI's modifier.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { tab(view.badge(label)) }

  /// Adds a word to the tab; none when it is `nil`.
  ///
  /// Mirrors SwiftUI's modifier.
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    tab(view.badge(label))
  }

  /// Takes the tabs out of the bar, and their pages with them.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter hidden: Whether to.
  /// - Returns: The changed tabs.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    tab(Group { if !hidden { view } })
  }

  /// Says where people find the tabs before they arrange the bar, which in a terminal they do not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Names the tab for tests.
  ///
  /// Mirrors SwiftUI's modifier.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    tab(view.accessibilityIdentifier(identifier))
  }

  /// Names the tab for what people arrange themselves, which in a terminal they do not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Says how far people may arrange the tab, which in a terminal they do not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }
}
