package import TextRendering

/// A terminal as a value: what a program writes goes in, and the screen that a person would see comes out.
///
/// It does what a program of ours and common text programs need of an xterm: the cursor, colors and attributes, erasing,
/// inserting and deleting, scroll regions, the alternate screen, tab stops, wrapping with the wrap pending behind the last
/// column, modes, the title, and replies to questions for the cursor and the kind of terminal. Clusters take the
/// cells that ``TextRendering`` gives them.
package struct TerminalScreen: Sendable {
  /// What the cursor has saved and restored with it.
  struct Cursor: Sendable, Hashable {
    /// The row.
    var row = 0

    /// The column.
    var column = 0

    /// Whether a character was written in the last column and the next one wraps.
    var isWrapPending = false

    /// The look of what is written.
    var style = TextStyle.plain
  }

  /// The number of columns.
  package private(set) var columns: Int

  /// The number of rows.
  package private(set) var rows: Int

  /// The private modes that are set, by their numbers; 7 (wrapping) and 25 (cursor) are from the beginning.
  package internal(set) var modes: Set<Int> = [7, 25]

  /// The title.
  package internal(set) var title = ""

  /// How often the bell rang.
  package internal(set) var bellCount = 0

  /// The cells shown.
  var buffer: ScreenBuffer

  /// The cells and the cursor of the main screen while the alternate one shows.
  var saved: ScreenBuffer?

  /// The cursor.
  var cursor = Cursor()

  /// The cursor saved by the program.
  var savedCursor = Cursor()

  /// The rows that scroll.
  var region: ClosedRange<Int>

  /// Where the last cluster was written, so that what follows may join it.
  var lastCluster: (row: Int, column: Int)?

  /// The bytes that the terminal answers.
  private var replies: [UInt8] = []

  /// The tokenizer.
  private var tokenizer = ScreenTokenizer()

  /// Creates a blank screen.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, at least 1.
  ///   - rows: The number of rows, at least 1.
  package init(columns: Int, rows: Int) {
    precondition(columns > 0 && rows > 0, "a screen of \(columns) × \(rows)")
    self.columns = columns
    self.rows = rows
    buffer = ScreenBuffer(columns: columns, rows: rows)
    region = 0...rows - 1
  }

  /// Takes what a program writes, in pieces of any length.
  ///
  /// - Parameter bytes: The bytes.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    var tokenizer = tokenizer
    for byte in bytes {
      tokenizer.consume(byte) { apply($0) }
    }
    self.tokenizer = tokenizer
  }

  /// Takes what a program writes.
  ///
  /// - Parameter text: The text.
  package mutating func feed(_ text: String) {
    feed(Array(text.utf8))
  }

  /// Gives the screen another size; what no longer fits is lost.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, at least 1.
  ///   - rows: The number of rows, at least 1.
  package mutating func resize(columns: Int, rows: Int) {
    precondition(columns > 0 && rows > 0, "a screen of \(columns) × \(rows)")
    self.columns = columns
    self.rows = rows
    buffer.resize(columns: columns, rows: rows)
    saved?.resize(columns: columns, rows: rows)
    region = 0...rows - 1
    cursor.row = min(cursor.row, rows - 1)
    cursor.column = min(cursor.column, columns - 1)
    cursor.isWrapPending = false
    lastCluster = nil
  }

  /// Returns what the terminal answers to the program, and forgets it.
  ///
  /// - Returns: The bytes.
  package mutating func takeReplies() -> [UInt8] {
    let taken = replies
    replies = []
    return taken
  }

  /// Adds a reply.
  mutating func reply(_ text: String) {
    if replies.count < 4_096 { replies += Array(text.utf8) }
  }
}

// MARK: - Reading

extension TerminalScreen {
  /// The rows as text, without the blanks at their ends.
  package var lines: [String] {
    buffer.rows.map { row in
      var line = row.map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }

  /// The rows as text up to the last one that shows something, with line feeds between them.
  package var text: String {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Whether the alternate screen shows.
  package var isAlternate: Bool { saved != nil }

  /// Whether the cursor shows.
  package var isCursorVisible: Bool { modes.contains(25) }

  /// Where the cursor is.
  package var cursorPosition: (row: Int, column: Int) { (cursor.row, cursor.column) }

  /// The look of what would be written next.
  package var currentStyle: TextStyle { cursor.style }

  /// Returns a cell.
  ///
  /// - Parameters:
  ///   - row: The row, inside of the screen.
  ///   - column: The column, inside of the screen.
  /// - Returns: The cell.
  package func cell(row: Int, column: Int) -> ScreenCell {
    buffer[row, column]
  }

  /// Returns the first place of a text in a row.
  ///
  /// - Parameter text: The text, on one row.
  /// - Returns: The row and the column of its first cell, nil if the screen does not show it.
  package func position(of text: String) -> (row: Int, column: Int)? {
    for (row, cells) in buffer.rows.enumerated() {
      for column in cells.indices where cells[column].width > 0 {
        let rest = cells[column...].lazy.map(\.text).joined()
        if rest.starts(with: text) { return (row, column) }
      }
    }
    return nil
  }
}
