/// The cells of a grid on their way to SVG.
struct SVGRows {
  /// The grid.
  let grid: CellGrid

  /// The colors.
  let palette: TerminalPalette

  /// What was written so far.
  var output: Markup

  /// The extent of a cell.
  private var cell: BoxShape.CellSize { SVGWriter.cell }

  /// Makes one that writes behind what there is.
  init(grid: CellGrid, palette: TerminalPalette, output: Markup) {
    self.grid = grid
    self.palette = palette
    self.output = output
  }

  /// Writes all rows: first the backgrounds, so that none covers a glyph that is larger than its
  /// cell.
  mutating func write() {
    let runs = (0..<grid.height).map { StyledRun.runs(of: grid, row: $0) }
    for row in 0..<grid.height {
      for run in runs[row] { writeBackground(run, row: row) }
    }
    for row in 0..<grid.height {
      for run in runs[row] { writeGlyphs(run, row: row) }
    }
  }

  /// Writes the background of a run, unless it is that of the window.
  private mutating func writeBackground(_ run: StyledRun, row: Int) {
    let background = palette.colors(of: run.style).background
    if background == palette.background { return }
    output.append("<path fill=\"")
    output.append(background)
    output.append("\" d=\"")
    append(
      PixelRectangle(
        x: run.start * cell.width, y: row * cell.height, width: (run.end - run.start) * cell.width,
        height: cell.height))
    output.append("\"/>\n")
  }

  /// Writes the glyphs of a run.
  private mutating func writeGlyphs(_ run: StyledRun, row: Int) {
    let color = palette.colors(of: run.style).foreground
    var shapes = ShapeCollector()
    var column = run.start
    while column < run.end {
      let index = row * grid.width + column
      let symbol = grid.cells[index].symbol
      if symbol == Cell.space {
        column += 1
      } else if let shape = BoxShape.shape(of: symbol, size: cell) {
        shapes.add(shape, x: column * cell.width, y: row * cell.height)
        column += 1
      } else {
        let end = endOfText(from: column, to: run.end, row: row)
        writeText(from: column, to: end, row: row, style: run.style, color: color)
        column = end
      }
    }
    for (offset, attribute) in [(3, TextAttributes.underline), (-5, .strikethrough)]
    where run.style.attributes.contains(attribute) {
      let line = PixelRectangle(
        x: run.start * cell.width, y: row * cell.height + SVGWriter.baseline + offset,
        width: (run.end - run.start) * cell.width, height: 1)
      shapes.add(BoxShape(rectangles: [line]), x: 0, y: 0)
    }
    write(shapes, color: color)
  }

  /// Returns the column where a text ends that is written as one: at two spaces, a shape, or where
  /// narrow and wide clusters meet.
  private func endOfText(from start: Int, to limit: Int, row: Int) -> Int {
    let offset = row * grid.width
    let first = grid.cells[offset + start]
    let step = first.part == Cell.lead ? 2 : 1
    // Clusters whose glyphs have widths of their own stand alone.
    if !Self.isRegular(first.symbol) { return start + step }
    var end = start + step
    var column = end
    while column < limit {
      let cell = grid.cells[offset + column]
      if cell.symbol == Cell.space, step == 1, column == end {
        column += 1
        continue
      }
      let isPart = cell.symbol != Cell.space && cell.part == first.part
      if !isPart || !Self.isRegular(cell.symbol) { break }
      if BoxShape.shape(of: cell.symbol, size: self.cell) != nil { break }
      column += step
      end = column
    }
    return end
  }

  /// Returns whether the glyph of a symbol is as wide in any fixed-width font as those beside it.
  private static func isRegular(_ symbol: UInt32) -> Bool {
    if symbol >= SymbolTable.firstSymbol { return false }
    if symbol < 0x250 { return true }
    let flags = WidthTable.pictograph | WidthTable.widened
    return symbol < 0x590 || symbol >= 0x2E80 && WidthTable.shared.entry(symbol) & flags == 0
  }

  /// Writes a text, stretched to its cells.
  private mutating func writeText(
    from start: Int, to end: Int, row: Int, style: TextStyle, color: RGBColor
  ) {
    output.append("<text x=\"")
    output.append(start * cell.width)
    output.append("\" y=\"")
    output.append(row * cell.height + SVGWriter.baseline)
    output.append("\" textLength=\"")
    output.append((end - start) * cell.width)
    output.append("\" lengthAdjust=\"spacingAndGlyphs\" fill=\"")
    output.append(color)
    output.append("\"")
    if style.attributes.contains(.bold) { output.append(" font-weight=\"bold\"") }
    if style.attributes.contains(.italic) { output.append(" font-style=\"italic\"") }
    output.append(">")
    for column in start..<end {
      let cell = grid.cells[row * grid.width + column]
      if cell.part != Cell.trail { output.append(symbol: cell.symbol, of: grid) }
    }
    output.append("</text>\n")
  }
}

// MARK: - Shapes

extension SVGRows {
  /// The shapes of a run, those beside each other joined.
  private struct ShapeCollector {
    /// The areas to fill, by how much of the color they get.
    var areas: [Int: [PixelRectangle]] = [:]

    /// The rounded corners, with the places of their cells.
    var corners: [(corner: BoxShape.Corner, x: Int, y: Int)] = []

    /// Adds a shape.
    mutating func add(_ shape: BoxShape, x: Int, y: Int) {
      for rectangle in shape.rectangles {
        var moved = rectangle
        moved.x += x
        moved.y += y
        add(moved, coverage: shape.coverage)
      }
      if let corner = shape.corner { corners.append((corner, x, y)) }
    }

    /// Adds an area.
    private mutating func add(_ area: PixelRectangle, coverage: Int) {
      var list = areas[coverage] ?? []
      // Of the double strokes of a cell, the one to join may be a few places back.
      let joined = list.indices.suffix(4).first { index in
        list[index].y == area.y && list[index].height == area.height
          && list[index].x + list[index].width == area.x
      }
      if let joined {
        list[joined].width += area.width
      } else {
        list.append(area)
      }
      areas[coverage] = list
    }
  }

  /// Writes the shapes of a run.
  private mutating func write(_ shapes: ShapeCollector, color: RGBColor) {
    for (coverage, areas) in shapes.areas.sorted(by: { $0.key < $1.key }) {
      output.append("<path fill=\"")
      output.append(color)
      output.append("\"")
      if coverage < 100 {
        output.append(" fill-opacity=\"0.")
        output.append(coverage)
        output.append("\"")
      }
      output.append(" d=\"")
      for area in areas { append(area) }
      output.append("\"/>\n")
    }
    if shapes.corners.isEmpty { return }
    output.append("<path fill=\"none\" stroke=\"")
    output.append(color)
    output.append("\" d=\"")
    for (corner, x, y) in shapes.corners { append(corner, x: x, y: y) }
    output.append("\"/>\n")
  }

  /// Appends a rectangle to a path.
  private mutating func append(_ area: PixelRectangle) {
    output.append("M")
    output.append(area.x)
    output.append(" ")
    output.append(area.y)
    output.append("h")
    output.append(area.width)
    output.append("v")
    output.append(area.height)
    output.append("h")
    output.append(-area.width)
    output.append("z")
  }

  /// Appends a rounded corner to a path: straight from the edge, then a curve to the other edge.
  private mutating func append(_ corner: BoxShape.Corner, x: Int, y: Int) {
    let middleX = x + cell.width / 2
    let middleY = y + cell.height / 2
    output.append("M")
    output.append(middleX)
    output.append(".5 ")
    output.append(corner.isDown ? y + cell.height : y)
    output.append("V")
    output.append(corner.isDown ? middleY + 6 : middleY - 5)
    output.append("Q")
    output.append(middleX)
    output.append(".5 ")
    output.append(middleY)
    output.append(".5 ")
    output.append(corner.isRight ? x + cell.width : x)
    output.append(" ")
    output.append(middleY)
    output.append(".5")
  }
}
