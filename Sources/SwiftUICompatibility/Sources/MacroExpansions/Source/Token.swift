/// A word, a sign, or a whole literal in a piece of source.
struct Token: Equatable {
  /// What kind it is.
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word

    /// A string or a regular expression, with all that is in it.
    case literal

    /// Signs that together are one operator, a point among them.
    case sign

    /// An opening bracket of any kind.
    case opening

    /// A closing bracket of any kind.
    case closing

    /// A comma, a colon, a semicolon, `@`, `#` or anything else of one character.
    case mark
  }

  /// The kind.
  let kind: Kind

  /// Where it stands, in bytes.
  let range: Range<Int>

  /// The text.
  let text: String

  /// Whether a line ends between it and the one before.
  let startsLine: Bool

  /// Whether there is space between it and the one before.
  let hasSpaceBefore: Bool
}
