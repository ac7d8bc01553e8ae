extension URL {
  /// Begins to use what a person chose, outside of the program's own folders; here all that the user may use can be used.
  ///
  /// Mirrors Foundation's method.
  ///
  /// - Returns: Whether it can be used.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends to use what a person chose.
  ///
  /// Mirrors Foundation's method.
  public func stopAccessingSecurityScopedResource() {}
}
