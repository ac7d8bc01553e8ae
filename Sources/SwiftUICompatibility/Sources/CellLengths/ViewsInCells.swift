// TextUI's modifiers by other names: the module `SwiftUI` has some of the same names that take points, and could not call these.
public import Foundation
@_spi(Bridging) public import TextUI

extension View {
  /// Leaves room around the view, in cells.
  public func paddingInCells(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Leaves the system's room around the view.
  public func systemPadding(_ edges: Edge.Set) -> some View { padding(edges, nil) }

  /// Gives the view a fixed extent, in cells; what is no more than a line on a phone is drawn as one.
  public func frameInCells(
    width: CGFloat?, height: CGFloat?, alignment: Alignment, line: Axis?
  ) -> some View {
    frame(width: width, height: height, alignment: alignment, line: line)
  }

  /// Gives the view limits, in cells.
  public func frameInCells(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) -> some View {
    frame(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)
  }

  /// Moves the view, in cells.
  public func offsetInCells(x: CGFloat, y: CGFloat) -> some View { offset(x: x, y: y) }

  /// Puts the view's middle somewhere, in cells.
  public func positionInCells(x: CGFloat, y: CGFloat) -> some View { position(x: x, y: y) }

  /// Puts a view at an edge, with room between in cells.
  public func insetInCells<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a view at an edge, with room between in cells.
  public func insetInCells<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Says where a guide of the view is, in cells.
  public func guideInCells(
    _ guide: HorizontalAlignment, _ computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide, computeValue: computeValue)
  }

  /// Says where a guide of the view is, in cells.
  public func guideInCells(
    _ guide: VerticalAlignment, _ computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    alignmentGuide(guide, computeValue: computeValue)
  }

  /// Keeps the view's width and height in a ratio, in cells.
  public func ratioInCells(_ ratio: CGFloat?, contentMode: ContentMode) -> some View {
    aspectRatio(ratio, contentMode: contentMode)
  }

  /// Makes the view as large as code says, in cells.
  public func containerFrameInCells(
    _ axes: Axis.Set, alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment, length)
  }

  /// Has the view changed by the room it has, in cells.
  public func effectInCells(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    visualEffect(effect)
  }

  /// Takes taps, with their places in cells.
  public func onTapInCells(
    count: Int, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace, perform: action)
  }
}

extension HStack {
  /// Puts views beside each other, with room between in cells.
  public static func inCells(
    alignment: VerticalAlignment, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) -> Self {
    Self(alignment: alignment, spacing: spacing, content: content)
  }
}

extension VStack {
  /// Puts views below each other, with room between in cells.
  public static func inCells(
    alignment: HorizontalAlignment, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) -> Self {
    Self(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack {
  /// Puts views beside each other, with room between in cells.
  public static func inCells(
    alignment: VerticalAlignment, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) -> Self {
    Self(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content)
  }
}

extension LazyVStack {
  /// Puts views below each other, with room between in cells.
  public static func inCells(
    alignment: HorizontalAlignment, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) -> Self {
    Self(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content)
  }
}

extension LazyVGrid {
  /// Puts views in columns, with room between in cells.
  public static func inCells(
    columns: [GridItem], alignment: HorizontalAlignment, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) -> Self {
    Self(
      columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
      content: content)
  }
}

extension LazyHGrid {
  /// Puts views in rows, with room between in cells.
  public static func inCells(
    rows: [GridItem], alignment: VerticalAlignment, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) -> Self {
    Self(
      rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews, content: content
    )
  }
}

extension Grid {
  /// Puts views in rows and columns, with room between in cells.
  public static func inCells(
    alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) -> Self {
    Self(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      content: content)
  }
}

extension Spacer {
  /// Takes what room is left, with a least length in cells.
  public static func inCells(minLength: CGFloat?) -> Self { Self(minLength: minLength) }
}

extension HStackLayout {
  /// Arranges views beside each other, with room between in cells.
  public static nonisolated func inCells(alignment: VerticalAlignment, spacing: CGFloat?) -> Self {
    Self(alignment: alignment, spacing: spacing)
  }
}

extension VStackLayout {
  /// Arranges views below each other, with room between in cells.
  public static nonisolated func inCells(alignment: HorizontalAlignment, spacing: CGFloat?) -> Self
  {
    Self(alignment: alignment, spacing: spacing)
  }
}

extension PresentationDetent {
  /// Returns a height of a sheet in cells.
  public static func heightInCells(_ rows: CGFloat) -> PresentationDetent { .height(rows) }
}

extension View {
  /// Runs code when a value made of how the content inside is scrolled has become another, in cells.
  public func scrollGeometryInCells<T: Equatable>(
    of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    onScrollGeometryChange(for: T.self, of: transform, action: action)
  }

  /// Runs code when the content inside begins to be scrolled, and when it comes to rest, in other lengths than cells.
  public func scrollPhase(
    measuredBy lengths: @escaping (ScrollGeometry) -> ScrollGeometry,
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, context in
      action(old, new, ScrollPhaseChangeContext(geometry: lengths(context.geometry)))
    }
  }
}

extension ScrollPosition {
  /// Scrolls to a place, in cells from the beginning.
  public mutating func scrollInCells(to point: CGPoint) { scrollTo(point: point) }
}

extension EnvironmentValues {
  /// The least height of rows, in cells.
  public var rowHeightInCells: CGFloat {
    get { defaultMinListRowHeight }
    set { defaultMinListRowHeight = newValue }
  }

  /// The least height of headings, in cells.
  public var headerHeightInCells: CGFloat? {
    get { defaultMinListHeaderHeight }
    set { defaultMinListHeaderHeight = newValue }
  }
}
