/// Why accounts and encounters cannot be changed in some way.
public enum AccountError: Error, Hashable, Sendable {
  /// An account was to be added without saying whose it is.
  case noIdentifier

  /// There is such an account already.
  case duplicate(Service, identifier: String)

  /// There is no account with a number.
  case noAccount(Account.ID)

  /// There is no encounter with a number.
  case noEncounter(Encounter.ID)

  /// There is no account at all, and encounters need one.
  case noAccounts
}

// MARK: - Text

extension AccountError: CustomStringConvertible {
  /// The error, in words for the user.
  public var description: String {
    switch self {
    case .noIdentifier: "An account needs an identifier, such as alexvollmer."
    case .duplicate(let service, let identifier):
      "There is an account “\(identifier)” at \(service.name) already."
    case .noAccount(let id): "There is no account with the number \(id)."
    case .noEncounter(let id): "There is no encounter with the number \(id)."
    case .noAccounts: "There is no account yet, and an encounter needs one. Add an account first."
    }
  }
}
