/// A writer of grids as the control sequences that make a terminal show them.
///
/// After any cluster about whose width terminals may be of another opinion, the cursor is placed
/// anew, so that the rest of the row stays where it belongs. The cursor is left anywhere, the style
/// plain.
package struct ANSIWriter: Sendable {
  /// How many colors the terminal shows.
  package var colorLevel: ColorLevel

  /// Whether the terminal is asked to show all of the output at once (mode 2026); those that
  /// cannot, ignore it.
  package var isSynchronized: Bool

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - colorLevel: How many colors the terminal shows.
  ///   - isSynchronized: Whether the terminal is asked to show all of the output at once.
  package init(colorLevel: ColorLevel = .trueColor, isSynchronized: Bool = false) {
    self.colorLevel = colorLevel
    self.isSynchronized = isSynchronized
  }

  /// Returns what makes a terminal show a grid, whatever it showed before.
  ///
  /// - Parameter grid: The grid; it begins in the upper left corner.
  /// - Returns: The output.
  package func frame(_ grid: CellGrid) -> [UInt8] {
    var output = ANSIOutput(colorLevel: colorLevel, capacity: grid.cells.count * 2)
    for row in 0..<grid.height {
      write(grid, row: row, from: 0, to: grid.width, &output)
    }
    return finished(output)
  }

  /// Returns what makes a terminal that shows one grid show another.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows.
  ///   - new: What it shall show.
  /// - Returns: Nothing when both look the same, a ``frame(_:)`` when they differ in size.
  package func difference(from old: CellGrid, to new: CellGrid) -> [UInt8] {
    guard old.width == new.width, old.height == new.height else { return frame(new) }
    let agrees = old.symbols.agrees(with: new.symbols)
    if agrees, RowMemory.isEqual(old.cells, 0, new.cells, 0, count: new.cells.count) { return [] }
    var output = ANSIOutput(colorLevel: colorLevel, capacity: 256)
    for row in 0..<new.height {
      if agrees {
        let start = row * new.width
        if RowMemory.isEqual(old.cells, start, new.cells, start, count: new.width) { continue }
        writeChanges(from: old, to: new, row: row, &output)
      } else if !new.rowEquals(row, old, row: row) {
        // The numbers of clusters mean something else in each grid: the row is written as a whole.
        write(new, row: row, from: 0, to: new.width, &output)
      }
    }
    return finished(output)
  }

  /// Returns the output with what belongs before and after it.
  private func finished(_ output: ANSIOutput) -> [UInt8] {
    var output = output
    if output.bytes.isEmpty { return [] }
    output.setStyle(.plain)
    if !isSynchronized { return output.bytes }
    return Array("\u{1B}[?2026h".utf8) + output.bytes + Array("\u{1B}[?2026l".utf8)
  }
}

// MARK: - Rows

extension ANSIWriter {
  /// Writes the cells of a row that differ.
  private func writeChanges(
    from old: CellGrid, to new: CellGrid, row: Int, _ output: inout ANSIOutput
  ) {
    let start = row * new.width
    var column = 0
    while column < new.width {
      column += old.cells.withUnsafeBufferPointer { old in
        new.cells.withUnsafeBufferPointer { cells in
          guard let old = old.baseAddress, let cells = cells.baseAddress else { return 0 }
          return RowMemory.commonPrefix(
            old + start + column, cells + start + column, count: new.width - column)
        }
      }
      if column == new.width { return }
      var first = column
      if new.cells[start + first].part == Cell.trail { first -= 1 }
      let end = Self.endOfChanges(from: old, to: new, row: row, column: column)
      write(new, row: row, from: first, to: end, &output)
      column = end
    }
  }

  /// Returns the first column behind changed cells; few unchanged ones are passed over, since to
  /// write them is shorter than to move over them.
  private static func endOfChanges(
    from old: CellGrid, to new: CellGrid, row: Int, column: Int
  ) -> Int {
    let start = row * new.width
    var end = column
    var index = column
    while index < new.width, index <= end + 4 {
      let cell = new.cells[start + index]
      let oldCell = old.cells[start + index]
      if !oldCell.isSame(as: cell) {
        // A cluster of several scalars may have taken, or may now take, more cells than it should.
        let symbol = max(oldCell.symbol, cell.symbol)
        if symbol >= SymbolTable.firstSymbol { return new.width }
        end = index + (cell.part == Cell.lead ? 2 : 1)
        var mayBeWider = !ANSIOutput.isAgreed(oldCell) || !ANSIOutput.isAgreed(cell)
        // A terminal that takes it for wider has something else beside it now.
        while mayBeWider, end < new.width {
          let next = new.cells[start + end]
          if next.symbol >= SymbolTable.firstSymbol { return new.width }
          end += next.part == Cell.lead ? 2 : 1
          mayBeWider = !ANSIOutput.isAgreed(next)
        }
      } else if cell.part != Cell.narrow || !cell.hasStyle(of: new.cells[start + column]) {
        break
      }
      index += 1
    }
    return end
  }

  /// Writes a part of a row.
  ///
  /// - Parameters:
  ///   - grid: The grid.
  ///   - row: The row.
  ///   - first: The first column; not the second half of a wide cluster.
  ///   - end: The first column beyond.
  ///   - output: Where to write.
  private func write(
    _ grid: CellGrid, row: Int, from first: Int, to end: Int, _ output: inout ANSIOutput
  ) {
    var last = end
    if end == grid.width {
      last = max(Self.lastColumn(of: grid, row: row), first)
      // To erase is shorter than to write more than three blanks.
      if end - last <= 3 { last = end }
    }
    grid.cells.withUnsafeBufferPointer { buffer in
      guard let cells = buffer.baseAddress.map({ $0 + row * grid.width }) else { return }
      var column = first
      while column < last {
        let cell = cells + column
        output.moveTo(row: row, column: column)
        output.setStyle(cell.pointee.style)
        if cell.pointee.symbol < 0x7F {
          let count = RowMemory.asciiRun(cell, count: last &- column)
          output.write(cell, count: count, reachesEdge: column &+ count == grid.width)
          column &+= count
        } else {
          let reachesEdge = column &+ 2 >= grid.width
          output.write(cell.pointee, reachesEdge: reachesEdge, symbols: grid.symbols)
          column &+= cell.pointee.part == Cell.lead ? 2 : 1
        }
      }
    }
    if last < end {
      output.moveTo(row: row, column: last)
      output.setStyle(.plain)
      output.append("\u{1B}[K")
    }
  }

  /// Returns the first column of the plain blanks at the end of a row.
  private static func lastColumn(of grid: CellGrid, row: Int) -> Int {
    grid.cells.withUnsafeBufferPointer { buffer in
      guard let cells = buffer.baseAddress else { return 0 }
      return RowMemory.countWithoutTrailingBlanks(cells + row * grid.width, count: grid.width)
    }
  }
}
