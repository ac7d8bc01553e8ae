public import AutomationTools_Host

/// The elements of the list of accounts.
public enum AccountsIdentifier: AutomationIdentifying, Hashable {
  /// The list.
  case list

  /// What stands in for the list while there is no account.
  case empty

  /// The row of an account, by the account's number.
  case row(Int)

  /// The second line of an account's row, by the account's number.
  case service(Int)

  /// The button that begins a new account.
  case add

  /// The accessibility identifier.
  public var id: String {
    switch self {
    case .list: "automation.accounts.list"
    case .empty: "automation.accounts.empty"
    case .row(let number): "automation.accounts.row.\(number)"
    case .service(let number): "automation.accounts.row.\(number).service"
    case .add: "automation.accounts.add"
    }
  }

  /// All identifiers of the list.
  public static var declaredIdentifiers: [String] {
    let row = "automation.accounts.row.*"
    return [list, empty, add].map(\.id) + [row, row + ".service"]
  }
}
