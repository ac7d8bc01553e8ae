import TextRendering

extension TerminalScreen {
  /// Does what a unit of the program's output says.
  mutating func apply(_ sequence: ScreenSequence) {
    if case .scalar(let scalar) = sequence {
      write(scalar)
      return
    }
    // Only a character that follows directly joins a cluster.
    lastCluster = nil
    switch sequence {
    case .scalar: break
    case .control(let byte): applyControl(byte)
    case .escape(let intermediates, let final):
      if intermediates.isEmpty { applyEscape(final) }
    case .sequence(let marker, let parameters, let intermediates, let final):
      let sequence = Parameters(values: parameters)
      if marker == 0x3F && intermediates.isEmpty {
        applyPrivate(final, parameters)
      } else if marker == 0x3F && intermediates == [0x24] && final == 0x70 {
        reply(
          "\u{1B}[?\(sequence[0, default: 0]);\(modes.contains(sequence[0, default: 0]) ? 1 : 2)$y")
      } else if marker == nil && intermediates.isEmpty {
        applySequence(final, sequence)
      }
    case .command(let command): applyCommand(command)
    }
  }

  /// The parameters of a control sequence.
  struct Parameters {
    /// The numbers as they stand there; 0 where one was left out.
    var values: [Int]

    /// Returns a parameter, or a value if it is not there or 0.
    subscript(index: Int, default value: Int) -> Int {
      index < values.count && values[index] > 0 ? values[index] : value
    }
  }

  /// Sets the title.
  private mutating func applyCommand(_ command: String) {
    let parts = command.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0] == "0" || parts[0] == "2" { title = String(parts[1]) }
  }

  /// Does what a control character says.
  private mutating func applyControl(_ byte: UInt8) {
    switch byte {
    case 0x07: bellCount += 1
    case 0x08: moveTo(row: cursor.row, column: cursor.column - 1)
    case 0x09: moveTo(row: cursor.row, column: (cursor.column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: moveTo(row: cursor.row, column: 0)
    default: break
    }
  }

  /// Does what an escape with one byte says.
  private mutating func applyEscape(_ final: UInt8) {
    switch final {
    case 0x37: savedCursor = cursor
    case 0x38: restoreCursor()
    case 0x44: lineFeed()
    case 0x45:
      moveTo(row: cursor.row, column: 0)
      lineFeed()
    case 0x4D: reverseLineFeed()
    case 0x63:
      let bells = bellCount
      self = TerminalScreen(columns: columns, rows: rows)
      bellCount = bells
    default: break
    }
  }
}

// MARK: - Characters

extension TerminalScreen {
  /// Shows a character where the cursor is, or joins it to the one before.
  private mutating func write(_ scalar: Unicode.Scalar) {
    if join(scalar) { return }
    let width = DisplayWidth.width(of: scalar)
    guard width > 0 else { return }
    if cursor.isWrapPending && modes.contains(7) { wrap() }
    if cursor.column + width > columns {
      guard modes.contains(7), width <= columns else { return }
      wrap()
    }
    cursor.isWrapPending = false
    buffer.put(
      String(Character(scalar)), width: width, row: cursor.row, column: cursor.column,
      style: cursor.style)
    lastCluster = (cursor.row, cursor.column)
    advance(by: width)
  }

  /// Joins a character to the cluster before it, if both are one.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: Whether they are one.
  private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII, let (row, column) = lastCluster else { return false }
    let cell = buffer[row, column]
    var text = cell.text
    text.unicodeScalars.append(scalar)
    guard text.count == 1, let cluster = text.first else { return false }
    let width = max(cell.width, DisplayWidth.width(of: cluster))
    guard column + width <= columns else {
      buffer[row, column].text = text
      return true
    }
    buffer.put(text, width: width, row: row, column: column, style: cell.style)
    if width > cell.width { advance(by: 1) }
    return true
  }

  /// Moves the cursor behind what was written; behind the last column it waits.
  private mutating func advance(by width: Int) {
    cursor.column += width
    if cursor.column >= columns {
      cursor.column = columns - 1
      cursor.isWrapPending = true
    }
  }

  /// Moves to the beginning of the next line.
  private mutating func wrap() {
    cursor.column = 0
    lineFeed()
  }
}

// MARK: - The cursor

extension TerminalScreen {
  /// Moves the cursor to a cell, or to the nearest one of the screen.
  mutating func moveTo(row: Int, column: Int) {
    cursor.row = min(max(0, row), rows - 1)
    cursor.column = min(max(0, column), columns - 1)
    cursor.isWrapPending = false
  }

  /// Puts the cursor where it was saved, or to the nearest cell of the screen.
  mutating func restoreCursor() {
    let isWrapPending = savedCursor.isWrapPending && savedCursor.column == columns - 1
    cursor = savedCursor
    moveTo(row: cursor.row, column: cursor.column)
    cursor.isWrapPending = isWrapPending
  }

  /// Moves one row down; at the bottom of the region it scrolls.
  private mutating func lineFeed() {
    cursor.isWrapPending = false
    if cursor.row == region.upperBound {
      buffer.scroll(region, by: 1, background: cursor.style.background)
    } else if cursor.row < rows - 1 {
      cursor.row += 1
    }
  }

  /// Moves one row up; at the top of the region it scrolls.
  private mutating func reverseLineFeed() {
    cursor.isWrapPending = false
    if cursor.row == region.lowerBound {
      buffer.scroll(region, by: -1, background: cursor.style.background)
    } else if cursor.row > 0 {
      cursor.row -= 1
    }
  }
}
