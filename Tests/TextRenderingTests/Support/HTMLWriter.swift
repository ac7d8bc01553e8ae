@testable import TextRendering

/// Writes a grid as HTML: a `pre` with a `span` for each style, and nothing that has to be loaded.
struct HTMLWriter: Sendable {
  /// The colors.
  var palette: TerminalPalette

  /// Makes a writer.
  ///
  /// - Parameter palette: The colors.
  init(palette: TerminalPalette = .dark) {
    self.palette = palette
  }

  /// Returns a whole page that shows a grid.
  ///
  /// - Parameters:
  ///   - grid: The grid.
  ///   - title: The title of the page; it need not be safe.
  /// - Returns: The page.
  func document(_ grid: CellGrid, title: String) -> String {
    var output = Markup()
    output.append("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>")
    output.append(text: title)
    output.append("</title>\n<body style=\"margin:24px;background:")
    output.append(palette.background.mixed(with: RGBColor(0), percent: 40))
    output.append("\">\n")
    write(grid, to: &output)
    output.append("</body>\n</html>\n")
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Returns the `pre` that shows a grid, to put it into a page.
  ///
  /// - Parameter grid: The grid.
  /// - Returns: The markup.
  func fragment(_ grid: CellGrid) -> String {
    var output = Markup()
    write(grid, to: &output)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Writes the `pre`.
  private func write(_ grid: CellGrid, to output: inout Markup) {
    output.append("<pre style=\"display:inline-block;margin:0;padding:12px;border-radius:9px;")
    output.append("font:15px/19px ui-monospace,SFMono-Regular,Menlo,Consolas,")
    output.append("'DejaVu Sans Mono',monospace;color:")
    output.append(palette.foreground)
    output.append(";background:")
    output.append(palette.background)
    output.append("\">")
    for row in 0..<grid.height {
      // The first line feed in a `pre` is not shown, so every row ends with one instead.
      for run in StyledRun.runs(of: grid, row: row) { write(run, row: row, of: grid, to: &output) }
      output.append("\n")
    }
    output.append("</pre>\n")
  }

  /// Writes a run.
  private func write(_ run: StyledRun, row: Int, of grid: CellGrid, to output: inout Markup) {
    let isPlain = run.style == .plain
    if !isPlain {
      output.append("<span style=\"")
      writeDeclarations(of: run.style, to: &output)
      output.append("\">")
    }
    for column in run.start..<run.end {
      let cell = grid.cells[row * grid.width + column]
      let isOrdinary = cell.symbol < 0x2E80 && cell.part == Cell.narrow
      if cell.part == Cell.trail { continue }
      if isOrdinary {
        output.append(symbol: cell.symbol, of: grid)
        continue
      }
      // What comes from another font keeps to its cells.
      output.append(
        cell.part == Cell.lead
          ? "<span style=\"display:inline-block;width:2ch;height:19px;overflow:hidden;vertical-align:top\">"
          : "<span style=\"display:inline-block;width:1ch;height:19px;overflow:hidden;vertical-align:top\">"
      )
      output.append(symbol: cell.symbol, of: grid)
      output.append("</span>")
    }
    if !isPlain { output.append("</span>") }
  }

  /// Writes a style as declarations.
  private func writeDeclarations(of style: TextStyle, to output: inout Markup) {
    let (foreground, background) = palette.colors(of: style)
    output.append("color:")
    output.append(foreground)
    if background != palette.background {
      output.append(";background:")
      output.append(background)
    }
    if style.attributes.contains(.bold) { output.append(";font-weight:bold") }
    if style.attributes.contains(.italic) { output.append(";font-style:italic") }
    let isUnderlined = style.attributes.contains(.underline)
    let isStruck = style.attributes.contains(.strikethrough)
    if isUnderlined || isStruck {
      output.append(";text-decoration:")
      output.append(
        isUnderlined && isStruck
          ? "underline line-through" : isUnderlined ? "underline" : "line-through")
    }
  }
}
