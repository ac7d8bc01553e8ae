import Testing

@testable import Primitives

/// The checksum CRC-32.
struct CRC32Tests {
  @Test(
    arguments: [
      ("", 0), ("a", 0xE8B7_BE43), ("123456789", 0xCBF4_3926),
      ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
    ] as [(String, UInt32)])
  func `the checksum is the published one`(_ text: String, _ checksum: UInt32) {
    #expect(CRC32.checksum(of: Array(text.utf8)) == checksum)
    #expect(CRC32.checksum(of: Array(text.utf8)[...]) == checksum)
    #expect(CRC32.checksum(of: AnySequence(text.utf8)) == checksum)
  }
}
