import Foundation

/// The twin of `UserDefaults` for tests: it lasts as long as its owner, and starts empty.
///
/// It converts between types as `UserDefaults` does, knows registered defaults, and tells of changes
/// by a notification of the same name.
public final class InMemoryDefaults: FlagStore {
  /// What was set.
  private var values: [String: Any]

  /// What counts where nothing was set.
  private var registered: [String: Any] = [:]

  /// Makes a store.
  ///
  /// - Parameter values: What it holds at first.
  public init(_ values: [String: Any] = [:]) {
    self.values = values
  }
}

// MARK: - Reading

extension InMemoryDefaults {
  /// Returns what is under a key, or what is registered for it; `nil` when nothing is.
  public func object(forKey key: String) -> Any? { values[key] ?? registered[key] }

  /// Returns the Boolean under a key: also from a number, or a text such as `YES`; false when there is
  /// none.
  public func bool(forKey key: String) -> Bool {
    switch object(forKey: key) {
    case let value as Bool: value
    case let value as Int: value != 0
    case let value as Double: value != 0
    case let value as String: NSString(string: value).boolValue
    default: false
    }
  }

  /// Returns the whole number under a key: also from a number, Boolean or text; 0 when there is none.
  public func integer(forKey key: String) -> Int {
    switch object(forKey: key) {
    case let value as Int: value
    case let value as Bool: value ? 1 : 0
    case let value as Double: Int(exactly: value.rounded(.towardZero)) ?? 0
    case let value as String: NSString(string: value).integerValue
    default: 0
    }
  }

  /// Returns the number under a key: also from a whole number, Boolean or text; 0 when there is none.
  public func double(forKey key: String) -> Double {
    switch object(forKey: key) {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as String: NSString(string: value).doubleValue
    default: 0
    }
  }

  /// Returns the text under a key: also from a number or Boolean; `nil` when there is none.
  public func string(forKey key: String) -> String? {
    switch object(forKey: key) {
    case let value as String: value
    case let value as Bool: value ? "1" : "0"
    case let value as Int: String(value)
    case let value as Double: String(value)
    default: nil
    }
  }
}

// MARK: - Writing

extension InMemoryDefaults {
  /// Keeps a value under a key; `nil` removes it.
  public func set(_ value: Any?, forKey key: String) {
    values[key] = value
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  /// Removes what was set under a key; what is registered for it counts again.
  public func removeObject(forKey key: String) {
    set(nil, forKey: key)
  }

  /// Says what counts where nothing was set.
  ///
  /// - Parameter defaults: The values by key, on top of those registered before.
  public func register(defaults: [String: Any]) {
    registered.merge(defaults) { $1 }
  }

  /// Does nothing: there is nowhere to write to.
  ///
  /// - Returns: That it worked.
  @discardableResult
  public func synchronize() -> Bool { true }
}
