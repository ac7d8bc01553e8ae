public import Foundation

extension UserDefaults {
  /// Sets the value of a key, as `set(_:forKey:)` does.
  ///
  /// Mirrors the method that a phone's `UserDefaults` has of every object.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the value of a key, as `object(forKey:)` does.
  ///
  /// Mirrors the method that a phone's `UserDefaults` has of every object.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
