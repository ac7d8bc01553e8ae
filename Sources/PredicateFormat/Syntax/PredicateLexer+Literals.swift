// MARK: - Texts

extension PredicateLexer {
  /// Reads a quoted text.
  ///
  /// A backslash takes the next character as it is, except `\n`, `\t`, `\r`, `\f`, `\xHH` and
  /// `\uHHHH`, two of which may be a surrogate pair. A regular expression in a format therefore needs two backslashes, as on Apple's
  /// platforms: `'\\d+'`.
  ///
  /// - Parameter quote: The quote that opens and closes the text.
  /// - Returns: The text without quotes and escapes.
  /// - Throws: A failure for a text without end, or an invalid character code.
  mutating func readString(quote: UInt8) throws(PredicateParseFailure) -> String {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        return String(decoding: content, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        try readEscape(into: &content)
        continue
      }
      if byte == UInt8(ascii: "%"), peek(1) == UInt8(ascii: "@") || peek(1) == UInt8(ascii: "K") {
        noteQuotedSpecifier(at: offset)
      }
      content.append(byte)
      offset += 1
    }
    throw PredicateParseFailure(
      problem: .unterminatedString(quote: String(UnicodeScalar(quote))), offset: start
    )
  }

  /// Reads a backslash and what it stands for.
  private mutating func readEscape(into content: inout [UInt8]) throws(PredicateParseFailure) {
    guard offset + 1 < bytes.count else {
      // The text ends after the backslash; the caller reports the missing quote.
      offset += 1
      return
    }
    switch peek(1) {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "u"): return try readCode(digits: 4, into: &content)
    case UInt8(ascii: "x"): return try readCode(digits: 2, into: &content)
    default: content.append(peek(1))
    }
    offset += 2
  }

  /// Reads a character code in hexadecimal digits, of four digits perhaps the two of a surrogate pair.
  private mutating func readCode(
    digits: Int,
    into content: inout [UInt8]
  ) throws(PredicateParseFailure) {
    var units = [code(at: offset, digits: digits)].compactMap(\.self)
    let next = offset + 2 + digits
    if let first = units.first, UTF16.isLeadSurrogate(first), next + 1 < bytes.count,
      bytes[next] == UInt8(ascii: "\\"), bytes[next + 1] == UInt8(ascii: "u"),
      let second = code(at: next, digits: digits)
    {
      units.append(second)
    }
    guard let text = String(validating: units, as: UTF16.self), !text.isEmpty else {
      throw PredicateParseFailure(
        problem: .invalidEscape(text(offset, min(offset + 2, bytes.count))), offset: offset
      )
    }
    content.append(contentsOf: Array(text.utf8))
    offset += units.count * (2 + digits)
  }

  /// Returns the number after a backslash and a letter; `nil` when there are not as many digits.
  private func code(at place: Int, digits: Int) -> UInt16? {
    let written = bytes[min(place + 2, bytes.count)..<min(place + 2 + digits, bytes.count)]
    guard written.count == digits, written.allSatisfy({ Self.digitValue($0) < 16 }) else {
      return nil
    }
    return UInt16(String(decoding: written, as: UTF8.self), radix: 16)
  }
}

// MARK: - Numbers

extension PredicateLexer {
  /// Reads a number: decimal, with fraction or exponent, or with the prefix `0x`, `0o`, `0b`.
  mutating func readNumber() throws(PredicateParseFailure) -> PredicateToken.Kind {
    let start = offset
    if peek() == UInt8(ascii: "0"), let radix = Self.radix(ofPrefix: peek(1)) {
      offset += 2
      return try readDigits(radix: radix, start: start)
    }
    skipDigits()
    var isWhole = true
    if peek() == UInt8(ascii: "."), Self.isDigit(peek(1)) {
      isWhole = false
      offset += 1
      skipDigits()
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
      if Self.isDigit(peek(1 + sign)) {
        isWhole = false
        offset += 1 + sign
        skipDigits()
      }
    }
    try requireNumberEnd(start: start)
    let written = text(start, offset)
    if isWhole, let number = UInt64(written) { return .integer(number) }
    return .double(Double(written) ?? 0)
  }

  /// Reads whole-number digits after a prefix.
  private mutating func readDigits(
    radix: Int,
    start: Int
  ) throws(PredicateParseFailure) -> PredicateToken.Kind {
    let first = offset
    while offset < bytes.count, Self.digitValue(bytes[offset]) < radix { offset += 1 }
    guard offset > first else { throw invalidNumber(start: start) }
    try requireNumberEnd(start: start)
    if let number = UInt64(text(first, offset), radix: radix) { return .integer(number) }
    var value = 0.0
    for byte in bytes[first..<offset] {
      value = value * Double(radix) + Double(Self.digitValue(byte))
    }
    return .double(value)
  }

  /// Moves over decimal digits.
  private mutating func skipDigits() {
    while Self.isDigit(peek()) { offset += 1 }
  }

  /// Checks that no letter follows a number directly.
  private mutating func requireNumberEnd(start: Int) throws(PredicateParseFailure) {
    guard Self.isWordByte(peek()) else { return }
    throw invalidNumber(start: start)
  }

  /// The failure for a number with wrong digits; quotes the whole word.
  private mutating func invalidNumber(start: Int) -> PredicateParseFailure {
    while Self.isWordByte(peek()) { offset += 1 }
    return PredicateParseFailure(problem: .invalidNumber(text(start, offset)), offset: start)
  }

  /// Base of the number system that a letter after a zero announces.
  private static func radix(ofPrefix byte: UInt8) -> Int? {
    switch byte | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  /// Value of a digit in any base up to 16, or 16 if the byte is no digit.
  private static func digitValue(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: 16
    }
  }
}

// MARK: - Specifiers

extension PredicateLexer {
  /// Reads a place for an argument; flags, width and precision of `printf` have no effect.
  mutating func readSpecifier() throws(PredicateParseFailure) -> PredicateSpecifier {
    let start = offset
    offset += 1
    while Self.flags.contains(peek()) || Self.isDigit(peek()) { offset += 1 }
    while Self.lengths.contains(peek()) { offset += 1 }
    let conversion: PredicateSpecifier.Conversion
    switch peek() {
    case UInt8(ascii: "@"): conversion = .object
    case UInt8(ascii: "K"): conversion = .keyPath
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"): conversion = .integer
    case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"),
      UInt8(ascii: "u"), UInt8(ascii: "U"):
      conversion = .unsignedInteger
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      conversion = .floatingPoint
    case UInt8(ascii: "s"), UInt8(ascii: "S"): conversion = .text
    case UInt8(ascii: "c"), UInt8(ascii: "C"): conversion = .character
    case UInt8(ascii: "%") where offset == start + 1: conversion = .percent
    default:
      let rest = String(text(offset, bytes.count).prefix(1))
      throw PredicateParseFailure(
        problem: .unknownSpecifier(text(start, offset) + rest), offset: start
      )
    }
    offset += 1
    return PredicateSpecifier(conversion: conversion, text: text(start, offset))
  }

  /// Flags, and the dot before a precision.
  private static let flags = Array("-+ #.'".utf8)

  /// Letters that tell the size of an argument.
  private static let lengths = Array("hlqztjL".utf8)
}
