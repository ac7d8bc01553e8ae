/// A decoder of UTF-8 that is given one byte at a time.
///
/// A sequence that is cut short or not well formed gives one replacement character for its longest
/// valid beginning, as `String(decoding:as:)` does.
struct UTF8Accumulator: Sendable {
  /// A step of the decoder: what a byte led to.
  enum Step: Sendable, Hashable {
    /// The character is not complete.
    case incomplete

    /// The byte completed a character.
    case scalar(Unicode.Scalar)

    /// The byte cannot stand here and has been dropped.
    case invalid

    /// The bytes before it were not a character; the byte itself has to be given once more.
    case invalidBefore
  }

  /// The bits collected so far.
  private var value: UInt32 = 0

  /// The number of bytes that are still to come.
  private var remaining = 0

  /// What the next byte may be.
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a character has begun and is not complete.
  var isPending: Bool { remaining > 0 }

  /// Takes a byte.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: What it led to.
  mutating func consume(_ byte: UInt8) -> Step {
    guard isPending else { return begin(byte) }
    guard range.contains(byte) else {
      remaining = 0
      return .invalidBefore
    }
    value = value << 6 | UInt32(byte & 0x3F)
    range = 0x80...0xBF
    remaining -= 1
    guard remaining == 0 else { return .incomplete }
    return Unicode.Scalar(value).map(Step.scalar) ?? .invalid
  }

  /// Takes the first byte of a character.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: What it led to.
  private mutating func begin(_ byte: UInt8) -> Step {
    range = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF:
      remaining = 1
      value = UInt32(byte & 0x1F)
    case 0xE0...0xEF:
      remaining = 2
      value = UInt32(byte & 0x0F)
      // Overlong forms and surrogates are excluded by the second byte.
      if byte == 0xE0 { range = 0xA0...0xBF }
      if byte == 0xED { range = 0x80...0x9F }
    case 0xF0...0xF4:
      remaining = 3
      value = UInt32(byte & 0x07)
      if byte == 0xF0 { range = 0x90...0xBF }
      if byte == 0xF4 { range = 0x80...0x8F }
    default: return .invalid
    }
    return .incomplete
  }
}
