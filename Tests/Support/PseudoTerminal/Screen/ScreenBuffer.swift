import TextRendering

/// The cells of one of a terminal's two screens.
struct ScreenBuffer: Sendable, Hashable {
  /// The number of columns.
  private(set) var columns: Int

  /// The cells, row by row.
  private(set) var rows: [[ScreenCell]]

  /// Creates a blank buffer.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - rows: The number of rows.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }

  /// Accesses a cell.
  subscript(row: Int, column: Int) -> ScreenCell {
    get { rows[row][column] }
    set { rows[row][column] = newValue }
  }

  /// Writes a cluster; what it covers half of becomes blank.
  ///
  /// - Parameters:
  ///   - text: The cluster.
  ///   - width: The cells that it takes, all inside of the row.
  ///   - row: The row.
  ///   - column: Its first column.
  ///   - style: Its look.
  mutating func put(_ text: String, width: Int, row: Int, column: Int, style: TextStyle) {
    split(row: row, at: column)
    split(row: row, at: column + width)
    rows[row][column] = ScreenCell(text: text, width: width, style: style)
    if width == 2 { rows[row][column + 1] = ScreenCell(text: "", width: 0, style: style) }
  }

  /// Makes cells blank, with a background.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - range: The columns; those outside of the row are ignored.
  ///   - background: The color of the blanks.
  mutating func erase(row: Int, columns range: Range<Int>, background: TerminalColor) {
    let range = range.clamped(to: 0..<columns)
    guard !range.isEmpty else { return }
    split(row: row, at: range.lowerBound)
    split(row: row, at: range.upperBound)
    for column in range { rows[row][column] = Self.blank(background) }
  }

  /// Moves the end of a row to the right and makes room for blanks.
  mutating func insertBlanks(_ count: Int, row: Int, column: Int, background: TerminalColor) {
    let count = min(count, columns - column)
    split(row: row, at: column)
    split(row: row, at: columns - count)
    rows[row].removeLast(count)
    rows[row].insert(
      contentsOf: Array(repeating: Self.blank(background), count: count), at: column)
  }

  /// Takes cells out of a row and moves its end to the left.
  mutating func deleteCells(_ count: Int, row: Int, column: Int, background: TerminalColor) {
    let count = min(count, columns - column)
    split(row: row, at: column)
    split(row: row, at: column + count)
    rows[row].removeSubrange(column..<column + count)
    rows[row] += Array(repeating: Self.blank(background), count: count)
  }

  /// Moves rows up and blanks those that come free, or down with a negative count.
  mutating func scroll(_ range: ClosedRange<Int>, by count: Int, background: TerminalColor) {
    let distance = min(abs(count), range.count)
    guard distance > 0 else { return }
    let blank = Array(
      repeating: Array(repeating: Self.blank(background), count: columns), count: distance)
    if count > 0 {
      rows.removeSubrange(range.lowerBound..<range.lowerBound + distance)
      rows.insert(contentsOf: blank, at: range.upperBound + 1 - distance)
    } else {
      rows.removeSubrange(range.upperBound + 1 - distance...range.upperBound)
      rows.insert(contentsOf: blank, at: range.lowerBound)
    }
  }

  /// Cuts or fills up to another size, at the right and at the bottom.
  mutating func resize(columns newColumns: Int, rows newRows: Int) {
    for row in rows.indices {
      if newColumns < columns { split(row: row, at: newColumns) }
      rows[row] = Array(rows[row].prefix(newColumns))
      rows[row] += Array(repeating: .blank, count: newColumns - rows[row].count)
    }
    columns = newColumns
    rows = Array(rows.prefix(newRows))
    rows += Array(
      repeating: Array(repeating: .blank, count: newColumns), count: newRows - rows.count)
  }

  /// Returns a blank cell with a background.
  private static func blank(_ background: TerminalColor) -> ScreenCell {
    ScreenCell(text: " ", width: 1, style: TextStyle(background: background))
  }

  /// Blanks a wide cluster of which one half is left and one half is right of a border.
  private mutating func split(row: Int, at column: Int) {
    guard column > 0, column < columns, rows[row][column].width == 0 else { return }
    for half in [column - 1, column] {
      rows[row][half].text = " "
      rows[row][half].width = 1
    }
  }
}
