package import TextRendering

/// The tables of a trace in the making: what stands in it once, and under which number.
package struct TraceTables {
  /// The palette that colors are told by.
  private let palette: TerminalPalette

  /// The numbers of styles.
  private var styleNumbers: [AutomationTrace.Style: Int] = [:]

  /// The numbers of rows.
  private var rowNumbers: [[AutomationTrace.Run]: Int] = [:]

  /// The numbers of lines.
  private var lineNumbers: [String: Int] = [:]

  /// The numbers of screens.
  private var screenNumbers: [AutomationTrace.Screen: Int] = [:]

  /// The numbers of outlines.
  private var outlineNumbers: [[Int]: Int] = [:]

  /// The styles, in the order of their numbers.
  private var styles: [AutomationTrace.Style] = []

  /// The rows, in the order of their numbers.
  private var rows: [[AutomationTrace.Run]] = []

  /// The lines, in the order of their numbers.
  private var lines: [String] = []

  /// The screens, in the order of their numbers.
  private var screens: [AutomationTrace.Screen] = []

  /// The outlines, in the order of their numbers.
  private var outlines: [[Int]] = []

  /// Makes empty tables.
  ///
  /// - Parameter palette: The palette that colors are told by.
  package init(palette: TerminalPalette = .dark) {
    self.palette = palette
  }

  /// Returns the number of a screen.
  package mutating func number(of grid: CellGrid) -> Int {
    let rows = (0..<grid.height).map { row in
      let runs = self.runs(of: grid, row)
      return Self.number(runs, &rowNumbers, &self.rows)
    }
    return Self.number(
      AutomationTrace.Screen(width: grid.width, rows: rows), &screenNumbers, &screens)
  }

  /// Returns the number of an outline.
  package mutating func number(ofOutline lines: [String]) -> Int {
    let numbers = lines.map { Self.number($0, &lineNumbers, &self.lines) }
    return Self.number(numbers, &outlineNumbers, &outlines)
  }

  /// Puts the tables into a trace.
  package func fill(_ trace: inout AutomationTrace) {
    trace.styles = styles
    trace.rows = rows
    trace.lines = lines
    trace.screens = screens
    trace.outlines = outlines
  }

  /// Returns the number of a value, which is added if it is new.
  private static func number<Value: Hashable>(
    _ value: Value, _ numbers: inout [Value: Int], _ values: inout [Value]
  ) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The runs of a row: cells of one style together, what is wider than a character apart.
  private mutating func runs(of grid: CellGrid, _ row: Int) -> [AutomationTrace.Run] {
    var runs: [AutomationTrace.Run] = []
    var last: TextStyle?
    for x in 0..<grid.width {
      let (text, width, style) = grid.cell(x: x, y: row)
      guard width > 0 else { continue }
      let isPlain = width == 1 && text.utf8.count == 1
      if isPlain, last == style, !runs.isEmpty {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].width += 1
      } else {
        runs.append(.init(text: text, style: number(of: style), width: width))
        last = isPlain ? style : nil
      }
    }
    return Self.joined(runs)
  }

  /// Joins neighbours of one style that take a cell each, as box drawing does.
  private static func joined(_ runs: [AutomationTrace.Run]) -> [AutomationTrace.Run] {
    var joined: [AutomationTrace.Run] = []
    for run in runs {
      if let last = joined.last, last.style == run.style, last.width == last.text.count,
        run.width == run.text.count, (last.text + run.text).count == last.width + run.width
      {
        joined[joined.count - 1].text += run.text
        joined[joined.count - 1].width += run.width
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  /// Returns the number of a style.
  private mutating func number(of style: TextStyle) -> Int {
    let colors = palette.colors(of: style)
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.underline, "underline"), (.blink, "blink"),
      (.strikethrough, "strikethrough"),
    ]
    let told = AutomationTrace.Style(
      foreground: colors.foreground.hexadecimal, background: colors.background.hexadecimal,
      attributes: names.filter { style.attributes.contains($0.0) }.map(\.1))
    return Self.number(told, &styleNumbers, &styles)
  }
}
