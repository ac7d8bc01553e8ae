/// A value that a flag was given and cannot hold.
package struct UnsupportedFlagValue: Sendable {
  /// The value as text.
  package let text: String

  /// The name of its type.
  package let type: String

  /// The file in which the flag was made.
  package let file: StaticString

  /// The line on which the flag was made.
  package let line: UInt
}

extension UnsupportedFlagValue: Hashable {
  /// Returns whether two values read the same and were given at the same place.
  package static func == (lhs: UnsupportedFlagValue, rhs: UnsupportedFlagValue) -> Bool {
    lhs.text == rhs.text && lhs.type == rhs.type && lhs.line == rhs.line
      && lhs.file.description == rhs.file.description
  }

  /// Feeds what makes the value itself into a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(type)
    hasher.combine(line)
  }
}
