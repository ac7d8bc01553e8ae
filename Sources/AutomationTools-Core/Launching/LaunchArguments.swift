import AutomationTools_Shared

/// The launch arguments that flags become.
struct LaunchArguments {
  /// What decides about paths through the application.
  let featureFlags: [Flag]

  /// What puts the application in a state.
  let automationFlags: [Flag]

  /// Further arguments, passed on as they are.
  let otherArguments: [String]
}

// MARK: - Encoding

extension LaunchArguments {
  /// Returns the launch arguments, in the order in which the application expects them.
  ///
  /// - Returns: `UI_TEST_MODE`, the feature flags if any, the automation flags if any, and the
  ///   other arguments.
  /// - Throws: ``FlagFailure`` for the first flag that cannot be injected.
  func encoded() throws(FlagFailure) -> [String] {
    let ephemeral = try Self.values(of: featureFlags)
    let automation = try Self.values(of: automationFlags)
    do {
      return try LaunchArgumentCodec.arguments(
        ephemeral: ephemeral, automation: automation, others: otherArguments)
    } catch {
      throw .notEncodable(error)
    }
  }

  /// Returns the arguments that launches with flags make, taken out of others.
  ///
  /// - Parameter arguments: Launch arguments.
  /// - Returns: Those that are neither flags nor say that a test is running.
  static func withoutFlags(_ arguments: [String]) -> [String] {
    let prefixes = LaunchArgumentCodec.Kind.allCases.map(\.prefix)
    return arguments.filter { argument in
      argument != LaunchArgumentCodec.testMode
        && !prefixes.contains { argument.hasPrefix($0) }
    }
  }

  /// Returns the argument for flags of one kind.
  ///
  /// - Parameters:
  ///   - kind: Which of the two dictionaries it is.
  ///   - flags: The flags.
  /// - Returns: The argument.
  /// - Throws: ``FlagFailure`` for the first flag that cannot be injected.
  static func argument(
    for kind: LaunchArgumentCodec.Kind, _ flags: [Flag]
  ) throws(FlagFailure) -> String {
    let values = try values(of: flags)
    do {
      return try LaunchArgumentCodec.encode(values, as: kind)
    } catch {
      throw .notEncodable(error)
    }
  }

  /// Returns the values of flags by key.
  ///
  /// Of two flags with the same key the later one counts.
  private static func values(of flags: [Flag]) throws(FlagFailure) -> [String: FlagValue] {
    var values: [String: FlagValue] = [:]
    for flag in flags {
      switch flag.content {
      case .supported(let value): values[flag.key] = value
      case .unsupported(let value): throw .unsupported(key: flag.key, value)
      }
    }
    return values
  }
}
