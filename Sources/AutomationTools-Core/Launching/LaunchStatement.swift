import AutomationTools_Shared
import AutomationWire
import Primitives

/// What a launch states for the application to read.
struct LaunchStatement: Sendable {
  /// The names of the feature flags.
  let featureFlags: [String]

  /// The names of the automation flags.
  let automationFlags: [String]

  /// The arguments beside them.
  let arguments: [String]
}

// MARK: - Findings

extension LaunchStatement {
  /// Returns what the application did not read, a sentence for each.
  ///
  /// - Parameters:
  ///   - report: What it read.
  ///   - isStrict: Whether arguments count also where the application asks for none in a way that
  ///     can be seen.
  /// - Returns: The sentences.
  func unread(in report: LaunchReadings.Report, isStrict: Bool) -> [String] {
    var findings = unread(
      featureFlags, "feature flag", report.featureFlags, others: report.automationFlags,
      "automation flag")
    findings += unread(
      automationFlags, "automation flag", report.automationFlags, others: report.featureFlags,
      "feature flag")
    let asked = report.options.subtracting(SystemLaunchOption.keys).map { "-" + $0 }
    if isStrict || !asked.isEmpty || !report.arguments.isEmpty {
      findings += unreadArguments(report, known: report.arguments.union(asked).sorted())
    }
    return findings
  }

  /// Returns the sentences for flags of one kind.
  private func unread(
    _ stated: [String], _ kind: String, _ read: Set<String>, others: Set<String>,
    _ otherKind: String
  ) -> [String] {
    var seen: Set<String> = []
    return stated.filter { !read.contains($0) && seen.insert($0).inserted }.map { key in
      let sentence = "The application never read the \(kind) \"\(key)\"."
      if others.contains(key) { return sentence + " It reads an \(otherKind) of that name." }
      return sentence + Self.advice(for: key, among: read.sorted(), "no \(kind)s at all")
    }
  }

  /// Returns the sentences for arguments.
  private func unreadArguments(_ report: LaunchReadings.Report, known: [String]) -> [String] {
    let options = report.options.union(SystemLaunchOption.keys)
    /// Returns the sentence for an argument that is on its own; none for one that is understood.
    func finding(_ argument: String) -> [String] {
      guard !report.arguments.contains(argument) else { return [] }
      return [
        "The application understood no launch argument \"\(argument)\"."
          + Self.advice(for: argument, among: known, "no launch arguments at all")
      ]
    }
    return LaunchArgumentDomain(arguments).parts.flatMap { part -> [String] in
      switch part {
      case .single(let argument): return finding(argument)
      case .pair(let key, _) where options.contains(key): return []
      case .pair(let key, let value): return finding("-" + key) + finding(value)
      }
    }
  }

  /// Returns what may have been meant.
  private static func advice(for name: String, among known: [String], _ none: String) -> String {
    guard !known.isEmpty else { return " It read \(none)." }
    let near = NearTexts.nearest(to: name, among: known)
    guard near.isEmpty else {
      return " Did you mean " + near.map { "\"\($0)\"" }.joined(separator: " or ") + "?"
    }
    return " It read " + known.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
      + (known.count > 8 ? " and \(known.count - 8) more." : ".")
  }
}
