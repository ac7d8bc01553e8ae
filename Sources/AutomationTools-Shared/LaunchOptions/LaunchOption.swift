public import AutomationWire

/// An option that a launch can state, declared once: its key, the type of its value, and what it is
/// for.
///
/// The application and its tests share the declaration:
///
/// ```swift
/// public enum ReaderOption {
///   public static let fontSize = LaunchOption<Int>("fontSize", "The size of text at the start.")
/// }
///
/// launchApp(options: [ReaderOption.fontSize(3)])    // in a test
/// let size = ReaderOption.fontSize.value ?? 2       // in the application
/// ```
///
/// It travels as two launch arguments, `-fontSize 3`, which is Apple's convention: a person can
/// write them as well, and `UserDefaults.standard` of a process finds the value under the key.
public struct LaunchOption<Value: LaunchOptionValue>: Sendable, Hashable {
  /// The key, without a hyphen.
  public let key: String

  /// What the option is for, in a sentence.
  public let documentation: String

  /// Declares an option.
  ///
  /// - Parameters:
  ///   - key: The key, without a hyphen. It is an error for it to be empty or to begin with one.
  ///   - documentation: What the option is for, in a sentence.
  public init(_ key: String, _ documentation: String) {
    precondition(
      LaunchArgumentDomain.isKey("-" + key) && !key.hasPrefix("-"),
      "\"\(key)\" cannot be the key of a launch option: it must be a name without a hyphen in front."
    )
    self.key = key
    self.documentation = documentation
  }
}

// MARK: - Reading

extension LaunchOption {
  /// What the application whose code runs was launched with; `nil` when nothing was stated.
  ///
  /// A value that cannot be read is reported on standard error, and counts as not stated.
  public var value: Value? {
    LaunchReadings.ofInstance?.note(option: key)
    return read(in: .current)
  }

  /// Returns what an application was launched with; `nil` when nothing was stated.
  ///
  /// - Parameter configuration: What it was launched with.
  /// - Returns: The value.
  public func value(in configuration: LaunchConfiguration) -> Value? {
    // Whoever has one in hand may be another than an application that runs in the process, such as a test.
    LaunchReadings.ofStrictInstance?.note(option: key)
    return read(in: configuration)
  }

  /// Reads the value, whoever it is for.
  private func read(in configuration: LaunchConfiguration) -> Value? {
    guard let text = LaunchArgumentDomain(configuration.arguments).values[key] else { return nil }
    if let value = Value(launchText: text) { return value }
    LaunchReadings.warn(
      "the launch argument -\(key) is “\(text)”, which is not \(Value.launchForm)")
    return nil
  }
}

// MARK: - Stating

extension LaunchOption {
  /// States the option for a launch.
  ///
  /// - Parameter value: The value.
  /// - Returns: The option with its value.
  public func callAsFunction(_ value: Value) -> LaunchSetting {
    let text = value.launchText
    var problem: String?
    if LaunchArgumentDomain.isKey(text) {
      problem = "a launch argument that begins with a hyphen is taken for a key"
    } else if Value(launchText: text) == nil {
      problem = "it is not \(Value.launchForm)"
    }
    return LaunchSetting("-\(key) \(text)", arguments: ["-" + key, text], problem: problem)
  }
}
