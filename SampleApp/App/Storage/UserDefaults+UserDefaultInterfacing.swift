import Foundation

extension UserDefaults: UserDefaultInterfacing {
  /// Keeps text.
  func set(_ value: String, forKey key: String) {
    set(value as Any?, forKey: key)
  }
}
