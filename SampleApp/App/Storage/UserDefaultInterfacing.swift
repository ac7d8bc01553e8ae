import Foundation

/// What the application needs of a store of settings: the part of `UserDefaults` that it uses.
protocol UserDefaultInterfacing: AnyObject {
  /// Keeps a Boolean.
  func set(_ value: Bool, forKey key: String)

  /// Keeps a whole number.
  func set(_ value: Int, forKey key: String)

  /// Keeps text.
  func set(_ value: String, forKey key: String)

  /// Returns the Boolean under a key; false when there is none.
  func bool(forKey key: String) -> Bool

  /// Returns the whole number under a key; 0 when there is none.
  func integer(forKey key: String) -> Int

  /// Returns the text under a key; `nil` when there is none.
  func string(forKey key: String) -> String?

  /// Writes what was set to where it lasts.
  ///
  /// - Returns: Whether that worked.
  @discardableResult func synchronize() -> Bool
}
