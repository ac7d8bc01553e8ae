/// Writes a grid as text without styles.
package struct PlainTextWriter: Sendable {
  /// Whether blanks at the ends of rows, and blank rows at the end, are left off.
  package var isTrimming: Bool

  /// Makes a writer.
  ///
  /// - Parameter isTrimming: Whether blanks at the ends of rows, and blank rows at the end, are
  ///   left off.
  package init(isTrimming: Bool = true) {
    self.isTrimming = isTrimming
  }

  /// Returns the rows of a grid, with line feeds between them.
  package func text(_ grid: CellGrid) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(grid.cells.count + grid.height)
    var length = 0
    for row in 0..<grid.height {
      if row > 0 { bytes.append(UInt8(ascii: "\n")) }
      let start = bytes.count
      grid.appendText(row: row, trimming: isTrimming, to: &bytes)
      if bytes.count > start { length = bytes.count }
    }
    if isTrimming { bytes.removeSubrange(length...) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the rows of a grid, one text for each.
  package func lines(_ grid: CellGrid) -> [String] {
    var lines = (0..<grid.height).map { grid.text(row: $0, trimming: isTrimming) }
    while isTrimming, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
