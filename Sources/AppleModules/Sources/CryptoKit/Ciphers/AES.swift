public import Foundation

/// Ciphers of the Advanced Encryption Standard.
///
/// Mirrors CryptoKit's namespace.
public enum AES {
  /// The mode that enciphers data and authenticates them.
  ///
  /// Mirrors CryptoKit's namespace.
  public enum GCM {}
}

extension AES.GCM {
  /// What is sealed: enciphered and authenticated.
  ///
  /// Mirrors CryptoKit's structure.
  public struct SealedBox: Sendable {
    /// What no other message with the key has.
    public let nonce: Nonce

    /// What was enciphered.
    public let ciphertext: Data

    /// What authenticates it: 16 bytes.
    public let tag: Data

    /// The nonce, what was enciphered and the tag; `nil` for a nonce that has not 12 bytes.
    public var combined: Data? {
      nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
    }

    /// Makes a box of its parts.
    ///
    /// - Parameters:
    ///   - nonce: What no other message with the key has.
    ///   - ciphertext: What was enciphered.
    ///   - tag: What authenticates it.
    /// - Throws: `CryptoKitError.incorrectParameterSize` unless the tag has 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
      self.tag = Data(tag)
    }

    /// Makes a box of its parts, one after the other.
    ///
    /// - Parameter combined: A nonce of 12 bytes, what was enciphered, and the tag.
    /// - Throws: `CryptoKitError.incorrectParameterSize` where it is too short.
    public init<D: DataProtocol>(combined: D) throws {
      guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
      let bytes = Array(combined)
      try self.init(
        nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<bytes.count - 16],
        tag: bytes[(bytes.count - 16)...])
    }
  }

  /// What no other message with the key has.
  ///
  /// Mirrors CryptoKit's structure.
  public struct Nonce: ContiguousBytes, Sendable, Sequence {
    /// The bytes.
    let bytes: [UInt8]

    /// Makes one by chance, of 12 bytes.
    public init() {
      bytes = Chance.bytes(12)
    }

    /// Makes one of bytes.
    ///
    /// - Parameter data: The bytes.
    /// - Throws: `CryptoKitError.incorrectParameterSize` for less than 12.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
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

  /// Seals a message, and authenticates data besides that go along in clear.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: The key.
  ///   - nonce: What no other message with the key has; by chance when there is none.
  ///   - authenticatedData: The data.
  /// - Returns: The box.
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let cipher = try GaloisCounterMode(key, nonce: nonce.bytes)
    let ciphertext = cipher.transform(Array(message))
    let tag = cipher.tag(data: Array(authenticatedData), ciphertext: ciphertext)
    return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
  }

  /// Seals a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - key: The key.
  ///   - nonce: What no other message with the key has; by chance when there is none.
  /// - Returns: The box.
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: Data())
  }

  /// Opens a box, whose message was authenticated with data besides.
  ///
  /// - Parameters:
  ///   - sealedBox: The box.
  ///   - key: The key.
  ///   - authenticatedData: The data.
  /// - Returns: The message.
  /// - Throws: `CryptoKitError.authenticationFailure` where one of them is not what it was.
  public static func open<AuthenticatedData: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> Data {
    let cipher = try GaloisCounterMode(key, nonce: sealedBox.nonce.bytes)
    let ciphertext = Array(sealedBox.ciphertext)
    let tag = cipher.tag(data: Array(authenticatedData), ciphertext: ciphertext)
    guard ConstantTime.areEqual(tag, Array(sealedBox.tag)) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(cipher.transform(ciphertext))
  }

  /// Opens a box.
  ///
  /// - Parameters:
  ///   - sealedBox: The box.
  ///   - key: The key.
  /// - Returns: The message.
  /// - Throws: `CryptoKitError.authenticationFailure` where one of them is not what it was.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: Data())
  }
}
