import Primitives

/// A format on one line, with a caret below one of its characters.
enum CaretLines {
  /// How many characters are shown on each side of the caret at most.
  private static let reach = 60

  /// The line with the format and the line with the caret.
  ///
  /// Control characters are shown as escapes. A long format is cut on both sides.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - column: The place of the caret, counted in characters from one.
  /// - Returns: Two lines.
  static func lines(for format: String, column: Int) -> [String] {
    let characters = Array(format)
    let place = max(0, min(column - 1, characters.count))
    let start = place > reach ? place - reach : 0
    let end = min(characters.count, place + reach)
    var line = start > 0 ? "…" : ""
    var indent = line.isEmpty ? 0 : 1
    for index in start..<end {
      let shown = SafeText.line(String(characters[index]), limit: .max)
      if index < place { indent += width(shown) }
      line += shown
    }
    if end < characters.count { line += "…" }
    return [line, String(repeating: " ", count: indent) + "^"]
  }

  /// Number of terminal columns of an escaped character: two for a wide one.
  private static func width(_ shown: String) -> Int {
    guard shown.count == 1, let scalar = shown.unicodeScalars.first else { return shown.count }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
