public import Foundation

/// A store of chosen values of flags: the part of `UserDefaults` that flags need.
public protocol FlagStore {
  /// Returns what is kept under a name; `nil` when nothing is.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value.
  func object(forKey key: String) -> Any?

  /// Keeps a value under a name.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` to keep nothing.
  ///   - key: The name.
  func set(_ value: Any?, forKey key: String)

  /// Keeps nothing under a name any more.
  ///
  /// - Parameter key: The name.
  func removeObject(forKey key: String)
}

extension UserDefaults: FlagStore {}
