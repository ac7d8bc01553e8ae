/// A type of software keyboard, by which it has its keys.
///
/// Mirrors UIKit's enumeration, which SwiftUI's modifier takes.
public enum UIKeyboardType: Int, Sendable, Hashable {
  /// Letters, and numbers after the key for more.
  case `default` = 0

  /// Letters of ASCII.
  case asciiCapable = 1

  /// Numbers first.
  case numbersAndPunctuation = 2

  /// With what links need.
  // The name is UIKit's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3

  /// Digits only.
  case numberPad = 4

  /// Digits, and what telephone numbers need.
  case phonePad = 5

  /// Letters for a name, and digits.
  case namePhonePad = 6

  /// With what addresses of mail need.
  case emailAddress = 7

  /// Digits and the point.
  case decimalPad = 8

  /// With what short messages need.
  case twitter = 9

  /// With what searching needs.
  case webSearch = 10

  /// Digits of ASCII only.
  case asciiCapableNumberPad = 11
}

/// A label of the key that submits.
///
/// Mirrors SwiftUI's structure.
public struct SubmitLabel: Sendable, Hashable {
  /// What the key says.
  let title: String

  /// "Done".
  public static let done = SubmitLabel(title: "Done")

  /// "Go".
  public static let go = SubmitLabel(title: "Go")

  /// "Send".
  public static let send = SubmitLabel(title: "Send")

  /// "Join".
  public static let join = SubmitLabel(title: "Join")

  /// "Route".
  public static let route = SubmitLabel(title: "Route")

  /// "Search".
  public static let search = SubmitLabel(title: "Search")

  /// "Return".
  public static let `return` = SubmitLabel(title: "Return")

  /// "Next".
  public static let next = SubmitLabel(title: "Next")

  /// "Continue".
  public static let `continue` = SubmitLabel(title: "Continue")
}

/// The key of which keys a software keyboard has.
private enum KeyboardTypeKey: EnvironmentKey {
  static var defaultValue: UIKeyboardType { .default }
}

/// The key of what the key that submits says.
private enum SubmitLabelKey: EnvironmentKey {
  static var defaultValue: SubmitLabel { .return }
}

extension EnvironmentValues {
  /// Which keys a software keyboard has.
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }

  /// What the key that submits says.
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets which keys the software keyboard has while a field inside has the focus.
  ///
  /// Mirrors SwiftUI's modifier.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentWriter(content: self, key: 0, value: type) { $0.keyboardType = type }
  }

  /// Sets what the key that submits says while a field inside has the focus.
  ///
  /// Mirrors SwiftUI's modifier.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    EnvironmentWriter(content: self, key: 0, value: submitLabel) { $0.submitLabel = submitLabel }
  }
}
