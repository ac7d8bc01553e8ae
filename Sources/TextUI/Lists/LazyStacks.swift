import Foundation

/// Views one below the other, made when they come near the visible part of the scroll view around.
///
/// Mirrors SwiftUI's `LazyVStack`. Only rows on the screen, and one on each side, exist in the tree; scrolling brings the others. A row
/// keeps its state once it was made. Outside a `ScrollView` all rows exist.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// Puts views one below the other.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand along the rows.
  ///   - spacing: The cells between them; none when `nil`.
  ///   - pinnedViews: Which parts of sections stay in view while the section does.
  ///   - content: The views; those of a `ForEach` are made when they are needed.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Int(cells: $0) } ?? 0
    pinned = pinnedViews
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LazyContentNode(view, context, axis: .vertical, content: \.content) { box, view in
      box.spacing = view.spacing
      box.pinned = view.pinned
      box.align = { [key = view.alignment.key] in key.offset(of: $0, in: $1) }
      box.setNeedsLayout()
    }
  }
}

/// Views side by side, made when they come near the visible part of the scroll view around.
///
/// Mirrors SwiftUI's `LazyHStack`; see ``LazyVStack`` for what exists when.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// Puts views side by side.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand along the columns.
  ///   - spacing: The cells between them; one when `nil`.
  ///   - pinnedViews: Which parts of sections stay in view while the section does.
  ///   - content: The views; those of a `ForEach` are made when they are needed.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map { Int(cells: $0) } ?? 1
    pinned = pinnedViews
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LazyContentNode(view, context, axis: .horizontal, content: \.content) { box, view in
      box.spacing = view.spacing
      box.pinned = view.pinned
      box.align = { [key = view.alignment.key] in key.offset(of: $0, in: $1) }
      box.setNeedsLayout()
    }
  }
}

/// Views in columns, row after row, made when they come near the visible part of the scroll view around.
///
/// Mirrors SwiftUI's `LazyVGrid`; see ``LazyVStack`` for what exists when.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Int
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// Puts views in columns.
  ///
  /// - Parameters:
  ///   - columns: How wide the columns are.
  ///   - alignment: Where a view stands that does not fill its column.
  ///   - spacing: The cells between rows; none when `nil`.
  ///   - pinnedViews: Which parts of sections stay in view while the section does.
  ///   - content: The views; those of a `ForEach` are made when they are needed.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing.map { Int(cells: $0) } ?? 0
    pinned = pinnedViews
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LazyContentNode(view, context, axis: .vertical, content: \.content) { box, view in
      box.spacing = view.spacing
      box.pinned = view.pinned
      box.align = { [key = view.alignment.key] in key.offset(of: $0, in: $1) }
      box.tracks = view.columns
      box.setNeedsLayout()
    }
  }
}

/// Views in rows, column after column, made when they come near the visible part of the scroll view around.
///
/// Mirrors SwiftUI's `LazyHGrid`; see ``LazyVStack`` for what exists when.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Int
  private let pinned: PinnedScrollableViews
  private let content: Content

  /// Puts views in rows.
  ///
  /// - Parameters:
  ///   - rows: How high the rows are.
  ///   - alignment: Where a view stands that does not fill its row.
  ///   - spacing: The cells between columns; one when `nil`.
  ///   - pinnedViews: Which parts of sections stay in view while the section does.
  ///   - content: The views; those of a `ForEach` are made when they are needed.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing.map { Int(cells: $0) } ?? 1
    pinned = pinnedViews
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LazyContentNode(view, context, axis: .horizontal, content: \.content) { box, view in
      box.spacing = view.spacing
      box.pinned = view.pinned
      box.align = { [key = view.alignment.key] in key.offset(of: $0, in: $1) }
      box.tracks = view.rows
      box.setNeedsLayout()
    }
  }
}
