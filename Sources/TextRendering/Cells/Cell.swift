/// One cell as it is stored: sixteen bytes without gaps, so that rows can be compared as memory.
struct Cell {
  /// What is drawn: a Unicode scalar, or the number of a cluster in the table of the grid.
  var symbol: UInt32

  /// How it is drawn; both halves of a wide cluster have the same.
  var style: TextStyle

  /// Which part of a cluster the cell holds.
  var part: UInt16

  /// A cluster one cell wide.
  static let narrow: UInt16 = 0

  /// The first cell of a cluster two cells wide.
  static let lead: UInt16 = 1

  /// The second cell of a cluster two cells wide; its symbol is a space.
  static let trail: UInt16 = 2

  /// A space, as symbol.
  static let space: UInt32 = 0x20

  /// Returns a narrow cell that shows nothing but its background.
  static func blank(_ style: TextStyle) -> Cell {
    Cell(symbol: space, style: style, part: narrow)
  }

  /// Returns whether two cells have the same style; it compares the parts, since the comparison of
  /// whole styles is slow where nothing is optimized.
  func hasStyle(of other: Cell) -> Bool {
    style.foreground.rawValue == other.style.foreground.rawValue
      && style.background.rawValue == other.style.background.rawValue
      && style.attributes.rawValue == other.style.attributes.rawValue
  }

  /// Returns whether two cells are the same, their symbols being from tables that agree.
  func isSame(as other: Cell) -> Bool {
    symbol == other.symbol && part == other.part && hasStyle(of: other)
  }
}
