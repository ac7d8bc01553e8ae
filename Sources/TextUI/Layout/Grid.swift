import Foundation

/// Views in rows whose columns line up.
///
/// Mirrors SwiftUI's `Grid`. A view that is in no `GridRow` takes a row of its own over all columns.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// Puts rows below each other.
  ///
  /// - Parameters:
  ///   - alignment: Where a view stands that does not fill its cell.
  ///   - horizontalSpacing: The cells between columns; one when `nil`.
  ///   - verticalSpacing: The cells between rows; none when `nil`.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: GridBox(context), content: \.content,
      apply: { box, view in
        box.alignment = view.alignment
        box.horizontalSpacing = box.cells(view.horizontalSpacing, "Grid(horizontalSpacing:)") ?? 1
        box.verticalSpacing = box.cells(view.verticalSpacing, "Grid(verticalSpacing:)") ?? 0
        box.setNeedsLayout()
      })
  }
}

/// The views of one row of a `Grid`.
///
/// Mirrors SwiftUI's `GridRow`. Outside a `Grid` it is like an `HStack`.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Puts views in the columns of a row.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand that are less high than the row; as the grid says when `nil`.
  ///   - content: The views, one for each column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: GridRowBox(context), content: \.content,
      apply: { box, view in
        box.alignment = view.alignment
        box.setNeedsLayout()
      })
  }
}

extension View {
  /// Has the view take several columns of its `Grid`.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter count: How many columns.
  /// - Returns: The changed view.
  public func gridCellColumns(_ count: Int) -> some View {
    modified(by: TraitModifier<GridCellColumnsTrait>(value: max(1, count)))
  }

  /// Says where views stand in the column of its `Grid` that this view is in.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter guide: Where they stand along the rows.
  /// - Returns: The changed view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(by: TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }

  /// Says where the view stands in its cell of a `Grid`.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter anchor: The point of the view that stands at the same point of the cell.
  /// - Returns: The changed view.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified(by: TraitModifier<GridCellAnchorTrait>(value: anchor))
  }

  /// Keeps the view from making its column wider or its row higher.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter axes: The directions in which the view takes what the others leave.
  /// - Returns: The changed view.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(by: TraitModifier<GridCellUnsizedAxesTrait>(value: axes))
  }
}

/// A trait: how many columns a view takes.
enum GridCellColumnsTrait: BoxTrait {
  typealias Value = Int
}

/// A trait: where views stand in a column.
enum GridColumnAlignmentTrait: BoxTrait {
  typealias Value = HorizontalAlignment
}

/// A trait: where a view stands in its cell.
enum GridCellAnchorTrait: BoxTrait {
  typealias Value = UnitPoint
}

/// In which directions a view does not count.
enum GridCellUnsizedAxesTrait: BoxTrait {
  typealias Value = Axis.Set
}
