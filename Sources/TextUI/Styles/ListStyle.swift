import AccessibilityTree

/// A look of lists.
///
/// Mirrors SwiftUI's protocol; as there, the styles are those that come with it.
///
/// Text has one look of lists; the styles differ in what a list is for tests. As since iOS 16 it is a collection view with cells; in the
/// style ``ListStyle/table`` it is a table, as lists of SwiftUI before that and tables of UIKit are.
public protocol ListStyle: Sendable {}

/// The look of a list that suits the place.
///
/// Mirrors SwiftUI's structure.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a list without a frame.
///
/// Mirrors SwiftUI's structure.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a list whose sections are groups.
///
/// Mirrors SwiftUI's structure.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a list that keeps a distance.
///
/// Mirrors SwiftUI's structure.
public struct InsetListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a list whose sections are groups that keep a distance.
///
/// Mirrors SwiftUI's structure.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// The look of a list at the side of what it leads to.
///
/// Mirrors SwiftUI's structure.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// A list that is a table for tests.
///
/// An addition of ours, for applications whose tests were written for tables.
public struct TableListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As suits the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Without a frame.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections are groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// At a distance.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections are groups, at a distance.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// At the side.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == TableListStyle {
  /// A table for tests; an addition of ours.
  public static var table: TableListStyle { TableListStyle() }
}

/// The key of what lists are for tests.
private enum ListElementTypeKey: EnvironmentKey {
  static var defaultValue: ElementType { .collectionView }
}

extension EnvironmentValues {
  /// What lists are for tests.
  var listElementType: ElementType {
    get { self[ListElementTypeKey.self] }
    set { self[ListElementTypeKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of lists inside.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    let type: ElementType = style is TableListStyle ? .table : .collectionView
    return EnvironmentWriter(content: self, key: 0, value: type) { $0.listElementType = type }
  }
}
