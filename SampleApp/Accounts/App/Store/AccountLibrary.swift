import Foundation

/// The accounts and encounters of a store.
///
/// It is an error for two of them to have the same number, for a number not to be below `nextID`, and
/// for an encounter to name an account that is not there.
struct AccountLibrary: Codable, Equatable, Sendable {
  /// The accounts, in the order in which they were added.
  private(set) var accounts: [Account] = []

  /// The encounters, in the order in which they were added.
  private(set) var encounters: [Encounter] = []

  /// The number of what is added next.
  private var nextID = 1

  /// Makes a library with nothing in it.
  init() {}

  /// The encounters, the latest first.
  var history: [Encounter] {
    encounters.sorted { ($0.meeting.date, $0.id) > ($1.meeting.date, $1.id) }
  }

  /// What contradicts itself, in words; `nil` when nothing does.
  var contradiction: String? {
    let numbers = accounts.map(\.id) + encounters.map(\.id)
    if Set(numbers).count < numbers.count { return "it numbers two things alike" }
    if let number = numbers.first(where: { $0 >= nextID || $0 < 1 }) {
      return "it uses the number \(number), which it has not given out"
    }
    let known = Set(accounts.map(\.id))
    guard let stray = encounters.first(where: { !known.contains($0.accountID) }) else { return nil }
    return "its encounter \(stray.id) names the account \(stray.accountID), which is not there"
  }
}

// MARK: - Changes

extension AccountLibrary {
  /// Adds an account.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - identifier: Who the user is there; blanks around it do not count.
  ///   - password: What the user proves it with; an empty one is none.
  ///   - isEnabled: Whether it is given to people.
  /// - Returns: The account.
  /// - Throws: ``AccountError``.
  mutating func addAccount(
    _ service: Service, _ identifier: String, password: Secret?, isEnabled: Bool
  ) throws -> Account {
    let identifier = identifier.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !identifier.isEmpty else { throw AccountError.noIdentifier }
    let isKnown = accounts.contains {
      $0.service == service && $0.identifier.lowercased() == identifier.lowercased()
    }
    guard !isKnown else { throw AccountError.duplicate(service, identifier: identifier) }
    let account = Account(
      id: nextID, service: service, identifier: identifier,
      password: password?.text.isEmpty == true ? nil : password, isEnabled: isEnabled)
    nextID += 1
    accounts.append(account)
    return account
  }

  /// Has an account be given to people, or not.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether it is.
  ///   - id: The account's number.
  /// - Throws: ``AccountError``.
  mutating func setEnabled(_ isEnabled: Bool, _ id: Account.ID) throws {
    guard let index = accounts.firstIndex(where: { $0.id == id }) else {
      throw AccountError.noAccount(id)
    }
    accounts[index].isEnabled = isEnabled
  }

  /// Removes an account, and the encounters at which it was given.
  ///
  /// - Parameter id: The account's number.
  /// - Throws: ``AccountError``.
  mutating func removeAccount(_ id: Account.ID) throws {
    guard let index = accounts.firstIndex(where: { $0.id == id }) else {
      throw AccountError.noAccount(id)
    }
    accounts.remove(at: index)
    encounters.removeAll { $0.accountID == id }
  }

  /// Adds encounters.
  ///
  /// - Parameters:
  ///   - meetings: Who was met, where and when.
  ///   - id: The number of the account that was given; `nil` for the first account.
  /// - Returns: The encounters, in the same order.
  /// - Throws: ``AccountError``.
  mutating func addEncounters(
    _ meetings: [Meeting], through id: Account.ID?
  ) throws -> [Encounter] {
    guard let account = id ?? accounts.first?.id else { throw AccountError.noAccounts }
    guard accounts.contains(where: { $0.id == account }) else {
      throw AccountError.noAccount(account)
    }
    return meetings.map { meeting in
      let encounter = Encounter(id: nextID, accountID: account, meeting: meeting)
      nextID += 1
      encounters.append(encounter)
      return encounter
    }
  }

  /// Removes an encounter.
  ///
  /// - Parameter id: Its number.
  /// - Throws: ``AccountError``.
  mutating func removeEncounter(_ id: Encounter.ID) throws {
    guard let index = encounters.firstIndex(where: { $0.id == id }) else {
      throw AccountError.noEncounter(id)
    }
    encounters.remove(at: index)
  }
}
