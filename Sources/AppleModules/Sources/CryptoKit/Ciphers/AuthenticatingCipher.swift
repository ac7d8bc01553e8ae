import Foundation

/// A cipher with a key and a nonce, which authenticates what it enciphers.
protocol AuthenticatingCipher {
  /// Makes one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - nonce: What no other message with the key has.
  /// - Throws: `CryptoKitError.incorrectKeySize`.
  init(_ key: SymmetricKey, nonce: [UInt8]) throws

  /// Enciphers a text, or deciphers it.
  func transform(_ text: [UInt8]) -> [UInt8]

  /// Returns what authenticates an enciphered text, and data besides.
  func tag(data: [UInt8], ciphertext: [UInt8]) -> [UInt8]
}

extension AuthenticatingCipher {
  /// Enciphers a message, and authenticates it with data besides.
  func seal(
    _ message: some DataProtocol, authenticating data: some DataProtocol
  ) -> (ciphertext: [UInt8], tag: [UInt8]) {
    let ciphertext = transform(Array(message))
    return (ciphertext, tag(data: Array(data), ciphertext: ciphertext))
  }

  /// Deciphers a message that was authenticated with data besides.
  ///
  /// - Throws: `CryptoKitError.authenticationFailure` where the tag is not theirs.
  func open(_ ciphertext: Data, tag: Data, authenticating data: some DataProtocol) throws -> Data {
    let ciphertext = Array(ciphertext)
    guard
      ConstantTime.areEqual(self.tag(data: Array(data), ciphertext: ciphertext), Array(tag))
    else { throw CryptoKitError.authenticationFailure }
    return Data(transform(ciphertext))
  }
}

/// The parts of a sealed box.
struct SealedParts {
  /// How many bytes the nonce has that stands before the rest.
  private static let nonceSize = 12

  /// How many bytes authenticate what was enciphered.
  private static let tagSize = 16

  /// What no other message with the key has.
  let nonce: ArraySlice<UInt8>

  /// What was enciphered.
  let ciphertext: ArraySlice<UInt8>

  /// What authenticates it.
  let tag: ArraySlice<UInt8>

  /// Takes parts apart that stand one after the other.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` where they are too short.
  init(_ combined: some DataProtocol) throws {
    guard combined.count >= Self.nonceSize + Self.tagSize else {
      throw CryptoKitError.incorrectParameterSize
    }
    let bytes = Array(combined)
    nonce = bytes.prefix(Self.nonceSize)
    ciphertext = bytes.dropFirst(Self.nonceSize).dropLast(Self.tagSize)
    tag = bytes.suffix(Self.tagSize)
  }

  /// Returns a tag as data.
  ///
  /// - Throws: `CryptoKitError.incorrectParameterSize` where it has another size than a tag has.
  static func tag(_ bytes: some DataProtocol) throws -> Data {
    guard bytes.count == tagSize else { throw CryptoKitError.incorrectParameterSize }
    return Data(bytes)
  }
}
