/// Why the articles could not be loaded.
enum LoadFailure: Hashable, Sendable {
  /// Where they should come from is no address.
  case address(String)

  /// The server answered with a status that is no success.
  case status(Int)

  /// The server's answer holds no articles.
  case nonsense

  /// The device has no connection.
  case noConnection

  /// Anything else went wrong.
  case other
}
