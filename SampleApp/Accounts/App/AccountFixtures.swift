public import AutomationTools_Host

/// The data in which tests of the accounts and encounters begin; shared with tests.
public struct AccountFixtures: FixtureSet {
  /// What the fixtures change: the store, with the file in which it is kept.
  public typealias State = AccountStore

  /// Removes all accounts and encounters, and the file they are kept in.
  public let clearAllData = FixtureOperation<Void>("Removes all accounts and encounters.") {
    store in
    try store.removeAll()
  }

  /// Adds an account at Twitter.
  public let addTwitterAccount = FixtureOperation<String>(
    "Adds an account at Twitter.", requires: \.clearAllData, example: "alexvollmer"
  ) { store, identifier in
    try store.addAccount(.twitter, identifier, password: Secret("supersekret"))
  }

  /// Adds a summer of encounters, at which the first account was given.
  public let addEncounterHistory = FixtureOperation<Void>(
    "Adds a summer of encounters, at which the first account was given.",
    requires: \.addTwitterAccount
  ) { store in
    try store.addEncounters(Meeting.samples)
  }

  /// Makes the set.
  public init() {}
}
