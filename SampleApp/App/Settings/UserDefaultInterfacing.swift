import AutomationTools_Host
import Foundation

/// A store of settings: the part of `UserDefaults` that they need.
protocol UserDefaultInterfacing: AnyObject {
  /// Keeps a value under a name.
  func set(_ value: Any?, forKey name: String)

  /// Returns the Boolean under a name; false when there is none.
  func bool(forKey name: String) -> Bool

  /// Returns the whole number under a name; 0 when there is none.
  func integer(forKey name: String) -> Int

  /// Returns the text under a name; `nil` when there is none.
  func string(forKey name: String) -> String?

  /// Writes what was set to where it lasts.
  @discardableResult func synchronize() -> Bool
}

extension UserDefaults: UserDefaultInterfacing {}
extension InMemoryDefaults: UserDefaultInterfacing {}

// MARK: - Typed keys

extension UserDefaultInterfacing {
  /// Keeps a setting at once, so that it is there however the process ends.
  func set(_ value: some Sendable, forKey key: SettingStoreKey) {
    set(value, forKey: key.name)
    synchronize()
  }

  /// Returns a setting that is a Boolean; false when it was never kept.
  func bool(forKey key: SettingStoreKey) -> Bool { bool(forKey: key.name) }

  /// Returns a setting that is a whole number; 0 when it was never kept.
  func integer(forKey key: SettingStoreKey) -> Int { integer(forKey: key.name) }

  /// Returns a setting that is a text; `nil` when it was never kept.
  func string(forKey key: SettingStoreKey) -> String? { string(forKey: key.name) }
}
