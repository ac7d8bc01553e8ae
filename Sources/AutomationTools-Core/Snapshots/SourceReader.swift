/// A reader of Swift sources that knows where literals, comments and brackets end.
///
/// Places are counted in bytes, as the compiler counts columns.
struct SourceReader {
  /// An error: the source is not as it was when it was compiled.
  struct Moved: Error, CustomStringConvertible {
    /// The error in words.
    let description = "the source was changed since it was compiled"
  }

  /// The source in bytes.
  let bytes: [UInt8]

  /// Makes a reader.
  ///
  /// - Parameter source: The source.
  init(_ source: String) { bytes = Array(source.utf8) }

  /// The text of a part.
  subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns whether a text stands at a place.
  func has(_ text: String, at place: Int) -> Bool {
    place >= 0 && bytes[min(place, bytes.count)...].starts(with: text.utf8)
  }

  /// Returns the place of a line's first character, or of one behind it; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The column in bytes, from 1.
  /// - Returns: The place.
  func place(line: Int, column: Int = 1) -> Int? {
    var place = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      place = end + 1
    }
    let end = endOfLine(place)
    return column >= 1 && place + column - 1 <= end ? place + column - 1 : nil
  }

  /// Returns the place of the end of the line.
  func endOfLine(_ place: Int) -> Int {
    bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Returns the place of the first character of the line.
  func startOfLine(_ place: Int) -> Int {
    bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The blanks before the line that a place is in.
  func indentation(_ place: Int) -> String {
    let start = startOfLine(place)
    let end = bytes[start...].firstIndex { !Self.isBlank($0) } ?? bytes.count
    return self[start..<end]
  }

  /// Whether a byte is a blank within a line.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether a byte is a blank or the end of a line.
  static func isSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether a byte belongs to a name.
  static func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
      || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
  }
}

// MARK: - Skipping

extension SourceReader {
  /// Returns the place behind blanks, ends of lines and comments.
  func skipSpace(_ place: Int) throws -> Int {
    var place = place
    while place < bytes.count {
      if Self.isSpace(bytes[place]) {
        place += 1
      } else if let end = try endOfComment(at: place) {
        place = end
      } else {
        break
      }
    }
    return place
  }

  /// Returns the place behind a name.
  func skipName(_ place: Int) -> Int {
    bytes[place...].firstIndex { !Self.isName($0) } ?? bytes.count
  }

  /// Returns the place behind the bracket that closes the one at a place.
  ///
  /// - Parameter place: The place of a bracket that opens.
  /// - Returns: The place.
  /// - Throws: ``Moved`` when none does.
  func endOfBrackets(at place: Int) throws -> Int {
    var depth = 0
    var place = place
    while place < bytes.count {
      if let end = try endOfLiteral(at: place) ?? endOfComment(at: place) {
        place = end
        continue
      }
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      place += 1
      if depth <= 0 { return place }
    }
    throw Moved()
  }

  /// Returns the place behind a comment that begins at a place; `nil` when none does.
  func endOfComment(at place: Int) throws -> Int? {
    if has("//", at: place) { return endOfLine(place) }
    guard has("/*", at: place) else { return nil }
    var (depth, place) = (1, place + 2)
    while depth > 0 {
      guard place < bytes.count else { throw Moved() }
      let (opens, closes) = (has("/*", at: place), has("*/", at: place))
      depth += opens ? 1 : closes ? -1 : 0
      place += opens || closes ? 2 : 1
    }
    return place
  }

  /// Returns the place behind a literal of text, or a regular expression, that begins at a place; `nil` when none does.
  func endOfLiteral(at place: Int) throws -> Int? {
    let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let open = place + hashes
    if has("/", at: open) { return try endOfRegex(at: open, hashes, from: place) }
    guard has("\"", at: open) else { return nil }
    let quote = has("\"\"\"", at: open) ? "\"\"\"" : "\""
    let signs = String(repeating: "#", count: hashes)
    var place = open + quote.count
    while place < bytes.count {
      if has(quote + signs, at: place) { return place + quote.count + hashes }
      guard has("\\" + signs, at: place) else {
        place += 1
        continue
      }
      place += 1 + hashes
      place = has("(", at: place) ? try endOfBrackets(at: place) : place + 1
    }
    throw Moved()
  }

  /// Returns the place behind a regular expression whose stroke is at a place; `nil` when it is none.
  private func endOfRegex(at open: Int, _ hashes: Int, from start: Int) throws -> Int? {
    if hashes == 0 {
      // Behind a bracket, a comma or a colon no quotient can be meant.
      let before = bytes[..<start].last { !Self.isSpace($0) }
      guard !has("//", at: open), !has("/*", at: open), let before,
        Array("(,:[{=".utf8).contains(before)
      else { return nil }
    }
    let end = "/" + String(repeating: "#", count: hashes)
    var place = open + 1
    while place < bytes.count, hashes > 0 || bytes[place] != UInt8(ascii: "\n") {
      if has(end, at: place) { return place + end.count }
      place += has("\\", at: place) ? 2 : 1
    }
    return nil
  }
}
