/// An error: a format is not a predicate, with the place where it shows.
///
/// - Invariant: `column` lies inside the format or directly after its last character.
package struct PredicateSyntaxError: Error, Hashable, Sendable {
  /// A problem with the format.
  package enum Problem: Hashable, Sendable {
    /// Something stands where something else has to stand.
    case unexpected(found: Found, expected: [Expectation])
    /// A quoted text has no closing quote; the column is that of the opening one.
    case unterminatedString(quote: String)
    /// A backslash is followed by an incomplete character code.
    case invalidEscape(String)
    /// A character has no meaning in a format; typographic quotes are marked.
    case invalidCharacter(String, isQuote: Bool)
    /// A number has no digits after its prefix, or letters directly after its digits.
    case invalidNumber(String)
    /// A percent sign is not followed by a known conversion.
    case unknownSpecifier(String)
    /// A specifier has no argument; `index` counts from zero.
    case missingArgument(specifier: String, index: Int, given: Int)
    /// Arguments remain; a specifier inside quotes, which takes none, may be the reason.
    case surplusArguments(used: Int, given: Int, quotedSpecifier: String?)
    /// An argument does not fit its specifier; `index` counts from zero.
    case wrongArgument(specifier: String, index: Int, type: String, accepted: String)
    /// A reserved word stands where a name is needed.
    case reservedWord(String)
    /// A function does not exist; names that are spelled alike are given.
    case unknownFunction(String, near: [String])
    /// A function got the wrong number of arguments.
    case wrongArgumentCount(function: String, expected: String, found: Int)
    /// An operator has an option letter that does not exist.
    case unknownOption(String)
    /// A regular expression cannot be compiled.
    case invalidPattern(String)
    /// The format nests or chains more than the parser allows.
    case tooDeep(limit: Int)
  }

  /// A token found at the column.
  package enum Found: Hashable, Sendable {
    /// The format ends here.
    case end
    /// A piece of the format, as written.
    case text(String)
    /// A whole predicate, where a value is needed.
    case predicate
  }

  /// An expectation of what could stand at the column.
  package enum Expectation: Hashable, Sendable {
    /// A key path, a literal, a function, an argument, ….
    case expression
    /// An operator such as `==` or `CONTAINS`.
    case comparisonOperator
    /// `AND`, `OR`.
    case connective
    /// The end of the format.
    case end
    /// A name.
    case key
    /// A variable, such as `$item`.
    case variable
    /// The letters of an operator's options.
    case options
    /// A certain symbol or word.
    case symbol(String)
  }

  /// The format, complete.
  package let format: String

  /// Place of the problem, counted in characters from one.
  package let column: Int

  /// What is wrong.
  package let problem: Problem
}

/// A problem at a byte offset, before it is turned into a column.
struct PredicateParseFailure: Error {
  /// What is wrong.
  let problem: PredicateSyntaxError.Problem

  /// Offset of the byte it starts at.
  let offset: Int
}
