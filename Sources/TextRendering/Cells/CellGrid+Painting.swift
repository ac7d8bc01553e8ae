import Primitives

// MARK: - Areas

extension CellGrid {
  /// Makes all cells blank.
  ///
  /// - Parameter style: The style of the cells.
  public mutating func clear(style: TextStyle = .plain) {
    let count = cells.count
    cells.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { RowMemory.fill(base, count: count, with: .blank(style)) }
    }
    // Clusters that may be shown again keep their numbers, so that a redrawn screen can be compared
    // quickly with the last one.
    if symbols.texts.count > 1_024 { symbols.removeAll() }
  }

  /// Fills an area with copies of one cluster.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The first row.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - symbol: The cluster. One that is two cells wide is repeated as often as it fits and
  ///     followed by a blank.
  ///   - style: The style of the cells.
  ///   - clip: What may be changed; `nil` for the whole grid.
  ///   - keepingBackground: Whether the cells keep the background they have.
  public mutating func fill(
    x: Int, y: Int, width: Int, height: Int, symbol: Character = " ", style: TextStyle = .plain,
    clip: ClipRegion? = nil, keepingBackground: Bool = false
  ) {
    // Half the range of integers leaves room for the sums below.
    let area = ClipRegion(
      x: min(max(x, .min / 2), .max / 2), y: y, width: width, height: height)
    let region = self.region(clip).intersection(area)
    if region.isEmpty { return }
    let scalars = symbol.unicodeScalars
    let width = DisplayWidth.width(of: symbol)
    if let scalar = scalars.first?.value, scalars.count == 1, width == 1, !keepingBackground,
      !DrawnText.isDangerous(scalar)
    {
      fill(region, with: Cell(symbol: scalar, style: style, part: Cell.narrow))
      return
    }
    let step = width == 2 ? 2 : 1
    // What lies before the region is not painted, but counts for where wide clusters begin.
    let start = area.x0 + (region.x0 - area.x0) / step * step
    let count = (min(area.x1, region.x1 + 1) - start) / step
    let line = String(repeating: symbol, count: max(count, 0))
    for row in region.y0..<region.y1 {
      let end =
        start
        + write(
          line, x: start, y: row, style: style, clip: region, keepingBackground: keepingBackground)
      if end < region.x1 {
        let blanks = String(repeating: " ", count: region.x1 - end)
        write(
          blanks, x: end, y: row, style: style, clip: region, keepingBackground: keepingBackground)
      }
    }
  }

  /// Fills a region, which is not empty and inside the grid, with copies of a narrow cell.
  private mutating func fill(_ region: ClipRegion, with cell: Cell) {
    for row in region.y0..<region.y1 {
      makeRoom(row: row, from: region.x0, to: region.x1)
      let start = row * width + region.x0
      cells.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        RowMemory.fill(base + start, count: region.x1 - region.x0, with: cell)
      }
    }
  }

  /// Changes the styles of an area; the text stays.
  ///
  /// Of a wide cluster both halves change, even if only the first is in the area, and neither if
  /// only the second is.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The first row.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  ///   - clip: What may be changed; `nil` for the whole grid.
  ///   - transform: The change. It has to give the same for the same style; it is not called for
  ///     every cell.
  public mutating func setStyle(
    x: Int, y: Int, width: Int, height: Int, clip: ClipRegion? = nil,
    _ transform: (inout TextStyle) -> Void
  ) {
    let region = self.region(clip).intersection(
      ClipRegion(x: x, y: y, width: width, height: height))
    if region.isEmpty { return }
    let columns = self.width
    cells.withUnsafeMutableBufferPointer { cells in
      var last: (before: TextStyle, after: TextStyle)?
      for row in region.y0..<region.y1 {
        for index in row * columns + region.x0..<row * columns + region.x1
        where cells[index].part != Cell.trail {
          let style = cells[index].style
          var after = style
          if let last, last.before == style {
            after = last.after
          } else {
            transform(&after)
            last = (style, after)
          }
          cells[index].style = after
          if cells[index].part == Cell.lead { cells[index + 1].style = after }
        }
      }
    }
  }

  /// Copies another grid onto this one.
  ///
  /// - Parameters:
  ///   - other: The grid to copy.
  ///   - x: The column for its first column.
  ///   - y: The row for its first row.
  ///   - clip: What may be changed; `nil` for the whole grid.
  public mutating func draw(_ other: CellGrid, x: Int, y: Int, clip: ClipRegion? = nil) {
    let region = self.region(clip).intersection(
      ClipRegion(x: x, y: y, width: other.width, height: other.height))
    if region.isEmpty { return }
    for row in region.y0..<region.y1 {
      makeRoom(row: row, from: region.x0, to: region.x1)
      for column in region.x0..<region.x1 {
        var cell = other.cells[(row - y) * other.width + column - x]
        let isCut =
          cell.part == Cell.lead && column + 1 >= region.x1
          || cell.part == Cell.trail && column == region.x0
        if isCut { cell = .blank(cell.style) }
        if cell.symbol >= SymbolTable.firstSymbol {
          cell.symbol = symbols.symbol(for: other.symbols.text(of: cell.symbol))
        }
        cells[row * width + column] = cell
      }
    }
  }
}

// MARK: - Keeping wide clusters whole

extension CellGrid {
  /// Blanks the halves that would be left over of wide clusters when a part of a row is
  /// overwritten.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - start: The first column that is overwritten.
  ///   - end: The first column beyond. It is an error for it to be the first.
  mutating func makeRoom(row: Int, from start: Int, to end: Int) {
    let first = row &* width &+ start
    let last = row &* width &+ end &- 1
    if cells[first].part == Cell.trail { cells[first - 1] = .blank(cells[first - 1].style) }
    if cells[last].part == Cell.lead { cells[last + 1] = .blank(cells[last + 1].style) }
  }
}
