public import Foundation

/// The cipher ChaCha20 with the authentication of Poly1305.
///
/// Mirrors CryptoKit's namespace.
public enum ChaChaPoly {}

extension ChaChaPoly {
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

    /// The nonce, what was enciphered and the tag.
    public var combined: Data {
      Data(nonce.bytes) + ciphertext + tag
    }

    /// Makes a box of its parts.
    ///
    /// - Parameters:
    ///   - nonce: What no other message with the key has.
    ///   - ciphertext: What was enciphered.
    ///   - tag: What authenticates it.
    /// - Throws: `CryptoKitError.incorrectParameterSize` unless the tag has 16 bytes.
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      self.tag = try SealedParts.tag(tag)
      self.nonce = nonce
      self.ciphertext = Data(ciphertext)
    }

    /// Makes a box of its parts, one after the other.
    ///
    /// - Parameter combined: A nonce of 12 bytes, what was enciphered, and the tag.
    /// - Throws: `CryptoKitError.incorrectParameterSize` where it is too short.
    public init<D: DataProtocol>(combined: D) throws {
      let parts = try SealedParts(combined)
      try self.init(nonce: Nonce(data: parts.nonce), ciphertext: parts.ciphertext, tag: parts.tag)
    }
  }

  /// What no other message with the key has.
  ///
  /// Mirrors CryptoKit's structure.
  public struct Nonce: ByteArray, ContiguousBytes, Sendable, Sequence {
    /// The bytes.
    let bytes: [UInt8]

    /// Makes one by chance, of 12 bytes.
    public init() {
      bytes = Chance.bytes(12)
    }

    /// Makes one of bytes.
    ///
    /// - Parameter data: The bytes.
    /// - Throws: `CryptoKitError.incorrectParameterSize` unless there are 12.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
      bytes = Array(data)
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
    let sealed = try ChaCha20(key, nonce: nonce.bytes)
      .seal(message, authenticating: authenticatedData)
    return try SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
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
    try ChaCha20(key, nonce: sealedBox.nonce.bytes)
      .open(sealedBox.ciphertext, tag: sealedBox.tag, authenticating: authenticatedData)
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
