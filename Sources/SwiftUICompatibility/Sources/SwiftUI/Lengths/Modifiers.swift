// Modifiers with lengths in points. Each is preferred to TextUI's, whose lengths are in cells.
import CellLengths
public import Foundation
public import TextUI

extension View {
  /// Leaves room around the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The room, in points; one cell when `nil`.
  /// - Returns: The changed view.
  @ViewBuilder public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  {
    if let length {
      padding(
        EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0,
          trailing: edges.contains(.trailing) ? length : 0))
    } else {
      systemPadding(edges)
    }
  }

  /// Leaves the same room on all sides, in points.
  ///
  /// Mirrors SwiftUI's modifier.
  public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Leaves room around the view, in points.
  ///
  /// Mirrors SwiftUI's modifier.
  public func padding(_ insets: EdgeInsets) -> some View {
    paddingInCells(
      EdgeInsets(
        top: Cell.rows(insets.top), leading: Cell.columns(insets.leading),
        bottom: Cell.rows(insets.bottom), trailing: Cell.columns(insets.trailing)))
  }

  /// Gives the view a fixed width, height or both.
  ///
  /// Mirrors SwiftUI's modifier. A view with an extent has one cell at least.
  ///
  /// - Parameters:
  ///   - width: The width, in points; the view's own when `nil`.
  ///   - height: The height, in points; the view's own when `nil`.
  ///   - alignment: Where the view stands within.
  /// - Returns: The changed view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frameInCells(
      width: Cell.width(width), height: Cell.height(height), alignment: alignment,
      line: Cell.line(width: width, height: height))
  }

  /// Gives the view limits for its width and height.
  ///
  /// Mirrors SwiftUI's modifier. A view with an extent has one cell at least.
  ///
  /// - Parameters:
  ///   - minWidth: The least width, in points.
  ///   - idealWidth: The width where none is offered, in points.
  ///   - maxWidth: The greatest width, in points; `.infinity` takes all that is offered.
  ///   - minHeight: The least height, in points.
  ///   - idealHeight: The height where none is offered, in points.
  ///   - maxHeight: The greatest height, in points; `.infinity` takes all that is offered.
  ///   - alignment: Where the view stands within.
  /// - Returns: The changed view.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frameInCells(
      minWidth: Cell.width(minWidth), idealWidth: Cell.width(idealWidth),
      maxWidth: Cell.width(maxWidth), minHeight: Cell.height(minHeight),
      idealHeight: Cell.height(idealHeight), maxHeight: Cell.height(maxHeight),
      alignment: alignment)
  }

  /// Moves the view, in points, without moving what is around it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offsetInCells(x: x / Cell.size.width, y: y / Cell.size.height)
  }

  /// Moves the view, in points, without moving what is around it.
  ///
  /// Mirrors SwiftUI's modifier.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the middle of the view at a place, in points, and takes all the room.
  ///
  /// Mirrors SwiftUI's modifier.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    positionInCells(x: x / Cell.size.width, y: y / Cell.size.height)
  }

  /// Puts the middle of the view at a place, in points, and takes all the room.
  ///
  /// Mirrors SwiftUI's modifier.
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Puts a view at the upper or lower edge of the room, and this one in what is left.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - edge: Which edge.
  ///   - alignment: Where the view at the edge stands along it.
  ///   - spacing: The room between the two, in points; none when `nil`.
  ///   - content: The view at the edge.
  /// - Returns: The changed view.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    insetInCells(
      edge: edge, alignment: alignment, spacing: spacing.map(Cell.rows), content: content)
  }

  /// Puts a view at the leading or trailing edge of the room, and this one in what is left.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - edge: Which edge.
  ///   - alignment: Where the view at the edge stands along it.
  ///   - spacing: The room between the two, in points; none when `nil`.
  ///   - content: The view at the edge.
  /// - Returns: The changed view.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    insetInCells(
      edge: edge, alignment: alignment, spacing: spacing.map(Cell.columns), content: content)
  }

  /// Keeps some room clear at edges.
  ///
  /// Mirrors SwiftUI's modifier; where there is no safe area, that is padding.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The room, in points; one cell when `nil`.
  /// - Returns: The changed view.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps some room clear at each edge, in points.
  ///
  /// Mirrors SwiftUI's modifier; where there is no safe area, that is padding.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Keeps room clear at the edges, in points.
  ///
  /// Mirrors SwiftUI's modifier; where there is no safe area, that is padding.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Puts room around the content of the views inside; on a text screen, around the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The room, in points; one cell when `nil`.
  ///   - placement: What is moved.
  /// - Returns: The changed view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(edges, length)
  }

  /// Puts the same room around the content of the views inside; on a text screen, around the view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - length: The room, in points.
  ///   - placement: What is moved.
  /// - Returns: The changed view.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(length)
  }
}
