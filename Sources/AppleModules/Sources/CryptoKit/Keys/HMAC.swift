public import Foundation

/// What shows that data come from who has the key.
///
/// Mirrors CryptoKit's protocol.
public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable,
  Sendable, Sequence
where Element == UInt8 {
  /// How many bytes it has.
  var byteCount: Int { get }
}

/// What shows that data come from who has the key, made by a hash function.
///
/// Mirrors CryptoKit's structure.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  /// The bytes.
  let bytes: [UInt8]

  /// How many bytes it has.
  public var byteCount: Int { bytes.count }

  /// The name and the bytes, each as two digits.
  public var description: String {
    "HMAC with \(H.self): \(Hexadecimal.text(of: bytes))"
  }

  /// Returns what goes through the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Calls a function with the bytes.
  ///
  /// - Parameter body: The function.
  /// - Returns: What it returns.
  /// - Throws: What it throws.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// What makes authentication codes of data by a key and a hash function.
///
/// Mirrors CryptoKit's structure.
///
/// ```swift
/// let code = HMAC<SHA256>.authenticationCode(for: body, using: SymmetricKey(data: Data(secret.utf8)))
/// ```
public struct HMAC<H: HashFunction>: Sendable {
  /// The key.
  public typealias Key = SymmetricKey

  /// A code.
  public typealias MAC = HashedAuthenticationCode<H>

  /// The inner function, which takes in the data.
  private var inner = H()

  /// The outer function, which takes in the inner one's digest.
  private var outer = H()

  /// Makes one that has taken in nothing.
  ///
  /// - Parameter key: The key.
  public init(key: SymmetricKey) {
    let size = H.blockByteCount
    var bytes = key.bytes.count > size ? Array(H.hash(data: key.bytes)) : key.bytes
    bytes += [UInt8](repeating: 0, count: size - bytes.count)
    inner.update(data: bytes.map { $0 ^ 0x36 })
    outer.update(data: bytes.map { $0 ^ 0x5c })
  }

  /// Takes in further data.
  ///
  /// - Parameter data: The data.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

  /// Returns the code of what was taken in.
  public func finalize() -> MAC {
    var outer = outer
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }

  /// Returns the code of data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - key: The key.
  /// - Returns: The code.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var function = HMAC(key: key)
    function.update(data: data)
    return function.finalize()
  }

  /// Returns whether a code is that of data.
  ///
  /// - Parameters:
  ///   - authenticationCode: The code.
  ///   - authenticatedData: The data.
  ///   - key: The key.
  /// - Returns: Whether it is.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    let code = Self.authenticationCode(for: authenticatedData, using: key)
    return authenticationCode.withUnsafeBytes { ConstantTime.areEqual(Array($0), code.bytes) }
  }
}

/// What makes keys of other keys, by a hash function.
///
/// Mirrors CryptoKit's structure.
public struct HKDF<H: HashFunction>: Sendable {
  /// Makes a key of another, with salt and a word of what it is for.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The other key.
  ///   - salt: The salt.
  ///   - info: What it is for.
  ///   - outputByteCount: How many bytes it has.
  /// - Returns: The key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let extracted = HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: Array(salt)))
    let key = SymmetricKey(data: extracted.bytes)
    var (bytes, last, number): ([UInt8], [UInt8], UInt8) = ([], [], 1)
    precondition(
      outputByteCount <= 255 * extracted.byteCount, "A key of \(outputByteCount) bytes is too long."
    )
    while bytes.count < outputByteCount {
      last = HMAC<H>.authenticationCode(for: last + Array(info) + [number], using: key).bytes
      bytes += last
      number &+= 1
    }
    return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
  }

  /// Makes a key of another, with a word of what it is for.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The other key.
  ///   - info: What it is for.
  ///   - outputByteCount: How many bytes it has.
  /// - Returns: The key.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  /// Makes a key of another, with salt.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The other key.
  ///   - salt: The salt.
  ///   - outputByteCount: How many bytes it has.
  /// - Returns: The key.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }
}
