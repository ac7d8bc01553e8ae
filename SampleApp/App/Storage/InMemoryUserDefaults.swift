/// A store of settings that lasts as long as the application runs.
final class InMemoryUserDefaults: UserDefaultInterfacing {
  private var values: StoredValues

  /// Makes a store.
  ///
  /// - Parameter values: What it holds at first.
  init(_ values: StoredValues = StoredValues()) {
    self.values = values
  }

  func set(_ value: Bool, forKey key: String) {
    values.booleans[key] = value
  }

  func set(_ value: Int, forKey key: String) {
    values.integers[key] = value
  }

  func set(_ value: String, forKey key: String) {
    values.strings[key] = value
  }

  func bool(forKey key: String) -> Bool {
    values.booleans[key] ?? false
  }

  func integer(forKey key: String) -> Int {
    values.integers[key] ?? 0
  }

  func string(forKey key: String) -> String? {
    values.strings[key]
  }

  @discardableResult func synchronize() -> Bool {
    true
  }
}
