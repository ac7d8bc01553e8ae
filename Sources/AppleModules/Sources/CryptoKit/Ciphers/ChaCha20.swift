/// The stream cipher ChaCha20, with the authentication of Poly1305.
struct ChaCha20: AuthenticatingCipher {
  /// The key and the nonce, as words after the constant.
  private let words: [UInt32]

  /// Makes a cipher for one message.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - nonce: What no other message has: 12 bytes.
  /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 256 bits.
  init(_ key: SymmetricKey, nonce: [UInt8]) throws {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    words = Self.words(Array("expand 32-byte k".utf8) + key.bytes + [0, 0, 0, 0] + nonce)
  }

  /// Returns text enciphered, or what was, deciphered.
  func transform(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (number, index) in stride(from: 0, to: text.count, by: 64).enumerated() {
      let stream = block(UInt32(truncatingIfNeeded: number + 1))
      result += zip(text[index..<min(index + 64, text.count)], stream).map { $0 ^ $1 }
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
    func filled(_ bytes: [UInt8]) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
    }
    let lengths = [data, ciphertext].flatMap { UInt64($0.count).littleEndianBytes }
    return Poly1305.tag(
      of: filled(data) + filled(ciphertext) + lengths, key: Array(block(0).prefix(32)))
  }

  /// Returns 64 bytes of the stream.
  private func block(_ number: UInt32) -> [UInt8] {
    var start = words
    start[12] = number
    var state = start
    for _ in 0..<10 {
      for column in 0..<4 { Self.mix(&state, column, column + 4, column + 8, column + 12) }
      for row in 0..<4 {
        Self.mix(&state, row, 4 + (row + 1) % 4, 8 + (row + 2) % 4, 12 + (row + 3) % 4)
      }
    }
    return zip(state, start).flatMap { ($0 &+ $1).littleEndianBytes }
  }

  /// Mixes four words.
  private static func mix(_ state: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    for (first, second) in [(16, 12), (8, 7)] {
      state[a] &+= state[b]
      state[d] = (state[d] ^ state[a]).rotated(left: first)
      state[c] &+= state[d]
      state[b] = (state[b] ^ state[c]).rotated(left: second)
    }
  }

  /// Returns bytes as words.
  private static func words(_ bytes: [UInt8]) -> [UInt32] {
    stride(from: 0, to: bytes.count, by: 4).map { UInt32(block: bytes[$0..<$0 + 4].reversed()) }
  }
}

/// The one-time authentication of ChaChaPoly.
enum Poly1305 {
  /// The bits of one of the five parts of a number.
  private static let mask: UInt64 = 0x3ff_ffff

  /// Returns what authenticates a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: 32 bytes that no other message is authenticated by.
  /// - Returns: 16 bytes.
  static func tag(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    let clamp: UInt128 = 0x0fff_fffc_0fff_fffc_0fff_fffc_0fff_ffff
    let factor = parts(UInt128(block: key[..<16].reversed()) & clamp, high: 0)
    var sum = [UInt64](repeating: 0, count: 5)
    for index in stride(from: 0, to: message.count, by: 16) {
      let bytes = Array(message[index..<min(index + 16, message.count)])
      // A one stands behind the last byte.
      let isWhole = bytes.count == 16
      let number = UInt128(block: bytes.reversed())
      let marked = isWhole ? number : number | 1 << UInt128(8 * bytes.count)
      sum = zip(sum, parts(marked, high: isWhole ? 1 : 0)).map { $0 + $1 }
      sum = product(sum, factor)
    }
    let total = number(sum) &+ UInt128(block: key[16...].reversed())
    return total.littleEndianBytes
  }

  /// Returns a number of up to 130 bits in five parts of 26, the first of which counts least.
  private static func parts(_ low: UInt128, high: UInt64) -> [UInt64] {
    var parts = (0..<5).map { UInt64(truncatingIfNeeded: low >> UInt128(26 * $0)) & mask }
    parts[4] |= high << 24
    return parts
  }

  /// Returns the product of two numbers, less than twice the prime 2¹³⁰ − 5.
  private static func product(_ one: [UInt64], _ other: [UInt64]) -> [UInt64] {
    var sums = [UInt64](repeating: 0, count: 5)
    for (i, a) in one.enumerated() {
      for (j, b) in other.enumerated() {
        // What is beyond the highest part counts five times at the lowest.
        sums[(i + j) % 5] += a * b * (i + j < 5 ? 1 : 5)
      }
    }
    return carried(sums)
  }

  /// Returns the parts with what is too much for one moved to the next.
  private static func carried(_ sums: [UInt64]) -> [UInt64] {
    var (parts, carry) = (sums, UInt64(0))
    for index in 0..<5 {
      parts[index] += carry
      carry = parts[index] >> 26
      parts[index] &= mask
    }
    parts[0] += 5 * carry
    parts[1] += parts[0] >> 26
    parts[0] &= mask
    return parts
  }

  /// Returns the lower 128 bits of what remains of a number by the prime.
  private static func number(_ sum: [UInt64]) -> UInt128 {
    let parts = carried(carried(sum))
    // It is the prime or more if five more than it has a bit of its own.
    var more = parts
    more[0] += 5
    for index in 0..<4 {
      more[index + 1] += more[index] >> 26
      more[index] &= mask
    }
    let isTooMuch = more[4] > mask
    more[4] &= mask
    let rest = isTooMuch ? more : parts
    return rest.enumerated().reduce(0) { $0 | UInt128($1.element) << UInt128(26 * $1.offset) }
  }
}
