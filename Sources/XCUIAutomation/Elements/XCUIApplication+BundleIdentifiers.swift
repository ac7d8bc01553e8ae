public import AutomationWire
import Synchronization

/// The targets of applications that suites name by bundle identifier.
///
/// They belong to the process, as on Apple's platforms, where the device knows its applications.
enum BundleIdentifiers {
  /// An application that a suite named.
  struct Entry: Sendable {
    /// What is launched.
    let target: ApplicationTarget

    /// Its name on the home screen; `nil` for that of the target.
    let displayName: String?
  }

  /// The applications by bundle identifier.
  private static let entries = Mutex<[String: Entry]>([:])

  /// The applications by bundle identifier.
  static var all: [String: Entry] { entries.withLock { $0 } }

  /// Names an application.
  static func set(_ entry: Entry, for bundleIdentifier: String) {
    entries.withLock { $0[bundleIdentifier] = entry }
  }
}

extension XCUIApplication {
  /// Says which target an application is that a suite names by bundle identifier.
  ///
  /// `com.apple.springboard` need not be registered: it is the system around the test's applications. Nor need `com.apple.mobilesafari`, to
  /// which links lead, and `com.apple.Preferences`, to which `UIApplication.openSettingsURLString` does: small ones of ours, unless
  /// something else is registered for them.
  ///
  /// - Note: An addition of ours; on Apple's platforms the device knows its applications.
  ///
  /// - Parameters:
  ///   - target: What is launched.
  ///   - bundleIdentifier: The name the suite uses.
  ///   - displayName: The name under its icon on the home screen; `nil` for that of the target.
  public static func register(
    _ target: ApplicationTarget, forBundleIdentifier bundleIdentifier: String,
    displayName: String? = nil
  ) {
    BundleIdentifiers.set(
      BundleIdentifiers.Entry(target: target, displayName: displayName), for: bundleIdentifier)
  }

  /// Returns the target of a bundle identifier; where none is registered, one that cannot be launched.
  static func target(ofBundleIdentifier bundleIdentifier: String) -> ApplicationTarget {
    if let entry = BundleIdentifiers.all[bundleIdentifier] { return entry.target }
    let isOfSystem =
      bundleIdentifier == ApplicationTarget.systemName
      || SystemApplication(rawValue: bundleIdentifier) != nil
    return isOfSystem ? .system(named: bundleIdentifier) : .executable(bundleIdentifier)
  }

  /// Whether a bundle identifier has a target: one that a suite registered, or the system's.
  static func isKnown(bundleIdentifier: String) -> Bool {
    BundleIdentifiers.all[bundleIdentifier] != nil
      || target(ofBundleIdentifier: bundleIdentifier).isSystem
  }
}
