/// A side of a rectangle.
///
/// Mirrors SwiftUI's `Edge`.
@frozen public enum Edge: Int8, Sendable, CaseIterable {
  /// The upper side.
  case top

  /// The side where lines begin.
  case leading

  /// The lower side.
  case bottom

  /// The side where lines end.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    public init(_ edge: Edge) {
      rawValue = 1 << edge.rawValue
    }

    /// The upper side.
    public static let top = Set(.top)

    /// The side where lines begin.
    public static let leading = Set(.leading)

    /// The lower side.
    public static let bottom = Set(.bottom)

    /// The side where lines end.
    public static let trailing = Set(.trailing)

    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]

    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]

    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Room on the four sides of something, in cells.
///
/// Mirrors SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Sendable, Equatable {
  /// Room above.
  public var top: CGFloat

  /// Room where lines begin.
  public var leading: CGFloat

  /// Room below.
  public var bottom: CGFloat

  /// Room where lines end.
  public var trailing: CGFloat

  /// Makes room on the four sides, in cells.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes no room.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The room in whole cells.
  var cells: CellInsets {
    CellInsets(
      top: Int(cells: top), leading: Int(cells: leading), bottom: Int(cells: bottom),
      trailing: Int(cells: trailing))
  }
}

/// An edge along the rows.
///
/// Mirrors SwiftUI's `HorizontalEdge`.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// Where lines begin.
  case leading

  /// Where lines end.
  case trailing
}

/// An edge along the columns.
///
/// Mirrors SwiftUI's `VerticalEdge`.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The upper edge.
  case top

  /// The lower edge.
  case bottom

  /// A set of edges.
  ///
  /// Mirrors SwiftUI's `VerticalEdge.Set`.
  @frozen public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8

    /// The upper edge.
    public static let top = Set(.top)

    /// The lower edge.
    public static let bottom = Set(.bottom)

    /// Both.
    public static let all: Set = [.top, .bottom]

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }
  }
}
