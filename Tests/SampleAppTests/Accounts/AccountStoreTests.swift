import Foundation
import Testing

@testable import SampleAccounts

@MainActor @Suite("Accounts and encounters") struct AccountStoreTests {
  /// A store in memory with one account.
  private func makeStore() throws -> AccountStore {
    let store = AccountStore()
    try store.addAccount(.twitter, "alexvollmer")
    return store
  }

  @Test("Accounts come in the order in which they were added, with numbers of their own")
  func accounts() throws {
    let store = try makeStore()
    try store.addAccount(.email, "  alex@example.com\n", isEnabled: false)
    #expect(
      store.accounts == [
        Account(
          id: 1, service: .twitter, identifier: "alexvollmer", password: nil, isEnabled: true),
        Account(
          id: 2, service: .email, identifier: "alex@example.com", password: nil, isEnabled: false),
      ])
    #expect(store.account(2) == store.accounts[1] && store.account(3) == nil)
    try store.setEnabled(true, 2)
    #expect(store.accounts[1].isEnabled)
  }

  @Test("The history begins with the latest encounter")
  func history() throws {
    let store = try makeStore()
    let added = try store.addEncounters(Meeting.samples)
    #expect(added.map(\.id) == [2, 3, 4, 5, 6])
    // Two people were met on one day: the one who was added later comes first.
    #expect(store.history.map(\.id) == [6, 5, 4, 3, 2])
    #expect(store.history.allSatisfy { $0.accountID == 1 })
    #expect(store.encounterCount(of: 1) == 5)
    #expect(store.encounter(6)?.meeting.person == "George Boole")
    try store.removeEncounter(6)
    #expect(store.encounter(6) == nil && store.history.count == 4)
  }

  @Test("The sample encounters are of the days that their history tells")
  func samples() {
    #expect(
      Meeting.samples.map { $0.date.formatted(.iso8601) } == [
        "2010-07-09T12:00:00Z", "2010-07-14T12:00:00Z", "2010-08-02T12:00:00Z",
        "2010-08-02T12:00:00Z", "2010-09-06T12:00:00Z",
      ])
  }

  @Test("An account takes its encounters with it, and its number is not given again")
  func removal() throws {
    let store = try makeStore()
    try store.addAccount(.facebook, "alex")
    try store.addEncounters(Meeting.samples, through: 1)
    let kept = try store.addEncounters([Meeting.samples[0]], through: 2)
    try store.removeAccount(1)
    #expect(store.accounts.map(\.id) == [2])
    #expect(store.history == kept)
    #expect(try store.addAccount(.twitter, "alexvollmer").id == 9)
  }

  @Test("A store can be emptied, also when it is empty")
  func emptying() throws {
    let store = try makeStore()
    try store.addEncounters(Meeting.samples)
    for _ in 0..<2 {
      try store.removeAll()
      #expect(store.accounts.isEmpty && store.history.isEmpty)
    }
    #expect(try store.addAccount(.twitter, "alexvollmer").id == 1)
  }

  @Test("What cannot be done is told in words, and nothing changes")
  func refusals() throws {
    let store = try makeStore()
    let empty = AccountStore()
    let refusals: [(String, () throws -> Void)] = [
      (
        "An account needs an identifier, such as alexvollmer.",
        { try store.addAccount(.email, " \t") }
      ),
      (
        "There is an account “AlexVollmer” at Twitter already.",
        { try store.addAccount(.twitter, "AlexVollmer ") }
      ),
      ("There is no account with the number 7.", { try store.setEnabled(true, 7) }),
      ("There is no account with the number 8.", { try store.removeAccount(8) }),
      ("There is no account with the number 9.", { try store.addEncounters([], through: 9) }),
      ("There is no encounter with the number 1.", { try store.removeEncounter(1) }),
      (
        "There is no account yet, and an encounter needs one. Add an account first.",
        { try empty.addEncounters(Meeting.samples) }
      ),
    ]
    for (text, action) in refusals {
      #expect(!store.attempt(action))
      #expect(store.problem == text)
    }
    store.dismissProblem()
    #expect(store.problem == nil)
    #expect(store.accounts.count == 1 && store.history.isEmpty && empty.accounts.isEmpty)
    // The same person may have the same name elsewhere.
    #expect(store.attempt { try store.addAccount(.facebook, "alexvollmer") })
  }
}
