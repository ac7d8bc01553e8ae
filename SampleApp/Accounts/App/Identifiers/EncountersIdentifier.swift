public import AutomationTools_Host

/// The elements of the history of encounters.
public enum EncountersIdentifier: AutomationIdentifying, Hashable {
  /// The list.
  case list

  /// What stands in for the list while there is no encounter.
  case empty

  /// The row of an encounter, by the encounter's number.
  case row(Int)

  /// The second line of an encounter's row, by the encounter's number.
  case place(Int)

  /// The accessibility identifier.
  public var id: String {
    switch self {
    case .list: "automation.encounters.list"
    case .empty: "automation.encounters.empty"
    case .row(let number): "automation.encounters.row.\(number)"
    case .place(let number): "automation.encounters.row.\(number).place"
    }
  }

  /// All identifiers of the history.
  public static var declaredIdentifiers: [String] {
    let row = "automation.encounters.row.*"
    return [list, empty].map(\.id) + [row, row + ".place"]
  }
}
