import TextRendering

extension TerminalScreen {
  /// Does what a control sequence says.
  mutating func applySequence(_ final: UInt8, _ parameters: Parameters) {
    let count = parameters[0, default: 1]
    switch final {
    case 0x41: moveVertically(by: -count)
    case 0x42, 0x65: moveVertically(by: count)
    case 0x43, 0x61: moveTo(row: cursor.row, column: cursor.column + count)
    case 0x44: moveTo(row: cursor.row, column: cursor.column - count)
    case 0x45:
      moveVertically(by: count)
      cursor.column = 0
    case 0x46:
      moveVertically(by: -count)
      cursor.column = 0
    case 0x47, 0x60: moveTo(row: cursor.row, column: count - 1)
    case 0x48, 0x66: moveTo(row: count - 1, column: parameters[1, default: 1] - 1)
    case 0x64: moveTo(row: count - 1, column: cursor.column)
    case 0x63: reply("\u{1B}[?62c")
    case 0x6D: applyStyle(parameters.values)
    case 0x6E: applyQuestion(parameters[0, default: 0])
    case 0x72: setRegion(top: count - 1, bottom: parameters[1, default: rows] - 1)
    case 0x73: savedCursor = cursor
    case 0x75: restoreCursor()
    default: applyEditing(final, parameters)
    }
  }

  /// Does what a control sequence says that changes cells.
  private mutating func applyEditing(_ final: UInt8, _ parameters: Parameters) {
    let count = parameters[0, default: 1]
    let background = cursor.style.background
    let (row, column) = (cursor.row, cursor.column)
    switch final {
    case 0x40: buffer.insertBlanks(count, row: row, column: column, background: background)
    case 0x4A: eraseScreen(parameters[0, default: 0])
    case 0x4B: eraseLine(parameters[0, default: 0])
    case 0x4C where region.contains(row):
      buffer.scroll(row...region.upperBound, by: -count, background: background)
      cursor.column = 0
    case 0x4D where region.contains(row):
      buffer.scroll(row...region.upperBound, by: count, background: background)
      cursor.column = 0
    case 0x50: buffer.deleteCells(count, row: row, column: column, background: background)
    case 0x53: buffer.scroll(region, by: count, background: background)
    case 0x54: buffer.scroll(region, by: -count, background: background)
    case 0x58: buffer.erase(row: row, columns: column..<column + count, background: background)
    default: return
    }
    cursor.isWrapPending = false
  }

  /// Does what a sequence says that sets (`h`) or resets (`l`) private modes.
  mutating func applyPrivate(_ final: UInt8, _ numbers: [Int]) {
    guard final == 0x68 || final == 0x6C else { return }
    let isSet = final == 0x68
    for number in numbers {
      if isSet { modes.insert(number) } else { modes.remove(number) }
      switch number {
      case 47, 1047, 1049: showAlternate(isSet, savingCursor: number == 1049)
      case 1048: if isSet { savedCursor = cursor } else { restoreCursor() }
      default: break
      }
    }
  }

  /// Changes between the main and the alternate screen.
  private mutating func showAlternate(_ isAlternate: Bool, savingCursor: Bool) {
    guard isAlternate == (saved == nil) else { return }
    if isAlternate {
      if savingCursor { savedCursor = cursor }
      saved = buffer
      buffer = ScreenBuffer(columns: columns, rows: rows)
    } else if let saved {
      buffer = saved
      self.saved = nil
      if savingCursor { restoreCursor() }
    }
  }

  /// Moves the cursor up or down, inside of the region if it is there.
  private mutating func moveVertically(by count: Int) {
    let top = cursor.row >= region.lowerBound ? region.lowerBound : 0
    let bottom = cursor.row <= region.upperBound ? region.upperBound : rows - 1
    moveTo(row: min(max(top, cursor.row + count), bottom), column: cursor.column)
  }

  /// Sets the rows that scroll, and moves the cursor home.
  private mutating func setRegion(top: Int, bottom: Int) {
    let bottom = min(bottom, rows - 1)
    guard top < bottom else { return }
    region = top...bottom
    moveTo(row: 0, column: 0)
  }

  /// Answers a question.
  private mutating func applyQuestion(_ number: Int) {
    if number == 5 { reply("\u{1B}[0n") }
    if number == 6 { reply("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R") }
  }

  /// Erases a part of the screen: 0 what follows, 1 what comes before, 2 and 3 everything.
  private mutating func eraseScreen(_ part: Int) {
    let background = cursor.style.background
    if part <= 1 { eraseLine(part) }
    let erased =
      switch part {
      case 0: cursor.row + 1..<rows
      case 1: 0..<cursor.row
      case 2: 0..<rows
      default: 0..<0
      }
    for row in erased { buffer.erase(row: row, columns: 0..<columns, background: background) }
  }

  /// Erases a part of the cursor's row: 0 what follows, 1 what comes before, 2 everything.
  private mutating func eraseLine(_ part: Int) {
    let erased =
      switch part {
      case 0: cursor.column..<columns
      case 1: 0..<cursor.column + 1
      case 2: 0..<columns
      default: 0..<0
      }
    buffer.erase(row: cursor.row, columns: erased, background: cursor.style.background)
  }
}

// MARK: - Styles

extension TerminalScreen {
  /// Sets colors and attributes.
  private mutating func applyStyle(_ codes: [Int]) {
    var codes = codes.isEmpty ? [0][...] : codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: cursor.style = .plain
      case 30...37: cursor.style.foreground = .ansi(UInt8(code - 30))
      case 38: if let color = Self.color(&codes) { cursor.style.foreground = color }
      case 39: cursor.style.foreground = .default
      case 40...47: cursor.style.background = .ansi(UInt8(code - 40))
      case 48: if let color = Self.color(&codes) { cursor.style.background = color }
      case 49: cursor.style.background = .default
      case 90...97: cursor.style.foreground = .ansi(UInt8(code - 82))
      case 100...107: cursor.style.background = .ansi(UInt8(code - 92))
      default: applyAttribute(code)
      }
    }
  }

  /// Sets or resets an attribute.
  private mutating func applyAttribute(_ code: Int) {
    switch code {
    case 1: cursor.style.attributes.insert(.bold)
    case 2: cursor.style.attributes.insert(.faint)
    case 3: cursor.style.attributes.insert(.italic)
    case 4: cursor.style.attributes.insert(.underline)
    case 5: cursor.style.attributes.insert(.blink)
    case 7: cursor.style.attributes.insert(.reverse)
    case 9: cursor.style.attributes.insert(.strikethrough)
    case 22: cursor.style.attributes.subtract([.bold, .faint])
    case 23: cursor.style.attributes.remove(.italic)
    case 24: cursor.style.attributes.remove(.underline)
    case 25: cursor.style.attributes.remove(.blink)
    case 27: cursor.style.attributes.remove(.reverse)
    case 29: cursor.style.attributes.remove(.strikethrough)
    default: break
    }
  }

  /// Takes the rest of a color of the palette (`5;n`) or an exact one (`2;r;g;b`).
  private static func color(_ codes: inout ArraySlice<Int>) -> TerminalColor? {
    let kind = codes.popFirst()
    let count = kind == 5 ? 1 : kind == 2 ? 3 : 0
    let values = codes.prefix(count).map { UInt8(clamping: $0) }
    codes = codes.dropFirst(count)
    guard count > 0, values.count == count else { return nil }
    return count == 1 ? .palette(values[0]) : .rgb(values[0], values[1], values[2])
  }
}
