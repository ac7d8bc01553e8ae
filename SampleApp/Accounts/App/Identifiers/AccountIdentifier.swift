public import AutomationTools_Host

/// The elements of the page of one account.
public enum AccountIdentifier: String, AutomationIdentifying, CaseIterable {
  /// The service.
  case service = "automation.account.service"

  /// Who the user is at the service.
  case identifier = "automation.account.identifier"

  /// That the password is kept.
  case password = "automation.account.password"

  /// How many people have the account.
  case people = "automation.account.people"

  /// The switch that has the account be given to people.
  case isEnabled = "automation.account.isEnabled"

  /// The button that asks whether to delete the account.
  case delete = "automation.account.delete"
}
