/// A screen of text: rows of cells, each with a grapheme cluster and a style.
///
/// ```
///      0   1   2   3   4
///    ┌───┬───┬───┬───┬───┐
///  0 │ a │ 家    │ b │   │   a cluster two cells wide has a first half, which holds it, and a second
///    ├───┼───┴───┼───┼───┤
///  1 │   │  …    │   │   │
///    └───┴───────┴───┴───┘
/// ```
///
/// Nothing can make a grid hold control characters or half of a wide cluster: text goes through
/// ``DrawnText`` on its way in, and when half of a cluster is overwritten the other half becomes
/// blank. Painting outside the grid or its clip region does nothing.
public struct CellGrid: Sendable {
  /// The number of columns.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// The cells, row after row.
  var cells: [Cell]

  /// The clusters of several scalars.
  var symbols = SymbolTable()

  /// Makes a grid of blank cells.
  ///
  /// - Parameters:
  ///   - width: The number of columns. It is an error for it to be negative.
  ///   - height: The number of rows. It is an error for it to be negative.
  ///   - style: The style of the cells.
  public init(width: Int, height: Int, style: TextStyle = .plain) {
    precondition(width >= 0 && height >= 0, "a grid cannot be \(width) × \(height) cells large")
    self.width = width
    self.height = height
    cells = Array(repeating: .blank(style), count: width * height)
  }

  /// Everything inside the grid.
  public var bounds: ClipRegion { ClipRegion(x0: 0, y0: 0, x1: width, y1: height) }

  /// Returns the cells that painting may change.
  ///
  /// - Parameter clip: What the caller allows; `nil` for everything.
  /// - Returns: Their region.
  func region(_ clip: ClipRegion?) -> ClipRegion {
    clip.map { bounds.intersection($0) } ?? bounds
  }
}

// MARK: - Reading

extension CellGrid {
  /// Returns what a cell shows.
  ///
  /// - Parameters:
  ///   - x: The column; a blank, plain cell is returned outside the grid.
  ///   - y: The row.
  /// - Returns: The cluster, the cells it takes, its style. The second half of a wide cluster has
  ///   an empty text and the width 0.
  public func cell(x: Int, y: Int) -> (text: String, width: Int, style: TextStyle) {
    guard x >= 0, x < width, y >= 0, y < height else { return (" ", 1, .plain) }
    let cell = cells[y * width + x]
    switch cell.part {
    case Cell.trail: return ("", 0, cell.style)
    case Cell.lead: return (symbols.text(of: cell.symbol), 2, cell.style)
    default: return (symbols.text(of: cell.symbol), 1, cell.style)
    }
  }

  /// Returns the style of a cell; the plain one outside the grid.
  public func style(x: Int, y: Int) -> TextStyle {
    guard x >= 0, x < width, y >= 0, y < height else { return .plain }
    return cells[y * width + x].style
  }

  /// Returns the text of a row.
  ///
  /// - Parameters:
  ///   - y: The row. It is an error for it to be outside the grid.
  ///   - trimming: Whether blanks at the end are left off.
  /// - Returns: The clusters of its cells.
  public func text(row y: Int, trimming: Bool = true) -> String {
    precondition(y >= 0 && y < height, "row \(y) is outside a grid of \(height) rows")
    var bytes: [UInt8] = []
    appendText(row: y, trimming: trimming, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the texts of all rows, from top to bottom.
  ///
  /// - Parameter trimming: Whether blanks at their ends are left off.
  /// - Returns: A text for each row.
  package func lines(trimming: Bool = true) -> [String] {
    (0..<height).map { text(row: $0, trimming: trimming) }
  }

  /// Appends the text of a row as UTF-8.
  func appendText(row y: Int, trimming: Bool, to bytes: inout [UInt8]) {
    let start = y * width
    cells.withUnsafeBufferPointer { cells in
      var end = start + width
      while trimming, end > start, cells[end &- 1].symbol == Cell.space,
        cells[end &- 1].part == Cell.narrow
      { end &-= 1 }
      var index = start
      while index < end {
        let symbol = cells[index].symbol
        if symbol < 0x80 {
          if cells[index].part != Cell.trail { bytes.append(UInt8(truncatingIfNeeded: symbol)) }
        } else {
          symbols.append(symbol, to: &bytes)
        }
        index &+= 1
      }
    }
  }
}

// MARK: - Comparing

extension CellGrid: Equatable {
  /// Returns whether two grids look the same.
  public static func == (left: CellGrid, right: CellGrid) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    if left.symbols.agrees(with: right.symbols) {
      return RowMemory.isEqual(left.cells, 0, right.cells, 0, count: left.cells.count)
    }
    return (0..<left.height).allSatisfy { left.rowEquals($0, right, row: $0) }
  }

  /// Returns whether two rows look the same.
  ///
  /// - Parameters:
  ///   - y: The row of this grid. It is an error for it to be outside.
  ///   - other: The other grid.
  ///   - row: The row of the other grid. It is an error for it to be outside.
  /// - Returns: Whether they do.
  public func rowEquals(_ y: Int, _ other: CellGrid, row: Int) -> Bool {
    guard width == other.width else { return false }
    let start = y * width
    let otherStart = row * width
    if symbols.agrees(with: other.symbols) {
      return RowMemory.isEqual(cells, start, other.cells, otherStart, count: width)
    }
    return (0..<width).allSatisfy { x in
      let left = cells[start + x]
      let right = other.cells[otherStart + x]
      guard left.part == right.part, left.style == right.style else { return false }
      if left.symbol < SymbolTable.firstSymbol || right.symbol < SymbolTable.firstSymbol {
        return left.symbol == right.symbol
      }
      return symbols.text(of: left.symbol).utf8.elementsEqual(
        other.symbols.text(of: right.symbol).utf8)
    }
  }
}
