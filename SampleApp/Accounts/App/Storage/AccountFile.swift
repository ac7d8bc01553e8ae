/// Accounts and encounters in a file, which outlast a launch however it ends.
struct AccountFile: AccountStorage {
  /// The file.
  let file: AtomicFile

  func load() throws -> (library: AccountLibrary, damage: String?) {
    file.removeLeftovers()
    guard let bytes = try file.read() else { return (AccountLibrary(), nil) }
    do {
      return (try LibraryFormat.decode(bytes), nil)
    } catch let damage as LibraryFormat.Damage {
      let other = try file.setAside()
      return (
        AccountLibrary(),
        "The accounts in “\(file.path)” cannot be read: \(damage)."
          + " That file is now “\(other)”, and the list starts empty."
      )
    }
  }

  func save(_ library: AccountLibrary) throws {
    try file.write(LibraryFormat.encode(library))
  }

  func clear() throws {
    try file.remove()
  }
}
