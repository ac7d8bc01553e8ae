extension CellGrid {
  /// Returns the grid in default colors; attributes such as bold stay.
  ///
  /// - Returns: The grid without colors.
  package func withoutColors() -> CellGrid {
    var grid = self
    for index in grid.cells.indices {
      grid.cells[index].style.foreground = .default
      grid.cells[index].style.background = .default
    }
    return grid
  }
}
