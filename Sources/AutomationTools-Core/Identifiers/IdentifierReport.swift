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
    let patterns = declared.filter { $0.contains("*") }.map { ($0, IdentifierPattern($0)) }
    var matched: Set<String> = []
    var undeclared: [String] = []
    for identifier in shown {
      if exact.contains(identifier) {
        matched.insert(identifier)
        continue
      }
      let fitting = patterns.filter { $0.1.matches(identifier) }.map(\.0)
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
