/// The block cipher of AES.
///
/// ```
///  block ── ⊕ key ──┤ S-box │ rows turned │ columns mixed │ ⊕ key ├─ … ──┤ S-box │ rows turned │ ⊕ key ├── block
///                   └────────── 9, 11 or 13 times ────────────────┘
/// ```
struct BlockCipher: Sendable {
  /// The key of each round.
  private let roundKeys: [[UInt8]]

  /// Makes a cipher.
  ///
  /// - Parameter key: The key.
  /// - Throws: `CryptoKitError.incorrectKeySize` unless it has 128, 192 or 256 bits.
  init(_ key: SymmetricKey) throws {
    let bytes = key.bytes
    guard [16, 24, 32].contains(bytes.count) else { throw CryptoKitError.incorrectKeySize }
    let length = bytes.count / 4
    var words = (0..<length).map { Array(bytes[4 * $0..<4 * $0 + 4]) }
    var constant: UInt8 = 1
    for index in length..<4 * (length + 7) {
      var word = words[index - 1]
      if index % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { Self.box[Int($0)] }
        word[0] ^= constant
        constant = Self.doubled(constant)
      } else if length > 6, index % length == 4 {
        word = word.map { Self.box[Int($0)] }
      }
      words.append(zip(words[index - length], word).map { $0 ^ $1 })
    }
    roundKeys = stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<$0 + 4].joined()) }
  }

  /// Returns a block of 16 bytes, enciphered.
  func encipher(_ block: [UInt8]) -> [UInt8] {
    var state = Self.added(block, roundKeys[0])
    for round in 1..<roundKeys.count {
      // Byte `row + 4 · column` comes from the column that is as far to the right as the row is down.
      var moved = (0..<16).map { Self.box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if round + 1 < roundKeys.count { Self.mixColumns(&moved) }
      state = Self.added(moved, roundKeys[round])
    }
    return state
  }

  /// Returns the sum of two blocks.
  private static func added(_ one: [UInt8], _ other: [UInt8]) -> [UInt8] {
    zip(one, other).map { $0 ^ $1 }
  }

  /// Mixes the four bytes of each column.
  private static func mixColumns(_ state: inout [UInt8]) {
    for start in stride(from: 0, to: 16, by: 4) {
      let column = Array(state[start..<start + 4])
      let sum = column.reduce(0, ^)
      for row in 0..<4 {
        state[start + row] ^= sum ^ doubled(column[row] ^ column[(row + 1) % 4])
      }
    }
  }

  /// Returns twice a number of the field of 256 numbers.
  private static func doubled(_ number: UInt8) -> UInt8 {
    (number &<< 1) ^ (number & 0x80 == 0 ? 0 : 0x1b)
  }

  /// What each byte is exchanged for: its inverse in the field, with bits mixed.
  private static let box: [UInt8] = {
    var box = [UInt8](repeating: 0x63, count: 256)
    var (number, inverse): (UInt8, UInt8) = (1, 1)
    repeat {
      // Three times the number; a third of the inverse.
      number ^= doubled(number)
      inverse ^= inverse &<< 1
      inverse ^= inverse &<< 2
      inverse ^= inverse &<< 4
      if inverse & 0x80 != 0 { inverse ^= 0x09 }
      let turned = (1...4).map { inverse.rotated(left: $0) }.reduce(inverse, ^)
      box[Int(number)] = turned ^ 0x63
    } while number != 1
    return box
  }()
}
