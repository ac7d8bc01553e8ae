/// A writer of grids as pictures of pixels, in PNG, with a font of its own.
///
/// The picture has a palette; beyond 256 colors the nearest are taken. The same grid always gives
/// the same bytes.
package struct PNGWriter: Sendable {
  /// How many pixels each pixel of the font takes in either direction.
  package var scale: Int

  /// The colors.
  package var palette: TerminalPalette

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - scale: How many pixels each pixel of the font takes in either direction. It is an error
  ///     for it to be outside 1 to 8.
  ///   - palette: The colors.
  package init(scale: Int = 1, palette: TerminalPalette = .dark) {
    precondition(1...8 ~= scale, "a picture cannot be \(scale) times as large")
    self.scale = scale
    self.palette = palette
  }

  /// The pixels between the edge and the cells, of the size of those of the font.
  private static let margin = 8

  /// Returns the picture of a grid.
  package func data(_ grid: CellGrid) -> [UInt8] {
    PNGEncoder(canvas: canvas(grid)).encode()
  }

  /// Returns the pixels of a grid.
  func canvas(_ grid: CellGrid) -> PixelCanvas {
    var canvas = PixelCanvas(
      width: (grid.width * BitmapFont.width + 2 * Self.margin) * scale,
      height: (grid.height * BitmapFont.height + 2 * Self.margin) * scale,
      color: palette.background)
    for row in 0..<grid.height {
      for run in StyledRun.runs(of: grid, row: row) { draw(run, row: row, of: grid, on: &canvas) }
    }
    return canvas
  }

  /// Draws a run.
  private func draw(_ run: StyledRun, row: Int, of grid: CellGrid, on canvas: inout PixelCanvas) {
    let (foreground, background) = palette.colors(of: run.style)
    let attributes = run.style.attributes
    let font = BitmapFont.shared
    let color = canvas.number(of: foreground)
    if background != palette.background {
      fill(run, row: row, from: 0, height: BitmapFont.height, color: background, on: &canvas)
    }
    for column in run.start..<run.end {
      let cell = grid.cells[row * grid.width + column]
      if cell.symbol == Cell.space { continue }
      // Of a cluster of several scalars the first says most.
      let scalar =
        cell.symbol < SymbolTable.firstSymbol
        ? cell.symbol : grid.symbols.text(of: cell.symbol).unicodeScalars.first?.value ?? Cell.space
      var rows =
        cell.part == Cell.lead ? font.wideGlyph(of: scalar) : font.glyph(of: scalar)
      if attributes.contains(.bold), scalar < 0x2500 {
        rows = rows.map { $0 | ($0 >> 1 & (cell.part == Cell.lead ? 0xFFFF : 0xFF00)) }
      }
      if attributes.contains(.italic), scalar < 0x2500, cell.part == Cell.narrow {
        rows = rows.enumerated().map { $0 < 6 ? $1 >> 1 & 0xFF00 : $0 < 11 ? $1 : $1 << 1 }
      }
      canvas.draw(
        rows, x: (column * BitmapFont.width + Self.margin) * scale,
        y: (row * BitmapFont.height + Self.margin) * scale, scale: scale, color: color)
    }
    if attributes.contains(.underline) {
      fill(run, row: row, from: 14, height: 1, color: foreground, on: &canvas)
    }
    if attributes.contains(.strikethrough) {
      fill(run, row: row, from: 7, height: 1, color: foreground, on: &canvas)
    }
  }

  /// Fills a stripe of a run.
  private func fill(
    _ run: StyledRun, row: Int, from top: Int, height: Int, color: RGBColor,
    on canvas: inout PixelCanvas
  ) {
    canvas.fill(
      PixelRectangle(
        x: (run.start * BitmapFont.width + Self.margin) * scale,
        y: (row * BitmapFont.height + Self.margin + top) * scale,
        width: (run.end - run.start) * BitmapFont.width * scale, height: height * scale),
      with: canvas.number(of: color))
  }
}
