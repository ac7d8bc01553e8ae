/// The rounds of the hash functions of SHA-2 with words of 32 bits.
struct Rounds32: BlockRounds {
  /// The words that go through the rounds.
  var state: [UInt32]

  /// What was not made a block of yet.
  var blocks = MessageBlocks(size: 64)

  /// Makes one that has taken in nothing.
  ///
  /// - Parameter state: The words that it begins with.
  init(_ state: [UInt32]) {
    self.state = state
  }

  /// Takes one block through the rounds.
  static func process(_ block: UnsafeRawBufferPointer, _ state: inout [UInt32]) {
    var words = (0..<16).map { index in
      UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
    }
    words.reserveCapacity(64)
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let small0 = early.rotated(right: 7) ^ early.rotated(right: 18) ^ (early &>> 3)
      let small1 = late.rotated(right: 17) ^ late.rotated(right: 19) ^ (late &>> 10)
      words.append(words[index - 16] &+ small0 &+ words[index - 7] &+ small1)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let big1 = e.rotated(right: 6) ^ e.rotated(right: 11) ^ e.rotated(right: 25)
      let choice = (e & f) ^ (~e & g)
      let one = h &+ big1 &+ choice &+ constants[index] &+ words[index]
      let big0 = a.rotated(right: 2) ^ a.rotated(right: 13) ^ a.rotated(right: 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let two = big0 &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ one, c, b, a, one &+ two)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() {
      state[index] &+= word
    }
  }

  /// The fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7,
    0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc,
    0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351,
    0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e,
    0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585,
    0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f,
    0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

/// A hash function with digests of 256 bits.
///
/// Mirrors CryptoKit's structure.
public struct SHA256: HashFunction {
  /// A digest of 256 bits.
  ///
  /// Mirrors CryptoKit's structure.
  public typealias Digest = SHA256Digest

  /// How many bytes it takes in at once.
  public static let blockByteCount = 64

  /// How many bytes its digests have.
  public static let byteCount = 32

  /// The rounds.
  private var rounds = Rounds32([
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ])

  /// Makes one that has taken in nothing.
  public init() {}

  /// Takes in further bytes.
  ///
  /// - Parameter bufferPointer: The bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    rounds.take(bufferPointer)
  }

  /// Returns the digest of what was taken in, after which more can be.
  public func finalize() -> Digest { Digest(bytes: rounds.result) }
}

/// A digest of `SHA256`.
///
/// Mirrors CryptoKit's structure.
public struct SHA256Digest: ArrayDigest {
  /// How many bytes it has.
  public static let byteCount = 32

  /// What it is called in its description.
  static let name = "SHA256"

  /// The bytes.
  let bytes: [UInt8]
}
