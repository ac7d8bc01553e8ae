/// A finding about a host: what was expected of it, what was seen, and where to look.
public struct ConformanceFinding: Sendable, Hashable, CustomStringConvertible {
  /// The thing that is owed.
  public let check: ConformanceCheck

  /// What was expected, as the end of a sentence that begins with “expected”.
  public let expected: String

  /// What was seen, as a clause.
  public let seen: String

  /// The finding as a sentence.
  public var description: String {
    "\(check.rawValue): expected \(expected), but \(seen). Look at \(check.whereToLook)."
  }
}

/// A report about a host: what it does not do as tests need it, and what could not be looked at.
public struct ConformanceReport: Sendable, Hashable, CustomStringConvertible {
  /// What was found; empty for a host that does all that was looked at.
  public internal(set) var findings: [ConformanceFinding] = []

  /// What could not be looked at, with the reason in words.
  public internal(set) var unchecked: [ConformanceCheck: String] = [:]

  /// The findings, one to a line, and what could not be looked at.
  public var description: String {
    let skipped = ConformanceCheck.allCases.compactMap { check in
      unchecked[check].map { "not checked: \(check.rawValue), because \($0)" }
    }
    let lines = findings.map(\.description) + skipped
    return lines.isEmpty ? "nothing was found" : lines.joined(separator: "\n")
  }
}
