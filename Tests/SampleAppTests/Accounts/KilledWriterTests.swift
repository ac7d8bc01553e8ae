import AccountWriter
import Foundation
import Testing

@testable import SampleAccounts

/// What is left of a store when the process that changes it is killed.
@MainActor @Suite("Accounts after a kill") struct KilledWriterTests {
  /// What a store holds.
  private struct Contents: Equatable {
    /// The accounts.
    let accounts: [Account]

    /// The encounters.
    let history: [Encounter]

    /// Reads a store.
    @MainActor init(_ store: AccountStore) {
      accounts = store.accounts
      history = store.history
    }
  }

  /// Makes a folder with a store in it that has two accounts and some encounters.
  private func makeStore() throws -> (folder: URL, path: String) {
    let folder = try makeTemporaryFolder()
    let path = folder.appendingPathComponent("accounts").path
    let store = AccountStore(path: path)
    try store.addAccount(.twitter, "alexvollmer")
    try store.addAccount(.linkedIn, "alex")
    try store.addEncounters(Meeting.samples, through: 1)
    return (folder, path)
  }

  /// The names in a folder, but not of what was printed.
  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0 != "log" }.sorted()
  }

  /// Has the program make a change until a step.
  private func run(
    _ change: Change, until step: Int, on path: String, in folder: URL
  ) async throws -> AccountWriterProcess.Outcome {
    try await AccountWriterProcess(path: path, change: change, step: step)
      .run(log: folder.appendingPathComponent("log"))
  }

  @Test(
    "Killed before any step of a change, a store holds what was there before it, or after it",
    arguments: Change.allCases.filter { $0 != .none })
  func everyStep(_ change: Change) async throws {
    let (folder, path) = try makeStore()
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = try Data(contentsOf: URL(fileURLWithPath: path))
    let before = Contents(AccountStore(path: path))

    let whole = try await run(change, until: 0, on: path, in: folder)
    #expect(whole.status == 0 && !whole.wasKilled)
    let after = Contents(AccountStore(path: path))
    #expect(after != before)
    let pieces = whole.steps.count { $0 == "write" }
    #expect(
      whole.steps
        == (change == .removeAll
          ? ["remove", "synchronize folder"]
          : ["create"] + Array(repeating: "write", count: pieces)
            + ["synchronize", "rename", "synchronize folder"]))
    #expect(change == .removeAll || pieces > 1)

    for step in 1...whole.steps.count {
      try original.write(to: URL(fileURLWithPath: path))
      let outcome = try await run(change, until: step, on: path, in: folder)
      #expect(outcome.wasKilled && outcome.steps == Array(whole.steps.prefix(step)))
      let wasMade = outcome.steps.dropLast().contains { $0 == "rename" || $0 == "remove" }
      #expect(wasMade == (step == whole.steps.count))

      let store = AccountStore(path: path)
      #expect(store.problem == nil)
      #expect(Contents(store) == (wasMade ? after : before), "killed before step \(step)")
      // Nothing is left of the new file, and nothing is in the way of the next change.
      #expect(try names(in: folder) == (wasMade && change == .removeAll ? [] : ["accounts"]))
      try store.addAccount(.facebook, "next")
      #expect(Contents(AccountStore(path: path)) == Contents(store))
    }
  }

  @Test("Killed before any step of the first change, a store is not there, or has it")
  func firstChange() async throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("deep/inside/accounts").path
    var step = 0
    var outcome: AccountWriterProcess.Outcome
    repeat {
      step += 1
      try? FileManager.default.removeItem(atPath: folder.appendingPathComponent("deep").path)
      outcome = try await run(.addAccount, until: step, on: path, in: folder)
      let store = AccountStore(path: path)
      #expect(store.problem == nil)
      let wasMade = outcome.steps.last == "synchronize folder"
      #expect(store.accounts.map(\.identifier) == (wasMade ? ["alex@example.com"] : []))
    } while outcome.wasKilled
    #expect(step == outcome.steps.count + 1 && outcome.status == 0)
  }

  @Test("Killed while a damaged file is put aside, that file is still there")
  func puttingAside() async throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("accounts").path
    let damaged = Data("no accounts".utf8)
    for step in 0...2 {
      for name in try names(in: folder) {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
      try damaged.write(to: URL(fileURLWithPath: path))
      let outcome = try await run(.none, until: step, on: path, in: folder)
      #expect(
        outcome.steps == Array(["rename", "synchronize folder"].prefix(step == 0 ? 2 : step)))
      #expect(outcome.wasKilled == (step > 0))
      #expect(try names(in: folder) == [step == 1 ? "accounts" : "accounts.damaged"])
      #expect(AccountStore(path: path).accounts.isEmpty)
      #expect(
        try Data(contentsOf: folder.appendingPathComponent("accounts.damaged")) == damaged)
    }
  }

  @Test(
    "Killed from outside at any moment, a store has all that was said to be kept",
    arguments: [1, 2, 3, 5, 8, 13, 21, 34])
  func anyMoment(_ count: Int) throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("accounts").path
    let said = try AccountWriterProcess.killEndless(path: path, after: count)
    #expect(said >= count)
    let store = AccountStore(path: path)
    #expect(store.problem == nil)
    // One more may have been kept, of which it could not say so any more.
    #expect([said, said + 1].contains(store.accounts.count))
    #expect(store.accounts.map(\.identifier) == (1...store.accounts.count).map(String.init))
    #expect(try names(in: folder) == ["accounts"])
  }
}
