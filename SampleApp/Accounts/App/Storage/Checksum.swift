/// The checksum of files: CRC-32 as in ZIP, which notices every single burst of up to 32 changed bits.
enum Checksum {
  /// The rest of each byte.
  private static let rests: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320
    }
  }

  /// Returns the checksum of bytes.
  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in sum >> 8 ^ rests[Int((sum ^ UInt32(byte)) & 0xFF)] }
  }
}
