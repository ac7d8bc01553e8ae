import Primitives

/// A report that compares the identifiers declared with those shown.
public struct IdentifierReport: Sendable, Hashable {
  /// The declared identifiers, `*` standing for any characters but a period; sorted.
  public let declared: [String]

  /// The identifiers that were shown; sorted.
  public let shown: [String]

  /// The declared ones that were never shown; sorted.
  public let neverShown: [String]

  /// The shown ones that are declared nowhere; sorted.
  public let undeclared: [String]

  /// Compares.
  ///
  /// - Parameters:
  ///   - declared: The declared identifiers, `*` standing for any characters but a period.
  ///   - shown: The identifiers that were shown.
  public init(declared: some Sequence<String>, shown: some Sequence<String>) {
    let declared = Set(declared).sorted()
    let shown = Set(shown).sorted()
    let exact = Set(declared)
    let patterns = declared.filter { $0.contains("*") }.map { ($0, Self.parts(of: $0)) }
    var matched: Set<String> = []
    var undeclared: [String] = []
    for identifier in shown {
      if exact.contains(identifier) {
        matched.insert(identifier)
        continue
      }
      let parts = Self.parts(of: identifier)
      let fitting = patterns.filter { Self.fits(parts, $0.1) }.map(\.0)
      matched.formUnion(fitting)
      if fitting.isEmpty { undeclared.append(identifier) }
    }
    self.declared = declared
    self.shown = shown
    self.undeclared = undeclared
    neverShown = declared.filter { !matched.contains($0) }
  }

  /// Whether everything declared was shown, and everything shown declared.
  public var isClean: Bool { neverShown.isEmpty && undeclared.isEmpty }
}

// MARK: - Patterns

extension IdentifierReport {
  /// Returns what is between the periods of an identifier.
  private static func parts(of identifier: String) -> [Substring] {
    identifier.split(separator: ".", omittingEmptySubsequences: false)
  }

  /// Returns whether an identifier fits a pattern, part by part.
  private static func fits(_ parts: [Substring], _ pattern: [Substring]) -> Bool {
    parts.count == pattern.count && zip(parts, pattern).allSatisfy { fits($0, $1) }
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

// MARK: - Text

extension IdentifierReport: CustomStringConvertible {
  /// The report in words, a line for each identifier that is not as it should be.
  public var description: String {
    var lines = ["\(declared.count) identifiers declared, \(shown.count) shown"]
    lines += neverShown.map { "  declared but never shown: " + $0 + advice($0, undeclared) }
    lines += undeclared.map { "  shown but never declared: " + $0 + advice($0, neverShown) }
    return lines.joined(separator: "\n")
  }

  /// Returns which of others is spelled like an identifier.
  private func advice(_ identifier: String, _ others: [String]) -> String {
    let near = NearTexts.nearest(to: identifier, among: others, limit: 1)
    return near.first.map { " (is it \($0)?)" } ?? ""
  }
}
