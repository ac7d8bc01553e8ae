// Grids with room between their views, in points. Each takes the place of TextUI's, whose room is in cells.
import CellLengths
public import Foundation
public import TextUI

extension Grid {
  /// Puts views in rows and columns.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands that does not fill its cell.
  ///   - horizontalSpacing: The room between columns, in points; one column when `nil`.
  ///   - verticalSpacing: The room between rows, in points; none when `nil`.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self = .inCells(
      alignment: alignment, horizontalSpacing: horizontalSpacing.map(Cell.columns),
      verticalSpacing: verticalSpacing.map(Cell.rows), content: content)
  }
}

extension LazyVGrid {
  /// Puts views in columns.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - columns: How wide the columns are, in points.
  ///   - alignment: Where a view stands that does not fill its column.
  ///   - spacing: The room between rows, in points; none when `nil`.
  ///   - pinnedViews: Which parts of sections stay in view while the section does.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self = .inCells(
      columns: columns.map { $0.inCells(Cell.width, room: Cell.columns) }, alignment: alignment,
      spacing: spacing.map(Cell.rows), pinnedViews: pinnedViews, content: content)
  }
}

extension LazyHGrid {
  /// Puts views in rows.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - rows: How high the rows are, in points.
  ///   - alignment: Where a view stands that does not fill its row.
  ///   - spacing: The room between columns, in points; one column when `nil`.
  ///   - pinnedViews: Which parts of sections stay in view while the section does.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self = .inCells(
      rows: rows.map { $0.inCells(Cell.height, room: Cell.rows) }, alignment: alignment,
      spacing: spacing.map(Cell.columns), pinnedViews: pinnedViews, content: content)
  }
}

extension GridItem {
  /// Returns the item with its lengths in cells.
  ///
  /// - Parameters:
  ///   - extent: What turns an extent in points into one in cells.
  ///   - room: What turns the room between two items in points into cells.
  /// - Returns: The item.
  func inCells(_ extent: (CGFloat?) -> CGFloat?, room: (CGFloat) -> CGFloat) -> GridItem {
    var item = self
    item.size =
      switch size {
      case .fixed(let length): .fixed(extent(length) ?? length)
      case .flexible(let least, let most):
        .flexible(minimum: extent(least) ?? least, maximum: extent(most) ?? most)
      case .adaptive(let least, let most):
        .adaptive(minimum: extent(least) ?? least, maximum: extent(most) ?? most)
      }
    item.spacing = spacing.map(room)
    return item
  }
}
