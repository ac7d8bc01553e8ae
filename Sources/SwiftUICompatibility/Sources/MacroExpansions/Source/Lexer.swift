/// A reader of source, as far as where its words and literals begin and end.
///
/// Space and comments are left out.
struct Lexer {
  /// The source.
  private let bytes: [UInt8]

  /// What is read next.
  private var position = 0

  /// The kind and the text of the token before; `nil` at the start.
  private var last: (kind: Token.Kind, text: String)?

  /// Makes a reader of a source.
  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  /// Returns the tokens of a source.
  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  /// Reads the next token; `nil` at the end.
  private mutating func next() -> Token? {
    let before = position
    let startsLine = skipSpace()
    let start = position
    guard let byte = byte(at: start) else { return nil }
    let kind = readToken(byte)
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    last = (kind, text)
    return Token(
      kind: kind, range: start..<position, text: text, startsLine: startsLine,
      hasSpaceBefore: start > before)
  }

  /// The byte at a place; `nil` behind the end.
  private func byte(at place: Int) -> UInt8? {
    place < bytes.count ? bytes[place] : nil
  }

  /// Whether a text stands at a place.
  private func has(_ text: StaticString, at place: Int) -> Bool {
    text.withUTF8Buffer { bytes[min(place, bytes.count)...].starts(with: $0) }
  }
}

// MARK: - Space

extension Lexer {
  /// Skips space and comments.
  ///
  /// - Returns: Whether a line ended.
  private mutating func skipSpace() -> Bool {
    var endsLine = false
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        endsLine = true
        position += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        position += 1
      } else if has("//", at: position) {
        skipLine()
      } else if has("/*", at: position) {
        endsLine = skipComment() || endsLine
      } else {
        break
      }
    }
    return endsLine
  }

  /// Skips to the end of a line.
  private mutating func skipLine() {
    while let byte = byte(at: position), byte != UInt8(ascii: "\n") { position += 1 }
  }

  /// Skips a comment with those in it.
  ///
  /// - Returns: Whether a line ended.
  private mutating func skipComment() -> Bool {
    var depth = 0
    var endsLine = false
    repeat {
      if has("/*", at: position) {
        depth += 1
        position += 2
      } else if has("*/", at: position) {
        depth -= 1
        position += 2
      } else {
        endsLine = endsLine || bytes[position] == UInt8(ascii: "\n")
        position += 1
      }
    } while depth > 0 && position < bytes.count
    return endsLine
  }
}

// MARK: - Tokens

extension Lexer {
  /// Reads a token that begins with a byte.
  private mutating func readToken(_ byte: UInt8) -> Token.Kind {
    if let pounds = literalStart() {
      readLiteral(pounds: pounds)
      return .literal
    }
    if Self.isOfWord(byte) {
      while let byte = self.byte(at: position), Self.isOfWord(byte) { position += 1 }
      return .word
    }
    if Self.signs.contains(byte) {
      // A point ends what stands before it, so that `=.zero` are two.
      repeat { position += 1 } while isSign(at: position)
      return .sign
    }
    position += 1
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return .closing
    case UInt8(ascii: "`"):
      while let byte = self.byte(at: position), byte != UInt8(ascii: "`") { position += 1 }
      position = min(position + 1, bytes.count)
      return .word
    default: return .mark
    }
  }

  /// What operators are made of.
  private static let signs = Set("/=-+!*%<>&|^~?.\\".utf8)

  /// Whether an operator goes on at a place.
  private func isSign(at place: Int) -> Bool {
    guard let byte = byte(at: place), Self.signs.contains(byte) else { return false }
    if has("//", at: place) || has("/*", at: place) { return false }
    return byte != UInt8(ascii: ".") || bytes[place - 1] == UInt8(ascii: ".")
  }

  /// Whether a byte belongs to a name or a number.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a value may begin here, and not an operator between two.
  private var beginsExpression: Bool {
    guard let last else { return true }
    switch last.kind {
    case .opening, .mark, .sign: return true
    case .word:
      return ["return", "in", "case", "try", "await", "where", "else"].contains(last.text)
    case .literal, .closing: return false
    }
  }
}

// MARK: - Literals

extension Lexer {
  /// How many `#` stand before the literal that begins here; `nil` where none does.
  private func literalStart() -> Int? {
    var place = position
    while byte(at: place) == UInt8(ascii: "#") { place += 1 }
    let pounds = place - position
    if byte(at: place) == UInt8(ascii: "\"") { return pounds }
    guard byte(at: place) == UInt8(ascii: "/") else { return nil }
    return pounds > 0 || isExpressionOfLine(at: place) ? pounds : nil
  }

  /// Whether a regular expression without `#` begins at a slash: it may not begin with a space, and ends in its line.
  private func isExpressionOfLine(at slash: Int) -> Bool {
    guard beginsExpression, let first = byte(at: slash + 1), first != UInt8(ascii: " ") else {
      return false
    }
    var place = slash + 1
    while let byte = byte(at: place), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/") { return true }
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  /// Reads a literal behind so many `#`.
  private mutating func readLiteral(pounds: Int) {
    position += pounds
    let quote = bytes[position]
    let isLong = has("\"\"\"", at: position)
    position += isLong ? 3 : 1
    let hashes = Array(repeating: UInt8(ascii: "#"), count: pounds)
    let end = Array(repeating: quote, count: isLong ? 3 : 1) + hashes
    let escape = [UInt8(ascii: "\\")] + hashes
    while position < bytes.count {
      if bytes[position...].starts(with: end) {
        position += end.count
        return
      }
      if bytes[position...].starts(with: escape) {
        position += escape.count
        if quote == UInt8(ascii: "\""), byte(at: position) == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          position += 1
        }
      } else {
        position += 1
      }
    }
    position = bytes.count
  }

  /// Skips what stands in brackets within a string.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      guard let token = next() else { return }
      if token.kind == .opening { depth += 1 }
      if token.kind == .closing { depth -= 1 }
    } while depth > 0
  }
}
