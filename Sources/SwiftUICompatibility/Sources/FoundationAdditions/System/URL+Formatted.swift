extension URL {
  /// Returns the text of the link, without what is none of a reader's business: a user and what is asked for.
  ///
  /// Mirrors Foundation's method of Apple's platforms: the scheme, the host, the path, and a port that is not the usual one.
  ///
  /// - Returns: The text.
  public func formatted() -> String {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return absoluteString
    }
    components.user = nil
    components.password = nil
    components.query = nil
    components.fragment = nil
    if ["http", "https"].contains(components.scheme) { components.port = nil }
    return components.string ?? absoluteString
  }
}
