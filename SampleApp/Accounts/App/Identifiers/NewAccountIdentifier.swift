public import AutomationTools_Host

/// The elements of a new account; the choices of its service have the services' names.
public enum NewAccountIdentifier: String, AutomationIdentifying, CaseIterable {
  /// The field for who the user is at the service.
  case identifier = "automation.newAccount.identifier"

  /// The field for the password, which nothing shows.
  case password = "automation.newAccount.password"

  /// The switch that has the account be given to people.
  case isEnabled = "automation.newAccount.isEnabled"

  /// What tells why the account cannot be added.
  case refusal = "automation.newAccount.refusal"

  /// The button that leaves things as they were.
  case cancel = "automation.newAccount.cancel"

  /// The button that adds the account.
  case save = "automation.newAccount.save"
}
