/// The name of a flag with the type of its value, and what holds when nothing else is said; declared
/// once, for the application and its tests.
///
/// ```swift
/// public enum ReaderFlag {
///   public static let showsSubtitles = FlagKey("showsSubtitles", default: true)
/// }
///
/// launchApp(featureFlags: [Flag(ReaderFlag.showsSubtitles, false)])    // in a test
/// if flags[ReaderFlag.showsSubtitles] { … }                            // in the application
/// ```
public struct FlagKey<Value: FlagKeyValue>: Sendable {
  /// The name.
  public let name: String

  /// What holds when nothing else is said.
  public let defaultValue: Value

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - defaultValue: What holds when nothing else is said.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// A value that a flag can have: a `Bool`, `Int`, `Double` or `String`.
public protocol FlagKeyValue: Sendable, Hashable {
  /// The type in words, as warnings call it.
  static var flagForm: String { get }
}

extension Bool: FlagKeyValue {
  /// The type in words.
  public static var flagForm: String { "true or false" }
}

extension Int: FlagKeyValue {
  /// The type in words.
  public static var flagForm: String { "a whole number" }
}

extension Double: FlagKeyValue {
  /// The type in words.
  public static var flagForm: String { "a number" }
}

extension String: FlagKeyValue {
  /// The type in words.
  public static var flagForm: String { "a text" }
}
