import Glibc

/// The stops of tabs, in whose place spaces are put.
enum TabStops {
  /// Returns a text with each tab replaced by the spaces up to the next tab stop.
  ///
  /// - Parameters:
  ///   - text: The text, safe to show but for line feeds and tabs.
  ///   - distance: The distance of tab stops, in cells. It is an error for it to be less than 1.
  /// - Returns: The same text if there is no tab in it.
  /// - Complexity: O(*n*) where *n* is the length of the text.
  static func expanded(_ text: String, every distance: Int) -> String {
    precondition(distance > 0, "tab stops cannot be \(distance) cells apart")
    var copy = text
    let hasTabs = copy.withUTF8 { bytes in
      bytes.baseAddress.map { memchr($0, 0x09, bytes.count) != nil } ?? false
    }
    guard hasTabs else { return text }
    var result = ""
    var column = 0
    var rest = text.unicodeScalars[...]
    while let place = rest.firstIndex(where: { $0 == "\t" || $0 == "\n" }) {
      let part = rest[..<place]
      result.unicodeScalars.append(contentsOf: part)
      if rest[place] == "\n" {
        result += "\n"
        column = 0
      } else {
        column += DisplayWidth.width(of: String(part))
        let spaces = distance - column % distance
        result += String(repeating: " ", count: spaces)
        column += spaces
      }
      rest = rest[rest.index(after: place)...]
    }
    result.unicodeScalars.append(contentsOf: rest)
    return result
  }
}
