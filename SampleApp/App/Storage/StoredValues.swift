/// Settings by key, as a file holds them.
struct StoredValues: Codable, Equatable, Sendable {
  /// The Booleans.
  var booleans: [String: Bool] = [:]

  /// The whole numbers.
  var integers: [String: Int] = [:]

  /// The texts.
  var strings: [String: String] = [:]
}
