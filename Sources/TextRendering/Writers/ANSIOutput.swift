/// Control sequences on their way to a terminal, with what is known of its cursor and style.
struct ANSIOutput {
  /// What was written so far.
  var bytes: [UInt8] = []

  /// How many colors the terminal shows.
  private let colorLevel: ColorLevel

  /// Where the cursor is; `nil` when that is not sure.
  private var cursor: (row: Int, column: Int)?

  /// The style that the terminal writes in, reduced to its colors; `nil` when that is not known.
  private var style: TextStyle?

  /// The style asked for last, before it was reduced.
  private var wantedStyle: TextStyle?

  /// Makes one without output.
  ///
  /// - Parameters:
  ///   - colorLevel: How many colors the terminal shows.
  ///   - capacity: How many bytes to expect.
  ///   - style: The style that the terminal writes in; `nil` when that is not known.
  init(colorLevel: ColorLevel, capacity: Int, style: TextStyle? = nil) {
    self.colorLevel = colorLevel
    self.style = style
    bytes.reserveCapacity(capacity)
  }

  /// Appends a text as it is.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a number.
  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

// MARK: - Cursor and cells

extension ANSIOutput {
  /// Puts the cursor on a cell, unless it is there.
  mutating func moveTo(row: Int, column: Int) {
    if let cursor, cursor.row == row, cursor.column == column { return }
    append("\u{1B}[")
    append(row + 1)
    if column > 0 {
      bytes.append(UInt8(ascii: ";"))
      append(column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
    cursor = (row, column)
  }

  /// Writes ASCII characters where the cursor is.
  ///
  /// - Parameters:
  ///   - cells: The first of the cells that hold them.
  ///   - count: How many there are.
  ///   - reachesEdge: Whether the last of them is the last of its row, behind which the place of
  ///     the cursor differs between terminals.
  mutating func write(_ cells: UnsafePointer<Cell>, count: Int, reachesEdge: Bool) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { characters in
      guard let target = characters.baseAddress else { return }
      var index = 0
      while index < count {
        target[index] = UInt8(truncatingIfNeeded: cells[index].symbol)
        index &+= 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(characters))
    }
    cursor = reachesEdge ? nil : cursor.map { ($0.row, $0.column + count) }
  }

  /// Writes a cluster where the cursor is.
  ///
  /// - Parameters:
  ///   - cell: The cell that holds the cluster.
  ///   - reachesEdge: Whether it may reach the last column.
  ///   - symbols: The clusters of several scalars.
  mutating func write(_ cell: Cell, reachesEdge: Bool, symbols: SymbolTable) {
    let mayBeNarrower = cell.part == Cell.lead && !Self.isAgreed(cell)
    if mayBeNarrower || cell.symbol >= SymbolTable.firstSymbol, let start = cursor {
      // A terminal that takes the cluster for narrower would leave the old content of the second
      // cell.
      append(cell.part == Cell.lead ? "  " : " ")
      cursor = nil
      moveTo(row: start.row, column: start.column)
    }
    symbols.append(cell.symbol, to: &bytes)
    let isSure = cell.part == Cell.narrow && Self.isPlain(cell.symbol) && !reachesEdge
    cursor = isSure ? cursor.map { ($0.row, $0.column + 1) } : nil
  }

  /// Returns whether terminals are of one opinion about the width of a symbol, so that what stands beside it stays as it is.
  static func isAgreed(_ cell: Cell) -> Bool {
    if cell.part != Cell.lead { return cell.symbol < 0x7F || isPlain(cell.symbol) }
    switch cell.symbol {
    // Letters of East Asia, and forms made for them. Signs and pictures became wide in one version of Unicode or another.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      return true
    default: return false
    }
  }

  /// Returns whether all terminals agree that a narrow symbol takes one cell, apart from those set
  /// up for East Asian text.
  private static func isPlain(_ symbol: UInt32) -> Bool {
    if symbol >= SymbolTable.firstSymbol || symbol == 0xAD { return false }
    // Symbols that have a form as emoji, and half-width sound marks, are drawn wide by some.
    return symbol < 0x2E80 && WidthTable.shared.entry(symbol) & WidthTable.widened == 0
  }
}

// MARK: - Styles

extension ANSIOutput {
  /// Makes the terminal write in a style, by the shortest sequence that does.
  mutating func setStyle(_ wanted: TextStyle) {
    if wantedStyle == wanted { return }
    wantedStyle = wanted
    let palette = TerminalPalette.xterm
    let next = TextStyle(
      foreground: palette.nearest(to: wanted.foreground, at: colorLevel),
      background: palette.nearest(to: wanted.background, at: colorLevel),
      attributes: wanted.attributes.intersection(.known))
    if style == next { return }
    var codes = Self.codes(from: .plain, to: next)
    codes.insert(contentsOf: [UInt8(ascii: "0")], at: 0)
    if codes.count > 1 { codes.insert(UInt8(ascii: ";"), at: 1) }
    if let style {
      let change = Self.codes(from: style, to: next)
      if change.count < codes.count { codes = change }
    }
    style = next
    append("\u{1B}[")
    // The zero may be left out where nothing follows.
    if codes != [UInt8(ascii: "0")] { bytes.append(contentsOf: codes) }
    bytes.append(UInt8(ascii: "m"))
  }

  /// The codes that switch attributes on and off; bold and faint are switched off together.
  private static let attributeCodes: [(attribute: TextAttributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.faint, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.blink, 5, 25),
    (.reverse, 7, 27), (.strikethrough, 9, 29),
  ]

  /// Returns the codes that lead from one style to another, with semicolons between them.
  private static func codes(from old: TextStyle, to new: TextStyle) -> [UInt8] {
    var numbers: [Int] = []
    var present = old.attributes
    for (attribute, _, off) in attributeCodes
    where present.contains(attribute) && !new.attributes.contains(attribute) {
      numbers.append(off)
      present.subtract(off == 22 ? [.bold, .faint] : attribute)
    }
    for (attribute, on, _) in attributeCodes
    where new.attributes.contains(attribute) && !present.contains(attribute) {
      numbers.append(on)
    }
    if old.foreground != new.foreground { appendColor(new.foreground, base: 30, to: &numbers) }
    if old.background != new.background { appendColor(new.background, base: 40, to: &numbers) }
    var output = ANSIOutput(colorLevel: .none, capacity: 16)
    for (index, number) in numbers.enumerated() {
      if index > 0 { output.bytes.append(UInt8(ascii: ";")) }
      output.append(number)
    }
    return output.bytes
  }

  /// Appends the codes of a color; the base is 30 for the foreground and 40 for the background.
  private static func appendColor(_ color: TerminalColor, base: Int, to numbers: inout [Int]) {
    switch color.kind {
    case .default: numbers.append(base + 9)
    case .ansi(let index): numbers.append(index < 8 ? base + Int(index) : base + 52 + Int(index))
    case .palette(let index): numbers += [base + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue):
      numbers += [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }
}
