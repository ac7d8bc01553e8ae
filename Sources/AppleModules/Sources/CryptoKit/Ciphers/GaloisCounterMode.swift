/// The mode of AES that enciphers data and authenticates them.
struct GaloisCounterMode: AuthenticatingCipher {
  /// The cipher.
  private let cipher: BlockCipher

  /// What the sum of authentication is multiplied by.
  private let factor: UInt128

  /// The block of which the first counter is made.
  private let start: [UInt8]

  /// Makes the mode for one message.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - nonce: What no other message has.
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  init(_ key: SymmetricKey, nonce: [UInt8]) throws {
    cipher = try BlockCipher(key)
    factor = UInt128(block: cipher.encipher([UInt8](repeating: 0, count: 16)))
    if nonce.count == 12 {
      start = nonce + [0, 0, 0, 1]
    } else {
      start = Self.sum(of: [nonce], lengths: (0, nonce.count), factor).bigEndianBytes
    }
  }

  /// Returns text enciphered, or what was, deciphered.
  func transform(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var number = UInt32(block: start[12...])
    for index in stride(from: 0, to: text.count, by: 16) {
      number &+= 1
      let stream = cipher.encipher(start[..<12] + number.bigEndianBytes)
      result += zip(text[index..<min(index + 16, text.count)], stream).map { $0 ^ $1 }
    }
    return result
  }

  /// Returns what authenticates data and what was enciphered.
  ///
  /// - Parameters:
  ///   - data: The data that go along in clear.
  ///   - ciphertext: What was enciphered.
  /// - Returns: 16 bytes.
  func tag(data: [UInt8], ciphertext: [UInt8]) -> [UInt8] {
    let sum = Self.sum(of: [data, ciphertext], lengths: (data.count, ciphertext.count), factor)
    return zip(sum.bigEndianBytes, cipher.encipher(start)).map { $0 ^ $1 }
  }

  /// Returns the sum over the blocks of some texts, each filled to whole blocks, and their lengths.
  private static func sum(
    of texts: [[UInt8]], lengths: (Int, Int), _ factor: UInt128
  ) -> UInt128 {
    var sum: UInt128 = 0
    for text in texts {
      for index in stride(from: 0, to: text.count, by: 16) {
        var block = Array(text[index..<min(index + 16, text.count)])
        block += [UInt8](repeating: 0, count: 16 - block.count)
        sum = product(sum ^ UInt128(block: block), factor)
      }
    }
    let bits = UInt128(lengths.0) << 67 | UInt128(lengths.1) << 3
    return product(sum ^ bits, factor)
  }

  /// Returns the product of two numbers of the field, whose first bit counts least.
  private static func product(_ one: UInt128, _ other: UInt128) -> UInt128 {
    var (result, factor, bits): (UInt128, UInt128, UInt128) = (0, other, one)
    while bits != 0 {
      if bits >> 127 == 1 { result ^= factor }
      factor = (factor >> 1) ^ (factor & 1 == 1 ? 0xe1 << 120 : 0)
      bits <<= 1
    }
    return result
  }
}

extension FixedWidthInteger {
  /// Makes a number of bytes, of which the first counts most.
  init(block: some Sequence<UInt8>) {
    self = block.reduce(0) { $0 << 8 | Self($1) }
  }
}
