import Foundation

/// A column or row of a lazy grid: how wide or how high it is.
///
/// Mirrors SwiftUI's `GridItem`; lengths are in cells.
public struct GridItem: Sendable {
  /// A size of a column, as it follows from the room there is.
  public enum Size: Sendable {
    /// One column of this extent.
    case fixed(CGFloat)

    /// One column that shares what is left with the other flexible ones.
    ///
    /// - Note: Unlike SwiftUI's, whose least extent is ten points, the default is one cell.
    case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)

    /// As many columns as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size

  /// The cells between this column and the next; one when `nil`.
  public var spacing: CGFloat?

  /// Where a view stands that does not fill its column; as the grid says when `nil`.
  public var alignment: Alignment?

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - size: How wide it is.
  ///   - spacing: The cells to the next; one when `nil`.
  ///   - alignment: Where views stand in it; as the grid says when `nil`.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a lazy grid in its place.
struct GridTrack {
  /// Where it begins, in cells.
  var origin: Int

  /// How wide it is; `nil` for all there is.
  var extent: Int?

  /// Where views stand in it, when it says so itself.
  var alignment: Alignment?

  /// Works out the columns.
  ///
  /// - Parameters:
  ///   - items: What was asked for.
  ///   - room: The cells there are; the least that is wanted when `nil`.
  /// - Returns: The columns, at least one.
  static func tracks(for items: [GridItem], in room: Int?) -> [GridTrack] {
    guard !items.isEmpty else { return [GridTrack(origin: 0, extent: nil)] }
    // As many columns as fit into room without end would be without end, too.
    let room = room.flatMap { $0 >= Proposal.infinity / 2 ? nil : $0 }
    let spacings = items.map { item in item.spacing.map { Int(cells: $0) } ?? 1 }
    var left = max(0, (room ?? 0) - spacings.dropLast().reduce(0, +))
    for item in items {
      if case .fixed(let extent) = item.size { left -= min(left, Int(cells: extent)) }
    }
    var sharing = items.count { item in
      if case .fixed = item.size { false } else { true }
    }
    var tracks: [GridTrack] = []
    var position = 0
    for (item, spacing) in zip(items, spacings) {
      let share = sharing == 0 ? 0 : (left + sharing - 1) / sharing
      var extents: [Int]
      switch item.size {
      case .fixed(let extent):
        extents = [Int(cells: extent)]
      case .flexible(let minimum, let maximum):
        let least = max(1, Int(cells: minimum))
        extents = [min(max(share, least), max(least, Int(cells: maximum)))]
        sharing -= 1
        left -= min(left, extents[0])
      case .adaptive(let minimum, let maximum):
        extents = adaptive(share, spacing, max(1, Int(cells: minimum)), Int(cells: maximum))
        sharing -= 1
        left -= min(left, extents.reduce(0, +) + (extents.count - 1) * spacing)
      }
      for extent in extents {
        tracks.append(GridTrack(origin: position, extent: extent, alignment: item.alignment))
        position += extent + spacing
      }
    }
    return tracks
  }

  /// Returns the extents of as many columns as fit into some room.
  private static func adaptive(
    _ room: Int, _ spacing: Int, _ minimum: Int, _ maximum: Int
  ) -> [Int] {
    let count = max(1, (room + spacing) / (minimum + spacing))
    var left = max(minimum, room - (count - 1) * spacing)
    return (0..<count).map { index in
      let share = (left + count - index - 1) / (count - index)
      let extent = min(max(share, minimum), max(minimum, maximum))
      left -= min(left, extent)
      return extent
    }
  }
}

extension Alignment {
  /// Returns how this places an extent across a direction.
  @MainActor func offset(across axis: Axis) -> (_ extent: Int, _ room: Int) -> Int {
    let key = key(axis.other)
    return { key.offset(of: $0, in: $1) }
  }
}
