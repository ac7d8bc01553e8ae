/// A lexer that cuts a format into tokens.
///
/// Works on bytes; offsets become columns only when an error is made.
struct PredicateLexer {
  /// The format in UTF-8.
  let bytes: [UInt8]

  /// Offset of the next byte to read.
  var offset = 0

  /// Whether the previous token ends a value, so that a dot continues a key path.
  private var follows = false

  /// Place and text of the first specifier inside quotes; a likely cause of surplus arguments.
  private(set) var quotedSpecifier: (offset: Int, text: String)?

  /// Creates a lexer at the start of a format.
  ///
  /// - Parameter format: The format.
  init(_ format: String) {
    self.bytes = Array(format.utf8)
  }

  /// Reads the next token.
  ///
  /// - Returns: The token; after the last one always `.end`.
  /// - Throws: A failure at the first byte that belongs to no token.
  mutating func next() throws(PredicateParseFailure) -> PredicateToken {
    skipSpaces()
    let start = offset
    let kind = try readKind()
    follows = Self.endsValue(kind)
    return PredicateToken(kind: kind, start: start, end: offset)
  }

  /// The bytes of a range as text.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The byte at a distance from the current offset, or zero after the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Remembers a specifier that stands inside quotes.
  mutating func noteQuotedSpecifier(at start: Int) {
    guard quotedSpecifier == nil else { return }
    quotedSpecifier = (start, text(start, start + 2))
  }
}

// MARK: - Kinds

extension PredicateLexer {
  /// Reads one token without its surroundings.
  private mutating func readKind() throws(PredicateParseFailure) -> PredicateToken.Kind {
    guard offset < bytes.count else { return .end }
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return .string(try readString(quote: byte))
    case UInt8(ascii: "%"):
      return .specifier(try readSpecifier())
    case UInt8(ascii: "$"):
      return .variable(try readName(after: 1, expected: .variable))
    case UInt8(ascii: "@"):
      return .collectionOperator("@" + (try readName(after: 1, expected: .key)))
    case UInt8(ascii: "#"):
      return .identifier(try readName(after: 1, expected: .key))
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try readNumber()
    case UInt8(ascii: ".") where !follows && Self.isDigit(peek(1)):
      return try readNumber()
    default:
      return try readWordOrSymbol()
    }
  }

  /// Reads a word or a symbol.
  private mutating func readWordOrSymbol() throws(PredicateParseFailure) -> PredicateToken.Kind {
    let start = offset
    if readNameBytes() {
      let word = text(start, offset)
      if let keyword = PredicateKeyword(word: word) { return .keyword(keyword) }
      return .identifier(word)
    }
    for length in [2, 1] where offset + length <= bytes.count && bytes[offset + length - 1] < 0x80 {
      if let symbol = PredicateSymbol(rawValue: text(offset, offset + length)) {
        offset += length
        return .symbol(symbol)
      }
    }
    let character = String(text(offset, bytes.count).prefix(1))
    let isQuote = Self.typographicQuotes.contains(character)
    throw PredicateParseFailure(
      problem: .invalidCharacter(character, isQuote: isQuote), offset: offset
    )
  }

  /// Quotes that text editors put in the place of straight ones.
  private static let typographicQuotes: Set<String> = ["“", "”", "„", "‘", "’", "‚", "«", "»"]

  /// Reads a name after a sign such as `$`.
  private mutating func readName(
    after signLength: Int,
    expected: PredicateSyntaxError.Expectation
  ) throws(PredicateParseFailure) -> String {
    let sign = offset
    offset += signLength
    let start = offset
    guard readNameBytes() else {
      let found: PredicateSyntaxError.Found =
        start < bytes.count ? .text(String(text(start, bytes.count).prefix(1))) : .end
      throw PredicateParseFailure(
        problem: .unexpected(found: found, expected: [expected]),
        offset: start < bytes.count ? start : sign
      )
    }
    return text(start, offset)
  }

  /// Moves over the bytes of a name: letters, digits and underscores, not starting with a digit.
  ///
  /// - Returns: Whether there was a name.
  private mutating func readNameBytes() -> Bool {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 {
        guard let length = letterLength(at: offset) else { break }
        offset += length
      } else if Self.isWordByte(byte), offset > start || !Self.isDigit(byte) {
        offset += 1
      } else {
        break
      }
    }
    return offset > start
  }

  /// Length of the letter or mark outside ASCII at an offset, or `nil` if there is none.
  private func letterLength(at start: Int) -> Int? {
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    guard start + length <= bytes.count,
      let scalar = text(start, start + length).unicodeScalars.first,
      scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    else { return nil }
    return length
  }

  /// Moves over white space.
  private mutating func skipSpaces() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D: offset += 1
      case 0xC2 where peek(1) == 0xA0: offset += 2
      default: return
      }
    }
  }
}

// MARK: - Classes of bytes

extension PredicateLexer {
  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Whether a byte may stand in a name.
  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  /// Whether a token can be the last one of a value.
  private static func endsValue(_ kind: PredicateToken.Kind) -> Bool {
    switch kind {
    case .identifier, .collectionOperator, .string, .variable, .specifier: true
    case .keyword(.itself): true
    case .symbol(let symbol):
      symbol == .closeBracket || symbol == .closeParenthesis || symbol == .closeBrace
    default: false
    }
  }
}
