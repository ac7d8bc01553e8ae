import Foundation
import Primitives

/// How a file holds accounts and encounters: a line that says what follows, and JSON.
///
/// ```
/// accounts 1 bytes 181 crc32 1c291ca3
/// {"accounts": …}
/// ```
/// The first number is the version of the format. A file that was cut off, or changed in any byte,
/// is told from a whole one.
enum LibraryFormat {
  /// The version.
  static let version = 1

  /// Why bytes are no library.
  enum Damage: Error, Hashable {
    /// The first line is not what it must be.
    case noHeader

    /// A later version wrote them.
    case unknownVersion(Int)

    /// The number of bytes after the first line is not what that says.
    case wrongLength(Int, expected: Int)

    /// Bytes were changed.
    case wrongChecksum

    /// What follows the first line is whole, and makes no sense.
    case nonsense(String)
  }

  /// Returns the bytes that hold a library.
  static func encode(_ library: AccountLibrary) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let body = try encoder.encode(library)
    let sum = String(CRC32.checksum(of: body), radix: 16)
    let digits = String(repeating: "0", count: 8 - sum.count) + sum
    return Array("accounts \(version) bytes \(body.count) crc32 \(digits)\n".utf8) + body
  }

  /// Returns the library that bytes hold.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The library.
  /// - Throws: ``Damage``.
  static func decode(_ bytes: [UInt8]) throws -> AccountLibrary {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    let words = String(decoding: bytes[..<end], as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, words[0] == "accounts", let version = Int(words[1]) else {
      throw Damage.noHeader
    }
    guard version == Self.version else { throw Damage.unknownVersion(version) }
    guard words.count == 6, words[2] == "bytes", let length = Int(words[3]), words[4] == "crc32",
      words[5].count == 8, let sum = UInt32(words[5], radix: 16), end < bytes.endIndex
    else { throw Damage.noHeader }
    let body = bytes[(end + 1)...]
    guard body.count == length else { throw Damage.wrongLength(body.count, expected: length) }
    guard CRC32.checksum(of: body) == sum else { throw Damage.wrongChecksum }
    let library: AccountLibrary
    do {
      library = try JSONDecoder().decode(AccountLibrary.self, from: Data(body))
    } catch {
      throw Damage.nonsense("it is not a library of accounts")
    }
    if let contradiction = library.contradiction { throw Damage.nonsense(contradiction) }
    return library
  }
}

// MARK: - Text

extension LibraryFormat.Damage: CustomStringConvertible {
  /// What is wrong, in words that follow on from the file's name.
  var description: String {
    switch self {
    case .noHeader: "it does not begin as such a file does"
    case .unknownVersion(let version):
      "it has the format \(version), and this application knows only \(LibraryFormat.version)"
    case .wrongLength(let length, let expected) where length < expected:
      "it was cut off: \(expected - length) of \(expected) bytes are missing"
    case .wrongLength(let length, let expected):
      "something was added to it: it has \(length) bytes instead of \(expected)"
    case .wrongChecksum: "bytes of it were changed"
    case .nonsense(let reason): reason
    }
  }
}
