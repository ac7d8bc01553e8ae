/// Launch arguments as pairs: `-Key value`, as Apple's tools and `UserDefaults` read them.
///
/// What follows a key is its value unless it begins with a hyphen and is no number. Of two pairs
/// with one key the later counts.
package struct LaunchArgumentDomain: Sendable, Hashable {
  /// What stands at a place in the arguments.
  package enum Part: Sendable, Hashable {
    /// A key with its value, two arguments.
    case pair(key: String, value: String)

    /// An argument that is on its own: it is no key, or has no value.
    case single(String)
  }

  /// The parts in order.
  package let parts: [Part]

  /// The values by key.
  package let values: [String: String]

  /// Reads launch arguments.
  ///
  /// - Parameter arguments: The arguments.
  package init(_ arguments: [String]) {
    var parts: [Part] = []
    var values: [String: String] = [:]
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if Self.isKey(argument), index < arguments.count, !Self.isKey(arguments[index]) {
        let key = String(argument.dropFirst())
        parts.append(.pair(key: key, value: arguments[index]))
        values[key] = arguments[index]
        index += 1
      } else {
        parts.append(.single(argument))
      }
    }
    self.parts = parts
    self.values = values
  }

  /// Returns whether an argument is a key: a hyphen and a name.
  package static func isKey(_ argument: String) -> Bool {
    argument.utf8.count > 1 && argument.hasPrefix("-") && Double(argument) == nil
  }
}
