public import Foundation

/// What makes a digest of data of any length.
///
/// Mirrors CryptoKit's protocol.
///
/// ```swift
/// let name = SHA256.hash(data: Data(url.absoluteString.utf8)).map { String(format: "%02x", $0) }.joined()
/// ```
public protocol HashFunction: Sendable {
  /// What it makes.
  associatedtype Digest: CryptoKit.Digest

  /// How many bytes it takes in at once.
  static var blockByteCount: Int { get }

  /// Makes one that has taken in nothing.
  init()

  /// Takes in further bytes.
  ///
  /// - Parameter bufferPointer: The bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the digest of what was taken in, after which more can be.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of data.
  ///
  /// - Parameter data: The data.
  /// - Returns: The digest.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes in further data.
  ///
  /// - Parameter data: The data.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// What a hash function makes.
///
/// Mirrors CryptoKit's protocol.
public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sendable, Sequence
where Element == UInt8 {
  /// How many bytes it has.
  static var byteCount: Int { get }
}

/// A digest of ours, whose bytes are kept in an array.
protocol ArrayDigest: ByteArray, Digest {
  /// What it is called in its description.
  static var name: String { get }
}

extension ArrayDigest {
  /// The name and the bytes, each as two digits.
  public var description: String { "\(Self.name) digest: \(Hexadecimal.text(of: bytes))" }
}

extension Digest {
  /// Whether a digest has the bytes of data.
  ///
  /// - Parameters:
  ///   - lhs: The digest.
  ///   - rhs: The data.
  /// - Returns: Whether it has.
  public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool {
    ConstantTime.areEqual(Array(lhs), Array(rhs))
  }

  /// Whether a digest has other bytes than data.
  ///
  /// - Parameters:
  ///   - lhs: The digest.
  ///   - rhs: The data.
  /// - Returns: Whether it has.
  public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// Bytes as digits.
enum Hexadecimal {
  /// Returns two digits for each byte.
  static func text(of bytes: [UInt8]) -> String {
    bytes.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }
}

/// Comparisons that take as long wherever two texts differ.
enum ConstantTime {
  /// Whether bytes are the same.
  static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
