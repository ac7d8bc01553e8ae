/// A value that a flag was given and cannot hold.
package struct UnsupportedFlagValue: Sendable, Hashable {
  /// The value as text.
  package let text: String

  /// The name of its type.
  package let type: String
}
