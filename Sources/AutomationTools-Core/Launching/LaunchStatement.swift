import AutomationTools_Shared
import AutomationWire

/// A statement of what a launch hands the application to read.
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
  /// Returns what the application did not read.
  ///
  /// - Parameters:
  ///   - report: What it read.
  ///   - isStrict: Whether arguments count also where the application asks for none in a way that
  ///     can be seen.
  /// - Returns: The findings, in the order of the statement.
  func unread(in report: LaunchReadings.Report, isStrict: Bool) -> [LaunchFinding] {
    var findings = unread(
      featureFlags, .ephemeral, report.featureFlags, others: report.automationFlags)
    findings += unread(
      automationFlags, .automation, report.automationFlags, others: report.featureFlags)
    let asked = report.options.subtracting(SystemLaunchOption.keys).map { "-" + $0 }
    if isStrict || !asked.isEmpty || !report.arguments.isEmpty {
      findings += unreadArguments(report, known: report.arguments.union(asked).sorted())
    }
    return findings
  }

  /// Returns the findings for flags of one kind.
  private func unread(
    _ stated: [String], _ kind: LaunchArgumentCodec.Kind, _ read: Set<String>, others: Set<String>
  ) -> [LaunchFinding] {
    var seen: Set<String> = []
    return stated.filter { !read.contains($0) && seen.insert($0).inserted }.map { key in
      others.contains(key)
        ? .misplacedFlag(kind, key: key) : .unreadFlag(kind, key: key, read: read.sorted())
    }
  }

  /// Returns the findings for arguments.
  private func unreadArguments(
    _ report: LaunchReadings.Report, known: [String]
  ) -> [LaunchFinding] {
    let options = report.options.union(SystemLaunchOption.keys)
    /// Returns the finding for an argument that is on its own; none for one that is understood.
    func finding(_ argument: String) -> [LaunchFinding] {
      report.arguments.contains(argument) ? [] : [.unreadArgument(argument, known: known)]
    }
    return LaunchArgumentDomain(arguments).parts.flatMap { part -> [LaunchFinding] in
      switch part {
      case .single(let argument): return finding(argument)
      case .pair(let key, _) where options.contains(key): return []
      case .pair(let key, let value): return finding("-" + key) + finding(value)
      }
    }
  }
}
