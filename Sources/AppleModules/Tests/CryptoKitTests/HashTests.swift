import CryptoKit
import Testing

extension Sequence<UInt8> {
  /// The bytes as digits, as applications write them.
  var hex: String { map { String(format: "%02x", $0) }.joined() }
}

extension Data {
  /// Makes data of digits.
  init(hex: String) {
    let digits = Array(hex.utf8).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    self.init(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }
}

/// Digests, by the examples of the standards: FIPS 180-4, RFC 1321, RFC 4231 and RFC 5869.
@Suite("Hash functions") struct HashTests {
  /// 896 bits, which fill two blocks of the smaller functions.
  static let long =
    "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
    + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"

  @Test func sha256() {
    #expect(
      SHA256.hash(data: Data()).hex
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      "\(SHA256.hash(data: Data("abc".utf8)))"
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    var function = SHA256()
    let part = [UInt8](repeating: 97, count: 999)
    for _ in 0..<1001 { function.update(data: part) }
    let before = function
    function.update(data: [97])
    #expect(
      function.finalize().hex == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    // Others that it was copied to have taken in no more, and it can take in more.
    #expect(before.finalize() != function.finalize())
    #expect(function.finalize() == function.finalize())
  }

  @Test func sha384AndSHA512() {
    #expect(
      SHA384.hash(data: Data(Self.long.utf8)).hex
        == "09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712"
        + "fcc7c71a557e2db966c3e9fa91746039")
    #expect(
      SHA512.hash(data: Data(Self.long.utf8)).hex
        == "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018"
        + "501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909")
    #expect(SHA512.byteCount == 64 && SHA512.Digest.byteCount == 64)
  }

  @Test func brokenOnes() {
    #expect(
      "\(Insecure.MD5.hash(data: Data("message digest".utf8)))"
        == "MD5 digest: f96b697d7cb7938d525a2f31aaf161d0")
    #expect(
      Insecure.MD5.hash(data: Data(String(repeating: "1234567890", count: 8).utf8)).hex
        == "57edf4a22be3c955ac49da2e2107b67a")
    #expect(
      Insecure.SHA1.hash(data: Data("abc".utf8)).hex == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      Insecure.SHA1.hash(
        data: Data("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
      ).hex == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
  }

  @Test func digestsAreComparedAndHashed() {
    let digest = SHA256.hash(data: Data("abc".utf8))
    #expect(digest == Data(Array(digest)) && digest != Data([1]))
    #expect(Set([digest, SHA256.hash(data: [97, 98, 99])]).count == 1)
    #expect(digest.withUnsafeBytes { $0.count } == 32)
    #expect(digest.prefix(2).map { $0 } == [0xba, 0x78])
  }

  @Test func authenticationCodes() {
    let data = Data("what do ya want for nothing?".utf8)
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
    #expect(code.hex == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect("\(code)".hasPrefix("HMAC with SHA256: 5bdcc146"))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + data, using: key))
    // A key that is longer than a block is hashed first.
    var function = HMAC<SHA512>(key: SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131)))
    function.update(data: Data("Test Using Larger Than Block-Size Key".utf8))
    function.update(data: Data(" - Hash Key First".utf8))
    #expect(
      function.finalize().hex
        == "80b24263c7c1a3ebb71493c1dd7be8b49b46d1f41b4aeec1121b013783f8f352"
        + "6b56d037e05f2598bd0fd2215d6a1e5295e64f73f63f0aec8b915a985d786598")
  }

  @Test func derivedKeys() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
      salt: Data(hex: "000102030405060708090a0b0c"), info: Data(hex: "f0f1f2f3f4f5f6f7f8f9"),
      outputByteCount: 42)
    #expect(
      key.withUnsafeBytes { Array($0) }.hex
        == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }
}
