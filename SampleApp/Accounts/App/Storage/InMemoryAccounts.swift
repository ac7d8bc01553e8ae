/// Accounts and encounters that last as long as the application runs.
struct InMemoryAccounts: AccountStorage {
  func load() -> (library: AccountLibrary, damage: String?) {
    (AccountLibrary(), nil)
  }

  // The store has what it was given; nothing is read a second time.
  func save(_ library: AccountLibrary) {}

  func clear() {}
}
