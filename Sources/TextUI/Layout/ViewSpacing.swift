/// The room that a view likes around it: in a row a column, and above another nothing, as stacks have it.
///
/// Mirrors SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Sendable {
  /// No room, as long as nothing is added to it.
  public static let zero = ViewSpacing(across: 0)

  /// The columns to the next view in a row.
  private var across: CGFloat

  /// Makes the room of a view, in cells.
  public init() {
    self.init(across: 1)
  }

  /// Makes the room of a view, in lengths of which a column has so many.
  init(column: CGFloat) {
    self.init(across: column)
  }

  private init(across: CGFloat) {
    self.across = across
  }

  /// Returns the room between two views, in cells.
  ///
  /// - Parameters:
  ///   - next: The room that the next one likes.
  ///   - axis: Where the next one is.
  /// - Returns: The room that both like.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? max(across, next.across) : 0
  }

  /// Adds the room of another view.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if !edges.isDisjoint(with: .horizontal) { across = max(across, other.across) }
  }

  /// Returns the room of both.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var both = self
    both.formUnion(other, edges: edges)
    return both
  }
}

/// What an arrangement is like.
///
/// Mirrors SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// Along which axis views are stacked; `nil` for none.
  public var stackOrientation: Axis?

  /// Makes properties of which nothing is said.
  public init() {}
}
