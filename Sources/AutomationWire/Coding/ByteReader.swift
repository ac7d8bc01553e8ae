/// Reads numbers and texts from bytes that may hold anything; see the page Wire Format.
///
/// A count is checked against the bytes that are left before anything is made for it, so that a
/// short message cannot ask for much memory. Nothing in the format nests without bound, so there is
/// no depth to check.
struct ByteReader: Sendable {
  /// What is read.
  private let bytes: [UInt8]

  /// The place of the next byte.
  private(set) var offset = 0

  /// Makes a reader at the start of bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// How many bytes are left.
  var remaining: Int { bytes.count - offset }

  /// Reads a byte.
  mutating func byte() throws(WireError) -> UInt8 {
    guard offset < bytes.count else { throw .truncated(offset: offset, missing: 1) }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a number that is not negative.
  mutating func number() throws(WireError) -> UInt64 {
    let start = offset
    let first = try byte()
    if first < 0x80 { return UInt64(first) }
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let next = try byte()
      // The tenth byte holds the one bit that is left.
      guard shift < 63 || next <= 1 else { throw .malformedNumber(offset: start) }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  /// Reads a number that must not exceed a limit.
  mutating func number(of kind: WireError.Kind, upTo limit: UInt64) throws(WireError) -> UInt64 {
    let start = offset
    let value = try number()
    guard value <= limit else { throw .outOfRange(kind, offset: start) }
    return value
  }

  /// Reads a number of things, each of which takes some bytes.
  mutating func count(bytesEach: Int = 1) throws(WireError) -> Int {
    let start = offset
    let value = try number()
    guard value <= UInt64(remaining / bytesEach) else {
      throw .countTooLarge(count: value, remaining: remaining, offset: start)
    }
    return Int(value)
  }

  /// Reads a whole number.
  mutating func integer() throws(WireError) -> Int {
    let bits = try number()
    return Int(truncatingIfNeeded: Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
  }

  /// Reads a coordinate or extent in cells.
  mutating func cells() throws(WireError) -> Int {
    let start = offset
    let value = try integer()
    guard value >= Int(Int32.min), value <= Int(Int32.max) else {
      throw .outOfRange(.cells, offset: start)
    }
    return value
  }

  /// Reads a finite number of seconds or the like.
  mutating func double() throws(WireError) -> Double {
    guard remaining >= 8 else { throw .truncated(offset: offset, missing: 8 - remaining) }
    var bits: UInt64 = 0
    for index in 0..<8 { bits |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    let value = Double(bitPattern: bits)
    guard value.isFinite else { throw .outOfRange(.seconds, offset: offset) }
    offset += 8
    return value
  }

  /// Reads whether something is so.
  mutating func flag() throws(WireError) -> Bool {
    let start = offset
    switch try byte() {
    case 0: return false
    case 1: return true
    case let other: throw .unknownTag(.flag, tag: other, offset: start)
    }
  }

  /// Reads a choice that is written as its raw value.
  ///
  /// - Parameter kind: What is being read, for the error.
  /// - Returns: The choice.
  /// - Throws: ``WireError/unknownTag(_:tag:offset:)`` for a value that none has.
  mutating func choice<Choice: RawRepresentable>(
    of kind: WireError.Kind
  ) throws(WireError) -> Choice where Choice.RawValue: FixedWidthInteger {
    let start = offset
    let tag = try byte()
    guard let choice = Choice(rawValue: Choice.RawValue(truncatingIfNeeded: tag)) else {
      throw .unknownTag(kind, tag: tag, offset: start)
    }
    return choice
  }

  /// Reads a text.
  mutating func text() throws(WireError) -> String {
    let length = try count()
    if length == 0 { return "" }
    let slice = bytes[offset..<offset + length]
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw .malformedText(offset: offset)
    }
    offset += length
    return text
  }

  /// Reads bytes.
  mutating func data() throws(WireError) -> [UInt8] {
    let length = try count()
    defer { offset += length }
    return [UInt8](bytes[offset..<offset + length])
  }

  /// Reads values.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - bytesEach: The fewest bytes that a value takes.
  /// - Returns: The values.
  /// - Throws: ``WireError``.
  mutating func list<Value: WireValue>(
    of type: Value.Type, bytesEach: Int = 1
  ) throws(WireError) -> [Value] {
    let count = try count(bytesEach: bytesEach)
    var values: [Value] = []
    values.reserveCapacity(min(count, 65_536))
    for _ in 0..<count { values.append(try Value(from: &self)) }
    return values
  }

  /// Reads texts.
  mutating func texts() throws(WireError) -> [String] {
    let count = try count()
    var values: [String] = []
    for _ in 0..<count { values.append(try text()) }
    return values
  }

  /// Checks that nothing is left.
  func finish() throws(WireError) {
    guard remaining == 0 else { throw .trailingBytes(count: remaining, offset: offset) }
  }
}
