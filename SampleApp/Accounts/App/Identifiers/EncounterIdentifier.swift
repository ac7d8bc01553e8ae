public import AutomationTools_Host

/// The elements of the page of one encounter.
public enum EncounterIdentifier: String, AutomationIdentifying, CaseIterable {
  /// Who was met.
  case person = "automation.encounter.person"

  /// Where.
  case place = "automation.encounter.place"

  /// When.
  case day = "automation.encounter.day"

  /// The account that was given.
  case account = "automation.encounter.account"

  /// The button that asks whether to delete the encounter.
  case delete = "automation.encounter.delete"
}
