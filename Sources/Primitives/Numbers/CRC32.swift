/// The checksum CRC-32, as in ZIP and PNG.
package enum CRC32 {
  /// The checksums of all single bytes, by which those of longer data are found.
  private static let table: [UInt32] = (UInt32(0)..<256).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// Returns the checksum of bytes.
  ///
  /// - Complexity: O(*n*) where *n* is the number of bytes.
  package static func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.withContiguousStorageIfAvailable(checksum)
      ?? Array(bytes).withUnsafeBufferPointer(checksum)
  }

  /// Returns the checksum of bytes that lie side by side.
  private static func checksum(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    table.withUnsafeBufferPointer { table in
      var value = UInt32.max
      var index = 0
      while index < bytes.count {
        value = table[Int((value ^ UInt32(bytes[index])) & 0xFF)] ^ (value &>> 8)
        index &+= 1
      }
      return ~value
    }
  }
}
