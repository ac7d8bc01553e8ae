import AutomationWire
public import Foundation

/// A value that a launch option can have: it can be written as a launch argument, and read back.
///
/// Booleans, whole numbers, numbers, texts, links and lists of texts are such values, and so are
/// enumerations whose raw values are; those need only say so:
///
/// ```swift
/// public enum Density: String, LaunchOptionValue { case compact, spacious }
/// ```
public protocol LaunchOptionValue: Sendable {
  /// The value as an argument.
  var launchText: String { get }

  /// What an argument looks like, in words: `a whole number`.
  static var launchForm: String { get }

  /// Reads a value.
  ///
  /// - Parameter launchText: The argument. The result is `nil` when it is no such value.
  init?(launchText: String)
}

extension Bool: LaunchOptionValue {
  /// `YES` or `NO`, as Apple's tools write it.
  public var launchText: String { self ? "YES" : "NO" }

  /// What an argument looks like.
  public static var launchForm: String { "YES or NO" }

  /// Reads `YES` or `NO`, `true` or `false`, `1` or `0`, in capital or small letters.
  public init?(launchText: String) {
    switch launchText.lowercased() {
    case "yes", "true", "1": self = true
    case "no", "false", "0": self = false
    default: return nil
    }
  }
}

extension Int: LaunchOptionValue {
  /// The number.
  public var launchText: String { description }

  /// What an argument looks like.
  public static var launchForm: String { "a whole number" }

  /// Reads a number.
  public init?(launchText: String) { self.init(launchText) }
}

extension UInt64: LaunchOptionValue {
  /// The number.
  public var launchText: String { description }

  /// What an argument looks like.
  public static var launchForm: String { "a whole number from 0" }

  /// Reads a number.
  public init?(launchText: String) { self.init(launchText) }
}

extension Double: LaunchOptionValue {
  /// The number.
  public var launchText: String { description }

  /// What an argument looks like.
  public static var launchForm: String { "a number" }

  /// Reads a number, which is finite.
  public init?(launchText: String) {
    guard let number = Double(launchText), number.isFinite else { return nil }
    self = number
  }
}

extension String: LaunchOptionValue {
  /// The text.
  public var launchText: String { self }

  /// What an argument looks like.
  public static var launchForm: String { "a text" }

  /// Takes a text as it is.
  public init?(launchText: String) { self = launchText }
}

extension URL: LaunchOptionValue {
  /// The link.
  public var launchText: String { absoluteString }

  /// What an argument looks like.
  public static var launchForm: String { "a link such as app://page" }

  /// Reads a link, which has a scheme.
  public init?(launchText: String) {
    guard let url = URL(string: launchText), url.scheme?.isEmpty == false else { return nil }
    self = url
  }
}

extension Array: LaunchOptionValue where Element == String {
  /// The texts in parentheses, as Apple's tools write lists: `(de, en)`.
  public var launchText: String {
    let items = map { item in
      let isPlain = !item.isEmpty && item.unicodeScalars.allSatisfy(Self.isPlain)
      return isPlain
        ? item : "\"" + item.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    return "(" + items.joined(separator: ", ") + ")"
  }

  /// What an argument looks like.
  public static var launchForm: String { "a list such as (de, en)" }

  /// Reads a list in parentheses; texts with spaces or signs are in quotation marks.
  public init?(launchText: String) {
    guard let items = LaunchArgumentDomain.list(launchText) else { return nil }
    self = items
  }

  /// Returns whether a scalar stands in a list as it is.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar == "_" || scalar == "-" || scalar == "."
  }
}

extension LaunchOptionValue where Self: RawRepresentable, RawValue: LaunchOptionValue {
  /// The raw value.
  public var launchText: String { rawValue.launchText }

  /// What an argument looks like.
  public static var launchForm: String { RawValue.launchForm }

  /// Reads a raw value.
  public init?(launchText: String) {
    guard let raw = RawValue(launchText: launchText) else { return nil }
    self.init(rawValue: raw)
  }
}

extension LaunchOptionValue
where Self: RawRepresentable & CaseIterable, RawValue: LaunchOptionValue {
  /// What an argument looks like: one of the raw values.
  public static var launchForm: String {
    "one of " + allCases.map(\.rawValue.launchText).joined(separator: ", ")
  }
}
