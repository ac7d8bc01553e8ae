/// Where accounts and encounters are kept.
protocol AccountStorage {
  /// Reads what is kept.
  ///
  /// - Returns: That, and in words what was found damaged and put aside; `nil` when all is well.
  /// - Throws: When it cannot be read; then it must not be replaced either.
  func load() throws -> (library: AccountLibrary, damage: String?)

  /// Keeps a library in place of what was kept: all of it or, when an error is thrown, nothing.
  func save(_ library: AccountLibrary) throws

  /// Forgets everything.
  func clear() throws
}
