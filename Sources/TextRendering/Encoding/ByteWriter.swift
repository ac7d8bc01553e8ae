/// Bytes that are appended to.
struct ByteWriter {
  /// The bytes so far.
  var bytes: [UInt8] = []

  /// Appends a number in groups of seven bits, the lowest first; the highest bit of a byte says
  /// that another follows.
  mutating func append(_ number: UInt32) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
