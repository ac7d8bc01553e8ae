import Primitives

/// A text broken into lines.
///
/// Lines break at line feeds; where one is too long, at its last spaces that fit, which then are
/// left off; between two clusters of which one is two cells wide, as in Chinese and Japanese; and
/// within a word only if it is longer than a line. When there is no room for all lines, the last
/// one is cut and has an ellipsis:
///
/// ```
///  The quick brown fox jumps over the lazy dog
///
///  ├───── 16 ─────┤      .tail                .middle              .head
///  The quick brown       The quick brown      The quick brown      The quick brown
///  fox jumps over        fox jumps over…      fox jump…azy dog     …er the lazy dog
/// ```
package struct TextLayout: Sendable, Hashable {
  /// The lines, from top to bottom.
  package let lines: [TextLine]

  /// Whether something was left out.
  package let isTruncated: Bool

  /// The width of the widest line.
  package var width: Int {
    var widest = 0
    for line in lines where line.width > widest { widest = line.width }
    return widest
  }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text; it need not be safe.
  ///   - maxWidth: The cells that there are for each line; `nil` for any number. There are no lines
  ///     when it is less than 1.
  ///   - lineLimit: The most lines wanted; `nil` for any number.
  ///   - maxHeight: The most lines that there is room for; `nil` for any number.
  ///   - truncation: Where the last line is cut.
  ///   - tabWidth: The distance of tab stops.
  /// - Complexity: O(*n*) where *n* is the length of the text, or of the lines that are wanted when
  ///   their number and width are limited.
  package init(
    _ text: String, maxWidth: Int? = nil, lineLimit: Int? = nil, maxHeight: Int? = nil,
    truncation: TextTruncation = .tail, tabWidth: Int = 4
  ) {
    let room = max(maxWidth ?? .max, 0)
    let limit = max(min(lineLimit ?? .max, maxHeight ?? .max), 0)
    if room == 0 || limit == 0 {
      lines = []
      isTruncated = !text.isEmpty
      return
    }
    if text.utf8.count <= room, let count = PrintableASCII.count(of: text) {
      lines = [TextLine(text: text, width: count)]
      isTruncated = false
      return
    }
    let wrapper = LineWrapper(
      room: room, limit: limit, truncation: truncation, tabWidth: tabWidth)
    (lines, isTruncated) = wrapper.lines(of: text)
  }
}
