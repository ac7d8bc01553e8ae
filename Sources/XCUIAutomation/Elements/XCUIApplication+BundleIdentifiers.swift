public import AutomationWire
import Foundation
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
  /// One that ends with the name of the default target, such as `com.example.Shop` of an executable `Shop`, is that unless it is registered.
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
    if isOfSystem { return .system(named: bundleIdentifier) }
    let usual = DefaultTarget.current
    return isName(bundleIdentifier, of: usual) ? usual : .executable(bundleIdentifier)
  }

  /// Whether a bundle identifier ends with the name of a target, as those that Xcode makes up do: `com.example.Shop`.
  private static func isName(_ bundleIdentifier: String, of target: ApplicationTarget) -> Bool {
    guard !target.isUnset, let dot = bundleIdentifier.lastIndex(of: ".") else { return false }
    let name = bundleIdentifier[bundleIdentifier.index(after: dot)...]
    return !bundleIdentifier.hasPrefix("com.apple.")
      && name.caseInsensitiveCompare(target.displayName) == .orderedSame
  }

  /// Whether a bundle identifier has a target: one that a suite registered, or the system's.
  static func isKnown(bundleIdentifier: String) -> Bool {
    let target = target(ofBundleIdentifier: bundleIdentifier)
    return BundleIdentifiers.all[bundleIdentifier] != nil || target != .executable(bundleIdentifier)
  }
}
