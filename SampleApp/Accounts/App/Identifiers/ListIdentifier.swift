public import AutomationTools_Host

/// The elements of the two lists: the accounts, and the history of encounters.
public struct ListIdentifier: AutomationIdentifying, Hashable {
  /// What is listed.
  public enum Content: String, Sendable, Hashable, CaseIterable {
    /// The accounts.
    case accounts

    /// The encounters.
    case encounters
  }

  /// The accessibility identifier.
  public let id: String

  private init(_ content: Content, _ element: String) {
    id = "automation.\(content.rawValue).\(element)"
  }

  /// The button that begins a new account.
  public static let add = ListIdentifier(.accounts, "add")

  /// The list.
  public static func list(_ content: Content) -> ListIdentifier { Self(content, "list") }

  /// What stands in for the list while there is nothing to list.
  public static func empty(_ content: Content) -> ListIdentifier { Self(content, "empty") }

  /// The row of an account or encounter, by its number.
  public static func row(_ content: Content, _ number: Int) -> ListIdentifier {
    Self(content, "row.\(number)")
  }

  /// The second line of a row, by the number of the account or encounter.
  public static func detail(_ content: Content, _ number: Int) -> ListIdentifier {
    Self(content, "row.\(number).detail")
  }

  /// All identifiers of both lists.
  public static var declaredIdentifiers: [String] {
    let ofEach = Content.allCases.flatMap { content in
      ["list", "empty", "row.*", "row.*.detail"].map { Self(content, $0) }
    }
    return (ofEach + [add]).map(\.id)
  }
}
