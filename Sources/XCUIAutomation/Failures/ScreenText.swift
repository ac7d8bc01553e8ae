import TextRendering

/// A screen as text in a frame.
enum ScreenText {
  /// Returns the lines of a screen in a frame, without the blank rows at its end.
  ///
  /// A grid holds no control characters, so that its text is safe to print.
  static func lines(of grid: CellGrid) -> [String] {
    var rows = grid.lines(trimming: false)
    while let last = rows.last, last.allSatisfy({ $0 == " " }) { rows.removeLast() }
    let title = "Screen (\(grid.width) × \(grid.height)):"
    guard !rows.isEmpty else { return [title + " blank"] }
    let edge = String(repeating: "─", count: grid.width)
    return [title, "┌" + edge + "┐"] + rows.map { "│" + $0 + "│" } + ["└" + edge + "┘"]
  }
}
