import AutomationTools_Core
import XCUIAutomation

/// An application that is never launched, but remembers what it would have been launched with.
final class RecordingApplication: XCUIApplication, @unchecked Sendable {
  // Used on the main thread only, by one test.

  /// What each launch asks for.
  private(set) var requests: [LaunchRequest] = []

  /// The arguments of each launch.
  var launches: [[String]] { requests.map(\.arguments) }

  /// The environment of each launch.
  var environments: [[String: String]] { requests.map(\.environment) }

  override func launch() {
    requests.append(launchRequest)
  }

  override func terminate() {}
}
