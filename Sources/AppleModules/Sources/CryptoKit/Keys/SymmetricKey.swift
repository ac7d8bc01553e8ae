public import Foundation

/// How long a key is that both sides have.
///
/// Mirrors CryptoKit's structure.
public struct SymmetricKeySize: Sendable {
  /// How many bits it has.
  public let bitCount: Int

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)

  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)

  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)

  /// Makes a length.
  ///
  /// - Parameter bitCount: How many bits; a multiple of eight.
  public init(bitCount: Int) {
    precondition(bitCount > 0 && bitCount % 8 == 0, "A key cannot have \(bitCount) bits.")
    self.bitCount = bitCount
  }
}

/// A key that both sides have.
///
/// Mirrors CryptoKit's structure.
///
/// - Note: Unlike CryptoKit's, its memory is not cleared when it goes.
public struct SymmetricKey: ContiguousBytes, Sendable {
  /// The bytes.
  let bytes: [UInt8]

  /// How many bits it has.
  public var bitCount: Int { bytes.count * 8 }

  /// Makes a key by chance.
  ///
  /// - Parameter size: How long it is.
  public init(size: SymmetricKeySize) {
    bytes = Chance.bytes(size.bitCount / 8)
  }

  /// Makes a key of bytes.
  ///
  /// - Parameter data: The bytes.
  public init<D: ContiguousBytes>(data: D) {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  /// Calls a function with the bytes.
  ///
  /// - Parameter body: The function.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

extension SymmetricKey: Equatable {
  /// Whether two keys have the same bytes.
  public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool {
    ConstantTime.areEqual(lhs.bytes, rhs.bytes)
  }
}

/// Bytes that nobody can guess.
enum Chance {
  /// Returns bytes from the system.
  static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in generator.next() }
  }
}

/// What keeps a cipher from doing its work.
///
/// Mirrors CryptoKit's enumeration.
public enum CryptoKitError: Error, Hashable, Sendable {
  /// The key has a length that the cipher does not take.
  case incorrectKeySize

  /// A value has a length that the cipher does not take.
  case incorrectParameterSize

  /// The data, the key, or what was authenticated besides, is not what was sealed.
  case authenticationFailure

  /// Something else, by its number; never here.
  case underlyingCoreCryptoError(error: Int32)

  /// A key could not be wrapped; never here.
  case wrapFailure

  /// A key could not be unwrapped; never here.
  case unwrapFailure

  /// A value cannot be used.
  case invalidParameter
}
