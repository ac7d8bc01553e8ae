import AccessibilityTree

/// A guide that views are aligned by, beside those there are.
///
/// Mirrors SwiftUI's `AlignmentID`.
@MainActor @preconcurrency public protocol AlignmentID {
  /// Returns where the guide is in a view that does not say so itself, in cells from its leading or upper edge.
  ///
  /// - Parameter context: The view's extents and other guides.
  /// - Returns: The place, in cells.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The extents of a view, and where its guides are.
///
/// Mirrors SwiftUI's `ViewDimensions`; lengths are in cells.
@MainActor @preconcurrency public struct ViewDimensions {
  /// The width.
  public let width: CGFloat

  /// The height.
  public let height: CGFloat

  /// Returns where the view says a guide is.
  private let explicit: (AlignmentKey) -> CGFloat?

  /// Makes the dimensions of a view of a size.
  ///
  /// - Parameters:
  ///   - size: The size, in cells.
  ///   - explicit: Returns where the view itself says a guide is.
  init(_ size: Size, explicit: @escaping (AlignmentKey) -> CGFloat? = { _ in nil }) {
    width = CGFloat(size.width)
    height = CGFloat(size.height)
    self.explicit = explicit
  }

  /// Makes dimensions of their parts.
  private init(
    width: CGFloat, height: CGFloat, explicit: @escaping (AlignmentKey) -> CGFloat?
  ) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }

  /// Returns the dimensions in lengths of which a cell has so many.
  @_spi(Bridging) public func counted(in cell: CGSize) -> ViewDimensions {
    if cell == CGSize(width: 1, height: 1) { return self }
    let explicit = explicit
    return ViewDimensions(width: width * cell.width, height: height * cell.height) { key in
      explicit(key).map { $0 * (key.axis == .horizontal ? cell.width : cell.height) }
    }
  }

  /// Where a guide along the rows is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// Where a guide along the columns is.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// Where the view itself says a guide along the rows is; `nil` when it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where the view itself says a guide along the columns is; `nil` when it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  /// Where a guide is.
  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
}

/// A guide and its direction.
///
/// It is `@unchecked Sendable`: it holds a type, which nobody can change, and asks it for the guide's place on the main actor only.
struct AlignmentKey: Hashable, @unchecked Sendable {
  /// The guide.
  let id: any AlignmentID.Type

  /// The direction its values count along.
  let axis: Axis

  /// Whether it is one of texts, which say themselves where it is.
  @MainActor var isTextBaseline: Bool {
    id == FirstTextBaselineGuide.self || id == LastTextBaselineGuide.self
  }

  static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Returns where something of an extent begins within room of another, both with the guide where it is by default.
  @MainActor func offset(of extent: Int, in room: Int) -> Int {
    func position(_ extent: Int) -> CGFloat {
      var size = Size.zero
      size[axis] = extent
      return id.defaultValue(in: ViewDimensions(size))
    }
    return Int((position(room) - position(extent)).rounded(.down))
  }
}

/// An alignment of views along the rows.
///
/// Mirrors SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Sendable, Hashable {
  /// The guide.
  let key: AlignmentKey

  /// Makes an alignment by a guide of the author's.
  ///
  /// - Parameter id: The guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .horizontal)
  }

  /// At the edge where lines begin.
  public static let leading = HorizontalAlignment(LeadingGuide.self)

  /// In the middle.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)

  /// At the edge where lines end.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)

  /// Where the line between two rows of a list begins; rows of text have none.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeadingGuide.self)

  /// Where the line between two rows of a list ends; rows of text have none.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailingGuide.self)

  /// Returns where something of an extent begins within room of another.
  @MainActor func offset(of extent: Int, in room: Int) -> Int { key.offset(of: extent, in: room) }
}

/// An alignment of views along the columns.
///
/// Mirrors SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Sendable, Hashable {
  /// The guide.
  let key: AlignmentKey

  /// Makes an alignment by a guide of the author's.
  ///
  /// - Parameter id: The guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id: id, axis: .vertical)
  }

  /// At the upper edge.
  public static let top = VerticalAlignment(TopGuide.self)

  /// In the middle.
  public static let center = VerticalAlignment(VerticalCenterGuide.self)

  /// At the lower edge.
  public static let bottom = VerticalAlignment(BottomGuide.self)

  /// At the lower edge of the first line of text; at that of the view where there is none.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)

  /// At the lower edge of the last line of text; at that of the view where there is none.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)

  /// Returns where something of an extent begins within room of another.
  @MainActor func offset(of extent: Int, in room: Int) -> Int { key.offset(of: extent, in: room) }
}

/// An alignment of views in both directions.
///
/// Mirrors SwiftUI's `Alignment`.
public struct Alignment: Sendable, Hashable {
  /// Along the rows.
  public var horizontal: HorizontalAlignment

  /// Along the columns.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// At the edge where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// At the edge where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// At the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// At the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// In the corner where the first line begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// In the corner where the first line ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// In the corner where the last line begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// In the corner where the last line ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// At the first line of text, in the middle of the rows.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)

  /// At the first line of text, where lines begin.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)

  /// At the first line of text, where lines end.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)

  /// Returns where something of a size stands within room of another.
  @MainActor func origin(of size: Size, in room: Size) -> Point {
    Point(
      x: horizontal.offset(of: size.width, in: room.width),
      y: vertical.offset(of: size.height, in: room.height))
  }

  /// The guide along a direction.
  func key(_ axis: Axis) -> AlignmentKey {
    axis == .horizontal ? horizontal.key : vertical.key
  }
}

// MARK: - The guides there are

/// The edge where lines begin.
enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// Where the line between two rows begins.
enum RowSeparatorLeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// Where the line between two rows ends.
enum RowSeparatorTrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// The middle of a row.
enum HorizontalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

/// The edge where lines end.
enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// The upper edge.
enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// The middle of a column.
enum VerticalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

/// The lower edge.
enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The lower edge of the first line of text.
enum FirstTextBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The lower edge of the last line of text.
enum LastTextBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
