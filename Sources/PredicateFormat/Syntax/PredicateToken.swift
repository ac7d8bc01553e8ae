/// One word, literal or symbol of a format, with its place in it.
struct PredicateToken: Hashable, Sendable {
  /// A kind of token.
  enum Kind: Hashable, Sendable {
    /// A name that is not reserved, or any name after `#`.
    case identifier(String)
    /// A name after `@`, with the sign: a collection operator.
    case collectionOperator(String)
    /// A reserved word.
    case keyword(PredicateKeyword)
    /// A quoted text, unescaped.
    case string(String)
    /// A whole number without sign.
    case integer(UInt64)
    /// A number with a fraction or an exponent, or too large for a whole one.
    case double(Double)
    /// A name after `$`.
    case variable(String)
    /// A place for an argument.
    case specifier(PredicateSpecifier)
    /// Punctuation or an operator that is not a word.
    case symbol(PredicateSymbol)
    /// The end of the format.
    case end
  }

  /// What the token is.
  let kind: Kind

  /// Offset of the first byte.
  let start: Int

  /// Offset after the last byte.
  let end: Int
}

/// Punctuation of the predicate language, by its spelling.
enum PredicateSymbol: String, Hashable, Sendable {
  /// Opens a group or an argument list.
  case openParenthesis = "("
  /// Closes a group or an argument list.
  case closeParenthesis = ")"
  /// Opens an aggregate.
  case openBrace = "{"
  /// Closes an aggregate.
  case closeBrace = "}"
  /// Opens an index or the options of an operator.
  case openBracket = "["
  /// Closes an index or the options of an operator.
  case closeBracket = "]"
  /// Separates elements and arguments.
  case comma = ","
  /// Separates keys.
  case dot = "."
  /// Belongs to the name of a function.
  case colon = ":"
  /// Gives a variable a value.
  case assign = ":="
  /// Addition.
  case plus = "+"
  /// Subtraction or negation.
  case minus = "-"
  /// Multiplication.
  case times = "*"
  /// Division.
  case divide = "/"
  /// Power.
  case power = "**"
  /// Equality.
  case equal = "="
  /// Equality.
  case doubleEqual = "=="
  /// Inequality.
  case notEqual = "!="
  /// Inequality.
  case lessGreater = "<>"
  /// Less than.
  case less = "<"
  /// Greater than.
  case greater = ">"
  /// Less than or equal.
  case lessEqual = "<="
  /// Less than or equal.
  case equalLess = "=<"
  /// Greater than or equal.
  case greaterEqual = ">="
  /// Greater than or equal.
  case equalGreater = "=>"
  /// Conjunction.
  case doubleAnd = "&&"
  /// Disjunction.
  case doubleOr = "||"
  /// Negation.
  case bang = "!"

  /// Comparison operator that this symbol spells, or `nil`.
  var comparisonOperator: PredicateOperator? {
    switch self {
    case .equal, .doubleEqual: .equal
    case .notEqual, .lessGreater: .notEqual
    case .less: .less
    case .greater: .greater
    case .lessEqual, .equalLess: .lessOrEqual
    case .greaterEqual, .equalGreater: .greaterOrEqual
    default: nil
    }
  }
}

/// A place for an argument in a format, such as `%@` or `%ld`.
struct PredicateSpecifier: Hashable, Sendable {
  /// The kind of argument a place takes.
  enum Conversion: Hashable, Sendable {
    /// Any value: `%@`.
    case object
    /// A key path as text: `%K`.
    case keyPath
    /// A whole number: `%d`, `%i`, `%ld`, `%x`, ….
    case integer
    /// A whole number of zero or more: `%u`, `%lu`, ….
    case unsignedInteger
    /// A number: `%f`, `%lf`, `%e`, `%g`, ….
    case floatingPoint
    /// A text: `%s`.
    case text
    /// A character or its code: `%c`.
    case character
    /// No argument: `%%` stands for the text of one percent sign.
    case percent
  }

  /// The kind of argument the place takes.
  let conversion: Conversion

  /// The place as written.
  let text: String
}
