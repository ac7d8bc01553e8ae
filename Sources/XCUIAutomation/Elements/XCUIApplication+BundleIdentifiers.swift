public import AutomationWire
import Synchronization

/// The targets of applications that suites name by bundle identifier.
///
/// They belong to the process, as on Apple's platforms, where the device knows its applications.
private enum BundleIdentifiers {
  /// The targets.
  static let targets = Mutex<[String: ApplicationTarget]>([:])
}

extension XCUIApplication {
  /// Says which target an application is that a suite names by bundle identifier.
  ///
  /// - Note: An addition of ours; on Apple's platforms the device knows its applications.
  ///
  /// - Parameters:
  ///   - target: What is launched.
  ///   - bundleIdentifier: The name the suite uses.
  public static func register(
    _ target: ApplicationTarget, forBundleIdentifier bundleIdentifier: String
  ) {
    BundleIdentifiers.targets.withLock { $0[bundleIdentifier] = target }
  }

  /// Returns the target of a bundle identifier; where none is registered, one that cannot be launched.
  static func target(ofBundleIdentifier bundleIdentifier: String) -> ApplicationTarget {
    BundleIdentifiers.targets.withLock { $0[bundleIdentifier] } ?? .executable(bundleIdentifier)
  }
}
