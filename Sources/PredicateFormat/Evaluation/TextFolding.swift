import Foundation

/// A folding that removes the differences which a comparison's options say do not matter.
struct TextFolding: Hashable, Sendable {
  /// Whether case does not matter.
  let ignoresCase: Bool

  /// Whether accents do not matter.
  let ignoresAccents: Bool

  /// Creates a folding from the options of an operator.
  init(_ options: PredicateOptions) {
    self.ignoresCase = options.folding.contains(.caseInsensitive)
    self.ignoresAccents = options.folding.contains(.diacriticInsensitive)
  }

  /// Whether texts stay as they are.
  var isIdentity: Bool { !ignoresCase && !ignoresAccents }

  /// The bytes of a text after folding.
  ///
  /// ASCII is folded byte by byte; other text by Foundation, and then decomposed, so that
  /// different spellings of the same character agree.
  func bytes(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    if isIdentity { return bytes }
    if Self.isASCII(bytes) { return ignoresCase ? bytes.map(Self.lowercased) : bytes }
    return Array(fold(text).utf8)
  }

  /// A text after folding.
  func fold(_ text: String) -> String {
    if isIdentity { return text }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresAccents { options.insert(.diacriticInsensitive) }
    return text.folding(options: options, locale: nil).decomposedStringWithCanonicalMapping
  }

  /// Whether all bytes are ASCII.
  private static func isASCII(_ bytes: [UInt8]) -> Bool {
    for byte in bytes where byte >= 0x80 { return false }
    return true
  }

  /// An ASCII byte in lower case.
  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
