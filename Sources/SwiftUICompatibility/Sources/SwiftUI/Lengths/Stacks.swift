// Containers with room between their views, in points. Each takes the place of TextUI's, whose room is in cells.
import CellLengths
public import Foundation
public import TextUI

extension HStack {
  /// Puts views beside each other.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands that is lower than others.
  ///   - spacing: The room between two views, in points; one column when `nil`.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self = .inCells(
      alignment: alignment, spacing: spacing.map(Cell.columns), content: content)
  }
}

extension VStack {
  /// Puts views below each other.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands that is narrower than others.
  ///   - spacing: The room between two views, in points; none when `nil`.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self = .inCells(alignment: alignment, spacing: spacing.map(Cell.rows), content: content)
  }
}

extension LazyHStack {
  /// Puts views beside each other, made when they come near the visible part.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands that is lower than others.
  ///   - spacing: The room between two views, in points; one column when `nil`.
  ///   - pinnedViews: Which parts of sections stay in view while the section does.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self = .inCells(
      alignment: alignment, spacing: spacing.map(Cell.columns), pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyVStack {
  /// Puts views below each other, made when they come near the visible part.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands that is narrower than others.
  ///   - spacing: The room between two views, in points; none when `nil`.
  ///   - pinnedViews: Which parts of sections stay in view while the section does.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self = .inCells(
      alignment: alignment, spacing: spacing.map(Cell.rows), pinnedViews: pinnedViews,
      content: content)
  }
}

extension Spacer {
  /// Takes what room is left.
  ///
  /// Mirrors SwiftUI's initializer. The least length is one of columns or rows as the stack goes; which of them is not known here, and
  /// it counts as rows, the fewer.
  ///
  /// - Parameter minLength: The least length, in points; as TextUI has it when `nil`.
  public init(minLength: CGFloat? = nil) {
    self = .inCells(minLength: minLength.map(Cell.rows))
  }
}

extension HStackLayout {
  /// Arranges views beside each other.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands that is lower than others.
  ///   - spacing: The room between two views, in points; one column when `nil`.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self = .inCells(alignment: alignment, spacing: spacing.map(Cell.columns))
  }
}

extension VStackLayout {
  /// Arranges views below each other.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands that is narrower than others.
  ///   - spacing: The room between two views, in points; none when `nil`.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self = .inCells(alignment: alignment, spacing: spacing.map(Cell.rows))
  }
}
