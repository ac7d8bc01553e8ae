import AccessibilityTree

/// Where views stand along the rows.
///
/// Mirrors SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Sendable, Hashable {
  /// Which guide it is.
  enum Guide: Sendable {
    case leading
    case center
    case trailing
  }

  /// The guide.
  let guide: Guide

  /// At the edge where lines begin.
  public static let leading = HorizontalAlignment(guide: .leading)

  /// In the middle.
  public static let center = HorizontalAlignment(guide: .center)

  /// At the edge where lines end.
  public static let trailing = HorizontalAlignment(guide: .trailing)

  /// Returns where something of an extent begins within room of another.
  func offset(of extent: Int, in room: Int) -> Int {
    switch guide {
    case .leading: 0
    case .center: (room - extent) / 2
    case .trailing: room - extent
    }
  }
}

/// Where views stand along the columns.
///
/// Mirrors SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Sendable, Hashable {
  /// Which guide it is.
  enum Guide: Sendable {
    case top
    case center
    case bottom
  }

  /// The guide.
  let guide: Guide

  /// At the upper edge.
  public static let top = VerticalAlignment(guide: .top)

  /// In the middle.
  public static let center = VerticalAlignment(guide: .center)

  /// At the lower edge.
  public static let bottom = VerticalAlignment(guide: .bottom)

  /// At the first line of text; a line is one cell high, so this is the upper edge.
  public static let firstTextBaseline = VerticalAlignment(guide: .top)

  /// At the last line of text; a line is one cell high, so this is the lower edge.
  public static let lastTextBaseline = VerticalAlignment(guide: .bottom)

  /// Returns where something of an extent begins within room of another.
  func offset(of extent: Int, in room: Int) -> Int {
    switch guide {
    case .top: 0
    case .center: (room - extent) / 2
    case .bottom: room - extent
    }
  }
}

/// Where views stand in both directions.
///
/// Mirrors SwiftUI's `Alignment`.
public struct Alignment: Sendable, Hashable {
  /// Along the rows.
  public var horizontal: HorizontalAlignment

  /// Along the columns.
  public var vertical: VerticalAlignment

  /// Makes an alignment of both directions.
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

  /// In the upper corner where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// In the upper corner where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// In the lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// In the lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Returns where something of a size begins within room of another.
  func origin(of size: Size, in room: Size) -> Point {
    Point(
      x: horizontal.offset(of: size.width, in: room.width),
      y: vertical.offset(of: size.height, in: room.height))
  }
}
