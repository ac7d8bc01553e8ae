public import AutomationTools_Shared
import Foundation

/// The flags of an application in layers: what a test states for one launch counts before what was
/// stored, that before what comes with the application, and that before the default.
///
/// ```
/// ephemeral   EPHEMERAL_{"showsSubtitles":false}     from the test, for this launch
/// stored      flag.showsSubtitles = true             what somebody chose, until it is removed
/// bundled     {"showsSubtitles": true}               what comes with the application, as JSON
/// default     FlagKey("showsSubtitles", default: true)
/// ```
///
/// A layer whose value is of another type than the key's has no answer; that is reported on standard
/// error.
public struct FeatureFlags {
  /// A layer that an answer comes from.
  public enum Layer: String, Sendable, Hashable, CaseIterable {
    /// The test stated it for this launch.
    case ephemeral

    /// It was stored.
    case stored

    /// It comes with the application.
    case bundled

    /// The key says so: no layer has an answer.
    case `default`
  }

  /// An answer, and where it comes from.
  public struct Reading<Value: FlagKeyValue>: Sendable, Hashable {
    /// The answer.
    public let value: Value

    /// Where it comes from.
    public let layer: Layer
  }

  /// What comes with the application.
  private let bundled: [String: Any]

  /// What was stored; `nil` when nothing is.
  private let store: (any FlagStore)?

  /// Makes the flags of an application.
  ///
  /// - Parameters:
  ///   - bundled: What comes with the application: a JSON object of values by name. One that cannot
  ///     be read is reported on standard error, and is as if it were empty.
  ///   - store: Where chosen values are kept; `nil` for nowhere.
  public init(bundled: String = "{}", store: (any FlagStore)? = nil) {
    self.store = store
    let object = try? JSONSerialization.jsonObject(with: Data(bundled.utf8))
    self.bundled = object as? [String: Any] ?? [:]
    if !(object is [String: Any]) {
      LaunchReadings.warn("the bundled flags are not a JSON object, and are left out")
    }
  }
}

// MARK: - Reading

extension FeatureFlags {
  /// The value of a flag.
  public subscript<Value>(_ key: FlagKey<Value>) -> Value {
    reading(of: key).value
  }

  /// Returns the value of a flag, and which layer it comes from.
  ///
  /// - Parameter key: The flag.
  /// - Returns: Both.
  public func reading<Value>(of key: FlagKey<Value>) -> Reading<Value> {
    let layers: [(Layer, Any?)] = [
      (.ephemeral, AutomationBridge.value(of: key.name, .ephemeral)),
      (.stored, store?.object(forKey: Self.storedName(of: key))),
      (.bundled, bundled[key.name]),
    ]
    for case (let layer, let value?) in layers {
      if let value = value as? Value { return Reading(value: value, layer: layer) }
      LaunchReadings.warn(
        "the \(layer) value of the flag “\(key.name)” is “\(value)”, which is not "
          + Value.flagForm)
    }
    return Reading(value: key.defaultValue, layer: .default)
  }

  /// The name under which a flag is stored.
  private static func storedName<Value>(of key: FlagKey<Value>) -> String { "flag." + key.name }
}

// MARK: - Storing

extension FeatureFlags {
  /// Stores the value of a flag; one that a test states counts before it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The flag.
  public func store<Value>(_ value: Value, for key: FlagKey<Value>) {
    store?.set(value, forKey: Self.storedName(of: key))
  }

  /// Removes the stored value of a flag, so that the layers below it count.
  ///
  /// - Parameter key: The flag.
  public func removeStored<Value>(_ key: FlagKey<Value>) {
    store?.removeObject(forKey: Self.storedName(of: key))
  }
}

// MARK: - Automation flags

extension AutomationBridge {
  /// Returns the value of an automation flag, or its default when the test states none.
  ///
  /// - Parameter key: The flag.
  /// - Returns: The value.
  public func automationFlag<Value>(_ key: FlagKey<Value>) -> Value {
    guard let value = Self.value(of: key.name, .automation) else { return key.defaultValue }
    if let value = value as? Value { return value }
    LaunchReadings.warn(
      "the automation flag “\(key.name)” is “\(value)”, which is not \(Value.flagForm)")
    return key.defaultValue
  }

  /// Returns a value that a test injected, noting that it was asked for.
  static func value(of key: String, _ kind: LaunchArgumentCodec.Kind) -> Any? {
    #if Automation
    LaunchReadings.ofInstance?.note(flag: key, kind)
    return flags?[kind]?[key]
    #else
    return nil
    #endif
  }
}
