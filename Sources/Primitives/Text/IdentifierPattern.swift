/// A pattern of identifiers, in which `*` stands for any characters but a period: `articles.row.*`.
package struct IdentifierPattern: Sendable, Hashable {
  /// What is between the periods.
  private let parts: [Substring]

  /// Makes a pattern.
  ///
  /// - Parameter text: It as it is written.
  package init(_ text: String) {
    parts = Self.parts(of: text)
  }

  /// Returns whether an identifier is as the pattern says, part by part.
  package func matches(_ identifier: String) -> Bool {
    let others = Self.parts(of: identifier)
    return others.count == parts.count && zip(others, parts).allSatisfy { Self.fits($0, $1) }
  }

  /// Returns what is between the periods of an identifier.
  private static func parts(of identifier: String) -> [Substring] {
    identifier.split(separator: ".", omittingEmptySubsequences: false)
  }

  /// Returns whether a part fits that of a pattern.
  private static func fits(_ part: Substring, _ pattern: Substring) -> Bool {
    let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return part == pattern
    }
    guard part.hasPrefix(first) else { return false }
    var rest = part.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
