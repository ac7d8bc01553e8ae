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
  /// - Parameter ephemeralConfiguration: The values by key; each a `Bool`, `Int`, `Double`, `Float` or
  ///   `String`.
  /// - Returns: The argument; empty when the dictionary cannot be injected.
  public static func launchArgumentForEphemeralConfiguration(
    _ ephemeralConfiguration: NSDictionary
  ) -> String {
    argument(.ephemeral, for: ephemeralConfiguration)
  }

  /// Returns the launch argument for automation flags, such as
  /// `AUTOMATION_{"simulateUserAlreadyLoggedIn":true}`.
  ///
  /// - Parameter automationConfiguration: The values by key; each a `Bool`, `Int`, `Double`, `Float` or
  ///   `String`.
  /// - Returns: The argument; empty when the dictionary cannot be injected.
  public static func launchArgumentForAutomationConfiguration(
    _ automationConfiguration: NSDictionary
  ) -> String {
    argument(.automation, for: automationConfiguration)
  }

  /// Returns the launch argument for a dictionary, recording a failure when there is none.
  private static func argument(
    _ kind: LaunchArgumentCodec.Kind, for dictionary: NSDictionary
  ) -> String {
    let flags = dictionary.map { key, value in
      Flag(key: String(describing: key), value: value)
    }
    do {
      return try LaunchArguments.argument(for: kind, flags.sorted { $0.key < $1.key })
    } catch {
      FailureRecorder.record(error)
      return ""
    }
  }
}
