/// Bytes that are read one after the other, never beyond their end.
struct ByteReader {
  /// The bytes.
  let bytes: [UInt8]

  /// Where the next one is.
  private(set) var offset = 0

  /// Makes a reader at the first byte.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether all bytes are read.
  var isAtEnd: Bool { offset == bytes.count }

  /// Reads a byte.
  mutating func byte() throws(CellGridDecodingError) -> UInt8 {
    guard offset < bytes.count else { throw .truncated(offset: offset) }
    offset += 1
    return bytes[offset - 1]
  }

  /// Reads a number as ``ByteWriter/append(_:)`` writes it.
  ///
  /// - Parameter limit: The largest number that is taken.
  /// - Returns: The number.
  /// - Throws: An error when the bytes end or the number is larger.
  mutating func number(upTo limit: UInt32 = .max) throws(CellGridDecodingError) -> UInt32 {
    let start = offset
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try self.byte()
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
      if shift > 28 { throw .numberOutOfRange(offset: start) }
    }
    guard result <= UInt64(limit) else { throw .numberOutOfRange(offset: start) }
    return UInt32(result)
  }

  /// Reads so many bytes.
  mutating func slice(_ count: Int) throws(CellGridDecodingError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - offset else { throw .truncated(offset: bytes.count) }
    offset += count
    return bytes[offset - count..<offset]
  }
}
