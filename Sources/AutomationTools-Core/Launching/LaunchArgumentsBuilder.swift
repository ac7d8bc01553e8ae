import AutomationTools_Shared
public import Foundation

/// A builder that turns dictionaries of flags into launch arguments.
///
/// Mirrors AutomationTools' `LaunchArgumentsBuilder`.
///
/// `launchApp` of ``ATTestCase`` does this by itself; the builder is for suites that set
/// `launchArguments` themselves.
///
/// - Note: Unlike in the original, keys are sorted and slashes are not escaped, so that the same
///   flags give the same text; and a dictionary that cannot be injected is recorded as a failure.
public struct LaunchArgumentsBuilder {
  /// Returns the launch argument for feature flags, such as `EPHEMERAL_{"feature1":false}`.
  ///
  /// - Parameters:
  ///   - ephemeralConfiguration: The values by key; each a `Bool`, `Int`, `Double`, `Float` or
  ///     `String`.
  ///   - file: Where a failure belongs.
  ///   - line: Where a failure belongs.
  /// - Returns: The argument; empty when the dictionary cannot be injected.
  public static func launchArgumentForEphemeralConfiguration(
    _ ephemeralConfiguration: NSDictionary, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    argument(.ephemeral, for: ephemeralConfiguration, file: file, line: line)
  }

  /// Returns the launch argument for automation flags, such as
  /// `AUTOMATION_{"simulateUserAlreadyLoggedIn":true}`.
  ///
  /// - Parameters:
  ///   - automationConfiguration: The values by key; each a `Bool`, `Int`, `Double`, `Float` or
  ///     `String`.
  ///   - file: Where a failure belongs.
  ///   - line: Where a failure belongs.
  /// - Returns: The argument; empty when the dictionary cannot be injected.
  public static func launchArgumentForAutomationConfiguration(
    _ automationConfiguration: NSDictionary, file: StaticString = #filePath, line: UInt = #line
  ) -> String {
    argument(.automation, for: automationConfiguration, file: file, line: line)
  }

  /// Returns the launch argument for a dictionary, recording a failure when there is none.
  private static func argument(
    _ kind: LaunchArgumentCodec.Kind, for dictionary: NSDictionary, file: StaticString, line: UInt
  ) -> String {
    let flags = dictionary.map { key, value in
      Flag(key: String(describing: key), value: value, file: file, line: line)
    }
    do {
      return try LaunchArguments.argument(for: kind, flags.sorted { $0.key < $1.key })
    } catch {
      error.record(file: file, line: line)
      return ""
    }
  }
}
