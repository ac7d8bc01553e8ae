import AutomationTools_Host
import Foundation
public import Observation

/// The user's accounts, and the history of encounters; each change is kept at once, or not made.
///
/// However the process ends, the next one finds what was there before a change or after it.
@MainActor @Observable public final class AccountStore {
  /// What is kept.
  private var library: AccountLibrary

  /// What the user has to be told, in words; `nil` when there is nothing.
  public private(set) var problem: String?

  /// Where it is kept.
  @ObservationIgnored private let storage: WatchedStore<any AccountStorage>

  /// Why nothing could be read; as long as that is so, nothing is replaced either.
  @ObservationIgnored private let readFailure: (any Error)?

  /// Opens a store in a file.
  ///
  /// A file that is damaged is given another name, and ``problem`` says so.
  ///
  /// - Parameter path: The path of the file; it is made with the first change.
  public convenience init(path: String) {
    self.init(AtomicFile(path: path))
  }

  /// Opens a store in a file.
  ///
  /// - Parameter file: The file.
  package convenience init(_ file: AtomicFile) {
    self.init(WatchedStore(AccountFile(file: file), "the accounts in \"\(file.path)\""))
  }

  /// Makes a store that lasts as long as it is used.
  convenience init() {
    self.init(WatchedStore(inMemory: InMemoryAccounts()))
  }

  /// Opens a store.
  ///
  /// - Parameter storage: Where it is kept, behind a door.
  init(_ storage: WatchedStore<any AccountStorage>) {
    self.storage = storage
    do {
      let loaded = try storage().load()
      library = loaded.library
      problem = loaded.damage
      readFailure = nil
    } catch {
      library = AccountLibrary()
      problem = "\(error) Until it can be, no account is kept."
      readFailure = error
    }
  }
}

// MARK: - Reading

extension AccountStore {
  /// The accounts, in the order in which they were added.
  public var accounts: [Account] { library.accounts }

  /// The encounters, the latest first.
  public var history: [Encounter] { library.history }

  /// Returns the account with a number.
  public func account(_ id: Account.ID) -> Account? {
    library.accounts.first { $0.id == id }
  }

  /// Returns the encounter with a number.
  public func encounter(_ id: Encounter.ID) -> Encounter? {
    library.encounters.first { $0.id == id }
  }

  /// Returns how often an account was given to somebody.
  public func encounterCount(of id: Account.ID) -> Int {
    library.encounters.count { $0.accountID == id }
  }
}

// MARK: - Changing

extension AccountStore {
  /// Adds an account.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - identifier: Who the user is there; blanks around it do not count.
  ///   - password: What the user proves it with; an empty one is none.
  ///   - isEnabled: Whether it is given to people the user meets.
  /// - Returns: The account.
  /// - Throws: ``AccountError``, or why it cannot be kept.
  @discardableResult
  public func addAccount(
    _ service: Service, _ identifier: String, password: Secret? = nil, isEnabled: Bool = true
  ) throws -> Account {
    try change { try $0.addAccount(service, identifier, password: password, isEnabled: isEnabled) }
  }

  /// Has an account be given to people, or not.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it is.
  ///   - id: The account's number.
  /// - Throws: ``AccountError``, or why that cannot be kept.
  public func setEnabled(_ isEnabled: Bool, _ id: Account.ID) throws {
    try change { try $0.setEnabled(isEnabled, id) }
  }

  /// Removes an account, and the encounters at which it was given.
  ///
  /// - Parameter id: The account's number.
  /// - Throws: ``AccountError``, or why that cannot be kept.
  public func removeAccount(_ id: Account.ID) throws {
    try change { try $0.removeAccount(id) }
  }

  /// Adds encounters to the history, in one change.
  ///
  /// - Parameters:
  ///   - meetings: Who was met, where and when.
  ///   - id: The number of the account that was given; the first account when not stated.
  /// - Returns: The encounters, in the same order.
  /// - Throws: ``AccountError``, or why they cannot be kept.
  @discardableResult
  public func addEncounters(
    _ meetings: [Meeting], through id: Account.ID? = nil
  ) throws -> [Encounter] {
    try change { try $0.addEncounters(meetings, through: id) }
  }

  /// Removes an encounter.
  ///
  /// - Parameter id: Its number.
  /// - Throws: ``AccountError``, or why that cannot be kept.
  public func removeEncounter(_ id: Encounter.ID) throws {
    try change { try $0.removeEncounter(id) }
  }

  /// Removes everything: the file is gone, and a new one begins with the next change.
  ///
  /// - Throws: Why it cannot be removed; then nothing is.
  public func removeAll() throws {
    if let readFailure { throw readFailure }
    try storage().clear()
    library = AccountLibrary()
  }

  /// Makes a change and keeps it, or makes none.
  private func change<Result>(
    _ change: (inout AccountLibrary) throws -> Result
  ) throws -> Result {
    if let readFailure { throw readFailure }
    var changed = library
    let result = try change(&changed)
    if changed != library {
      try storage().save(changed)
      library = changed
    }
    return result
  }
}

// MARK: - Telling

extension AccountStore {
  /// Tries something, and has the user told when it fails.
  ///
  /// - Parameter action: What is tried.
  /// - Returns: Whether it succeeded.
  @discardableResult
  func attempt(_ action: () throws -> Void) -> Bool {
    do {
      try action()
      return true
    } catch {
      problem = "\(error)"
      return false
    }
  }

  /// Notes that the user has been told.
  func dismissProblem() {
    problem = nil
  }
}
