/// Cells beside each other that have the same style.
struct StyledRun {
  /// The first column.
  let start: Int

  /// The first column beyond.
  let end: Int

  /// The style.
  let style: TextStyle

  /// Returns the runs of a row, from left to right.
  ///
  /// - Parameters:
  ///   - grid: The grid.
  ///   - row: The row. It is an error for it to be outside.
  /// - Returns: The runs; together they have all columns.
  static func runs(of grid: CellGrid, row: Int) -> [StyledRun] {
    var runs: [StyledRun] = []
    let offset = row * grid.width
    var start = 0
    while start < grid.width {
      let cell = grid.cells[offset + start]
      var end = start + 1
      while end < grid.width, grid.cells[offset + end].hasStyle(of: cell) { end += 1 }
      runs.append(StyledRun(start: start, end: end, style: cell.style))
      start = end
    }
    return runs
  }
}
