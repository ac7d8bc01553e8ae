/// The text between the brackets of a bracketed paste, until the closing one.
///
/// Line ends become `\n`; other control characters except tabs are dropped, so that what was pasted
/// can be neither a key nor a control sequence. What is beyond the limit is dropped.
struct PasteCollector: Sendable {
  /// What ends a paste.
  private static let terminator: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]

  /// The most bytes that are kept.
  private let limit: Int

  /// The bytes kept so far.
  private var bytes: [UInt8] = []

  /// How many bytes of the terminator have just come.
  private var matched = 0

  /// Creates an empty collector.
  ///
  /// - Parameter limit: The most bytes to keep.
  init(limit: Int) {
    precondition(limit >= 0, "the limit of a paste is \(limit) bytes")
    self.limit = limit
  }

  /// Takes a byte.
  ///
  /// - Parameter byte: The byte.
  /// - Returns: The text, if the byte was the last one of the closing bracket; the collector is empty then.
  mutating func consume(_ byte: UInt8) -> String? {
    if byte == Self.terminator[matched] {
      matched += 1
      guard matched == Self.terminator.count else { return nil }
      return finish()
    }
    // Only the first byte of the terminator is an escape, so no other start can overlap with it.
    for index in 0..<matched { keep(Self.terminator[index]) }
    matched = 0
    if byte == Self.terminator[0] { matched = 1 } else { keep(byte) }
    return nil
  }

  /// Keeps a byte if there is room.
  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) }
  }

  /// Returns the text and empties the collector.
  private mutating func finish() -> String {
    let isCut = bytes.count == limit
    let text = Self.text(of: bytes, isCut: isCut)
    bytes = []
    matched = 0
    return text
  }

  /// Returns pasted bytes as text without control characters.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - isCut: Whether the end may be missing; a character cut in two is left out then.
  /// - Returns: The text.
  private static func text(of bytes: [UInt8], isCut: Bool) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next: UInt8 = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 1
      switch byte {
      case 0x0D:
        kept.append(0x0A)
        if next == 0x0A { index += 1 }
      case 0x09, 0x0A: kept.append(byte)
      case 0x00...0x1F, 0x7F: break
      case 0xC2 where (0x80...0x9F).contains(next): index += 1
      default: kept.append(byte)
      }
    }
    if isCut { removePartialCharacter(from: &kept) }
    // Bytes that stood apart may make up a control character once what was between them is gone.
    var text = String.UnicodeScalarView()
    text.append(
      contentsOf: String(decoding: kept, as: UTF8.self).unicodeScalars.filter {
        !(0x80...0x9F).contains($0.value)
      })
    return String(text)
  }

  /// Removes the beginning of a character that stands at the end.
  private static func removePartialCharacter(from bytes: inout [UInt8]) {
    guard let start = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
    let lead = bytes[start]
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
    if bytes.count - start < length { bytes.removeSubrange(start...) }
  }
}
