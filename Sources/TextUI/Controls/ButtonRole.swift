/// A role of a button: what it is for.
///
/// Mirrors SwiftUI's `ButtonRole`.
public struct ButtonRole: Sendable, Equatable {
  private let name: String

  /// Gives something up or deletes it.
  public static let destructive = ButtonRole(name: "destructive")

  /// Leaves things as they were.
  public static let cancel = ButtonRole(name: "cancel")
}
