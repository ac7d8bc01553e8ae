import CryptoKit
import Testing

/// Ciphers, by the examples of those who made them: McGrew and Viega's of GCM, and RFC 8439.
@Suite("Ciphers") struct CipherTests {
  /// The key of the examples of GCM; longer ones repeat it.
  static let key = "feffe9928665731c6d6a8f9467308308"

  /// Their message.
  static let message = Data(
    hex: "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
      + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")

  /// What is authenticated with it.
  static let data = Data(hex: "feedfacedeadbeeffeedfacedeadbeefabaddad2")

  /// Their nonces: of 96 bits, and a longer one.
  static let nonces = [
    "cafebabefacedbaddecaf888",
    "9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728"
      + "c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b",
  ]

  /// An example of GCM.
  struct Example: Sendable {
    let key: String
    let nonce: String
    let ciphertext: String
    let tag: String
  }

  static let examples = [
    Example(
      key: key, nonce: nonces[0],
      ciphertext: "42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e"
        + "21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e091",
      tag: "5bc94fbc3221a5db94fae95ae7121a47"),
    Example(
      key: key, nonce: nonces[1],
      ciphertext: "8ce24998625615b603a033aca13fb894be9112a5c3a211a8ba262a3cca7e2ca7"
        + "01e4a9a4fba43c90ccdcb281d48c7c6fd62875d2aca417034c34aee5",
      tag: "619cc5aefffe0bfa462af43c1699d050"),
    Example(
      key: key + key.prefix(16), nonce: nonces[0],
      ciphertext: "3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c"
        + "7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9ccda2710",
      tag: "2519498e80f1478f37ba55bd6d27618c"),
    Example(
      key: key + key, nonce: nonces[0],
      ciphertext: "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
        + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
      tag: "76fc6ece0f4e1768cddf8853bb2d551b"),
  ]

  @Test(arguments: examples) func galoisCounterMode(_ example: Example) throws {
    let key = SymmetricKey(data: Data(hex: example.key))
    let box = try AES.GCM.seal(
      Self.message, using: key, nonce: AES.GCM.Nonce(data: Data(hex: example.nonce)),
      authenticating: Self.data)
    #expect(box.ciphertext.hex == example.ciphertext)
    #expect(box.tag.hex == example.tag)
    #expect(try AES.GCM.open(box, using: key, authenticating: Self.data) == Self.message)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Self.data + [0])
    }
  }

  @Test func whatWasSealedIsOpenedAgain() throws {
    let key = SymmetricKey(size: .bits256)
    #expect(key.bitCount == 256 && key != SymmetricKey(size: .bits256))
    let box = try AES.GCM.seal(Data("Swordfish".utf8), using: key)
    let combined = try #require(box.combined)
    #expect(combined.count == 12 + 9 + 16)
    let again = try AES.GCM.SealedBox(combined: combined)
    #expect(try AES.GCM.open(again, using: key) == Data("Swordfish".utf8))
    var other = combined
    other[14] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(AES.GCM.SealedBox(combined: other), using: key)
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: combined.prefix(20))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data("short".utf8)))
    }
  }

  @Test func chaChaPoly() throws {
    let key = SymmetricKey(data: (0x80..<0xa0).map { UInt8($0) })
    let text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
      + "sunscreen would be it."
    let data = Data(hex: "50515253c0c1c2c3c4c5c6c7")
    let box = try ChaChaPoly.seal(
      Data(text.utf8), using: key,
      nonce: ChaChaPoly.Nonce(data: Data(hex: "070000004041424344454647")), authenticating: data)
    #expect(
      box.ciphertext.hex
        == "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6"
        + "3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36"
        + "92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc"
        + "3ff4def08e4b7a9de576d26586cec64b6116")
    #expect(box.tag.hex == "1ae10b594f09e26a7e902ecbd0600691")
    let again = try ChaChaPoly.SealedBox(combined: box.combined)
    #expect(try ChaChaPoly.open(again, using: key, authenticating: data) == Data(text.utf8))
    #expect(throws: CryptoKitError.authenticationFailure) {
      try ChaChaPoly.open(again, using: key)
    }
  }
}
