/// The characters that stand for the symbols of the system.
enum SymbolShapes {
  /// Returns what is drawn for a symbol.
  ///
  /// - Parameter symbol: The name for programs, such as `plus.circle.fill`. Of a shape that it ends in and that has no character of its own,
  ///   the rest is drawn.
  /// - Returns: One character; `▫` for a symbol that has no like.
  static func shape(of symbol: String) -> String {
    var words = symbol.split(separator: ".")
    while let word = words.last {
      if let shape = shapes[words.joined(separator: ".")] { return shape }
      guard words.count > 1, word == "fill" || word == "circle" || word == "square" else { break }
      words.removeLast()
    }
    return "▫"
  }

  /// The characters of the symbols used most, each of one cell in every version of Unicode.
  static let shapes: [String: String] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "checkmark": "✓",
    "checkmark.circle.fill": "✔", "checkmark.square": "☑", "xmark": "✕", "plus": "+", "minus": "−",
    "gear": "⚙", "gearshape": "⚙", "house": "⌂", "chevron.right": "›", "chevron.left": "‹",
    "chevron.forward": "›", "chevron.backward": "‹", "chevron.up": "⌃", "chevron.down": "⌄",
    "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "arrow.forward": "→",
    "arrow.backward": "←", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "↻", "arrow.up.arrow.down": "↕", "arrow.left.arrow.right": "↔",
    "book": "▤", "doc": "▤", "doc.text": "▤", "newspaper": "▤", "note.text": "▤",
    "list.bullet": "≡", "line.3.horizontal": "≡", "ellipsis": "…", "person": "☻", "person.2": "☻",
    "person.crop": "☻", "magnifyingglass": "⌕", "bell": "◔", "clock": "◷", "timer": "◷",
    "calendar": "▦", "envelope": "✉", "phone": "☎", "circle": "○", "circle.fill": "●",
    "square": "□", "square.fill": "■", "square.and.arrow.up": "↑", "square.and.arrow.down": "↓",
    "square.and.pencil": "✎", "tray": "⊔", "info": "ℹ", "questionmark": "?", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "photo": "▦", "sparkles": "✦", "flag": "⚑", "pencil": "✎",
    "trash": "⌫", "lock": "⚿", "key": "⚿", "hand.wave": "☞", "play": "▶", "pause": "‖", "stop": "■",
    "music.note": "♪", "sun.max": "☀", "sun.min": "☀", "moon": "☾", "cloud": "☁", "eye": "◉",
    "globe": "◍", "bookmark": "⚐", "paperplane": "➤", "keyboard": "⌨", "command": "⌘",
    "number": "#", "at": "@", "percent": "%", "textformat": "A", "scissors": "✂", "snowflake": "❄",
    "bolt": "ϟ", "airplane": "✈",
  ]
}
