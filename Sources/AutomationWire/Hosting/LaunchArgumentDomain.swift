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

// MARK: - Texts and lists

extension LaunchArgumentDomain {
  /// Returns the text that a value is: what stands in quotation marks, as in `-AppleLocale "fr_FR"` with the marks, or the value itself.
  package static func text(_ value: String) -> String {
    guard value.hasPrefix("\""), let items = list("(\(value))"), items.count == 1 else {
      return value
    }
    return items[0]
  }

  /// Returns the texts of a list in parentheses, as Apple's tools write them; `nil` when it is none.
  ///
  /// Texts with spaces or signs are in quotation marks: `(de, "en GB")`.
  package static func list(_ text: String) -> [String]? {
    guard text.hasPrefix("("), text.hasSuffix(")"), text.count > 1 else { return nil }
    var items: [String] = []
    var rest = text.dropFirst().dropLast()[...]
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard !rest.isEmpty else { return items }
      guard let item = takeItem(&rest) else { return nil }
      items.append(item)
      rest = rest.drop { $0.isWhitespace }
      guard rest.isEmpty || rest.removeFirst() == "," else { return nil }
    }
  }

  /// Takes one text from the front; `nil` when there is none.
  private static func takeItem(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else {
      let item = rest.prefix { $0 != "," && !$0.isWhitespace }
      rest = rest.dropFirst(item.count)
      return item.isEmpty ? nil : String(item)
    }
    rest.removeFirst()
    var item = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return item
      case "\\": rest.popFirst().map { item.append($0) }
      default: item.append(character)
      }
    }
    return nil
  }
}
