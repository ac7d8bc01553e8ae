/// A role of a button: what it is for.
///
/// Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Sendable, Equatable {
  private let name: String

  /// Gives something up or deletes it.
  public static let destructive = ButtonRole(name: "destructive")

  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")

  /// Closes what is shown.
  public static let close = ButtonRole(name: "close")

  /// Takes over what was entered.
  public static let confirm = ButtonRole(name: "confirm")

  /// The label of a button that says nothing but what it is for: a title and a symbol.
  var usualLabel: (title: SystemWord, symbol: String) {
    switch self {
    case .destructive: (.delete, "trash")
    case .cancel: (.cancel, "xmark")
    case .confirm: (.done, "checkmark")
    default: (.close, "xmark")
    }
  }
}
