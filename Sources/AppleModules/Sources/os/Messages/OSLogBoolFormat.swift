/// The words for a truth in a message.
///
/// Mirrors Apple's enumeration.
public enum OSLogBoolFormat: Sendable {
  /// As `true` or `false`.
  case truth

  /// As `yes` or `no`.
  case answer

  /// Returns the word for a truth.
  func text(of boolean: Bool) -> String {
    switch self {
    case .truth: boolean ? "true" : "false"
    case .answer: boolean ? "yes" : "no"
    }
  }
}
