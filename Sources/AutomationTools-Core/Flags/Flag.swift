public import AutomationTools_Shared

/// A value under a name that a test injects into the application at launch.
///
/// Mirrors AutomationTools' `Flag`.
///
/// ```swift
/// launchApp(
///   featureFlags: [Flag(key: "showsSubtitles", value: false)],
///   automationFlags: [Flag(key: "simulateUserAlreadyLoggedIn", value: true)])
/// ```
///
/// A flag holds a `Bool`, `Int`, `Double`, `Float` or `String`, as a literal or a variable.
///
/// - Note: Unlike the original, a flag whose value is of another type is not dropped in silence:
///   the launch is refused, and a failure recorded where the flag was made.
public struct Flag: Sendable {
  /// The content of a flag.
  package enum Content: Sendable, Hashable {
    /// A value that can be injected.
    case supported(FlagValue)

    /// A value that cannot be injected: its text, its type, and where the flag was made.
    case unsupported(UnsupportedFlagValue)
  }

  /// The name under which the application finds the value.
  public let key: String

  /// What the flag holds.
  package let content: Content

  /// Makes a flag that is true or false.
  ///
  /// - Parameters:
  ///   - key: The name under which the application finds the value.
  ///   - value: The value.
  public init(key: String, value: Bool) {
    self.init(key: key, content: .supported(.bool(value)))
  }

  /// Makes a flag that is a whole number.
  ///
  /// - Parameters:
  ///   - key: The name under which the application finds the value.
  ///   - value: The value.
  public init(key: String, value: Int) {
    self.init(key: key, content: .supported(.int(value)))
  }

  /// Makes a flag that is a number.
  ///
  /// - Parameters:
  ///   - key: The name under which the application finds the value.
  ///   - value: The value. One that is not finite is refused at launch.
  public init(key: String, value: Double) {
    self.init(key: key, content: .supported(.double(value)))
  }

  /// Makes a flag that is a number of single precision.
  ///
  /// - Parameters:
  ///   - key: The name under which the application finds the value.
  ///   - value: The value. One that is not finite is refused at launch.
  public init(key: String, value: Float) {
    self.init(key: key, content: .supported(.float(value)))
  }

  /// Makes a flag that is text.
  ///
  /// - Parameters:
  ///   - key: The name under which the application finds the value.
  ///   - value: The value.
  public init(key: String, value: String) {
    self.init(key: key, content: .supported(.string(value)))
  }

  /// Makes a flag that the application declares, with a value of its type.
  ///
  /// - Note: An addition.
  /// - Parameters:
  ///   - key: The flag.
  ///   - value: The value. A number that is not finite is refused at launch.
  public init<Value>(_ key: FlagKey<Value>, _ value: Value) {
    self.init(key: key.name, value: value as Any)
  }

  /// Makes a flag from a value whose type is known only when the test runs.
  ///
  /// - Parameters:
  ///   - key: The name under which the application finds the value.
  ///   - value: The value: a `Bool`, `Int`, `Double`, `Float` or `String`, or an optional with one
  ///     inside.
  public init(key: String, value: Any) {
    self.init(key: key, content: Self.content(of: value))
  }

  /// Makes a flag that holds what is given.
  private init(key: String, content: Content) {
    self.key = key
    self.content = content
  }
}

// MARK: - Reading

extension Flag {
  /// The value: of one of the five types, or the text of what was given when it was of none of
  /// them.
  public var value: Any {
    switch content {
    case .supported(.bool(let value)): value
    case .supported(.int(let value)): value
    case .supported(.double(let value)): value
    case .supported(.float(let value)): value
    case .supported(.string(let value)): value
    case .unsupported(let refused): refused.text
    }
  }

  /// Sorts a value of any type into what a flag can hold.
  private static func content(of value: Any) -> Content {
    if let supported = FlagValue(plain: value) { return .supported(supported) }
    return .unsupported(
      UnsupportedFlagValue(
        text: String(describing: value), type: String(describing: type(of: value))))
  }
}

// MARK: - Hashable

extension Flag: Hashable {}
