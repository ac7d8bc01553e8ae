import AutomationTools_Core

/// An application that is never launched, but remembers what it would have been launched with.
final class RecordingApplication: XCUIApplication, @unchecked Sendable {
  // Used on the main thread only, by one test.

  /// The arguments of each launch.
  private(set) var launches: [[String]] = []

  /// The environment of each launch.
  private(set) var environments: [[String: String]] = []

  override func launch() {
    launches.append(launchArguments)
    environments.append(launchEnvironment)
  }

  override func terminate() {}
}
