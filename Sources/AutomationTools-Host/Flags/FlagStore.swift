public import Foundation

/// Where chosen values of flags are kept: the part of `UserDefaults` that flags need.
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

/// A store of flags that lasts as long as its owner: the twin of `UserDefaults` for tests.
public final class InMemoryFlagStore: FlagStore {
  /// What is kept.
  private var values: [String: Any] = [:]

  /// Makes a store of nothing.
  public init() {}

  /// Returns what is kept under a name; `nil` when nothing is.
  public func object(forKey key: String) -> Any? { values[key] }

  /// Keeps a value under a name.
  public func set(_ value: Any?, forKey key: String) { values[key] = value }

  /// Keeps nothing under a name any more.
  public func removeObject(forKey key: String) { values[key] = nil }
}
