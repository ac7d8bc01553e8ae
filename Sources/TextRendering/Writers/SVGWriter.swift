/// A writer of grids as pictures of a terminal window, in SVG.
///
/// The picture holds no scripts, no links, no identifiers and no style sheets, so that it can stand
/// alone or within a page. The same grid always gives the same bytes. Texts are stretched to their
/// cells whatever font the viewer has; boxes and blocks are drawn as shapes, so that they join.
///
/// ```
///  ╭──────────────────────────╮
///  │ ● ● ●      title         │  title bar, if there is a title
///  │                          │
///  │  cells, 9 × 19 units     │
///  ╰──────────────────────────╯
/// ```
package struct SVGWriter: Sendable {
  /// The colors.
  package var palette: TerminalPalette

  /// The text of the title bar; without one there is no bar.
  package var title: String?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - title: The text of the title bar; without one there is no bar. It need not be safe.
  ///   - palette: The colors.
  package init(title: String? = nil, palette: TerminalPalette = .dark) {
    self.title = title
    self.palette = palette
  }

  /// The extent of a cell.
  static let cell = BoxShape.CellSize(width: 9, height: 19)

  /// The units between the frame and the cells.
  private static let margin = 12

  /// The height of the title bar.
  private static let barHeight = 34

  /// The units from the upper edge of a cell to the base of its letters.
  static let baseline = 14

  /// Returns the picture of a grid.
  package func document(_ grid: CellGrid) -> String {
    let top = title == nil ? Self.margin : Self.barHeight
    let width = max(grid.width * Self.cell.width, 60) + 2 * Self.margin
    let height = grid.height * Self.cell.height + top + Self.margin
    var output = Markup()
    output.bytes.reserveCapacity(grid.cells.count * 6 + 1_024)
    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    output.append(width)
    output.append("\" height=\"")
    output.append(height)
    output.append("\" viewBox=\"0 0 ")
    output.append(width)
    output.append(" ")
    output.append(height)
    output.append(
      "\" font-family=\"ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace\" font-size=\"15\">\n"
    )
    writeFrame(width: width, height: height, to: &output)
    output.append("<g transform=\"translate(")
    output.append(Self.margin)
    output.append(" ")
    output.append(top)
    output.append(")\">\n")
    var rows = SVGRows(grid: grid, palette: palette, output: output)
    rows.write()
    output = rows.output
    output.append("</g>\n</svg>\n")
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// Writes the window around the cells.
  private func writeFrame(width: Int, height: Int, to output: inout Markup) {
    let edge = palette.background.mixed(with: palette.foreground, percent: 22)
    output.append("<rect x=\"0.5\" y=\"0.5\" width=\"")
    output.append(width - 1)
    output.append("\" height=\"")
    output.append(height - 1)
    output.append("\" rx=\"9\" fill=\"")
    output.append(palette.background)
    output.append("\" stroke=\"")
    output.append(edge)
    output.append("\"/>\n")
    guard let title else { return }
    for (index, color) in [0xFF5F57, 0xFEBC2E, 0x28C840].enumerated() {
      output.append("<circle cx=\"")
      output.append(20 + 19 * index)
      output.append("\" cy=\"17\" r=\"6\" fill=\"")
      output.append(RGBColor(UInt32(color)))
      output.append("\"/>\n")
    }
    let room = (width - 160) / 8
    guard room > 0, let line = TextLayout(title, maxWidth: room, lineLimit: 1).lines.first,
      line.width > 0
    else { return }
    output.append("<text x=\"")
    output.append(width / 2)
    output.append("\" y=\"22\" text-anchor=\"middle\" font-size=\"13\" fill=\"")
    output.append(palette.foreground.mixed(with: palette.background, percent: 35))
    output.append("\">")
    output.append(text: line.text)
    output.append("</text>\n")
  }
}
