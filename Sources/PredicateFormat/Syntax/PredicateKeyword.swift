/// A reserved word of the predicate language; matched without regard to case.
enum PredicateKeyword: String, CaseIterable, Hashable, Sendable {
  /// Conjunction of two predicates; also written `&&`.
  case and = "AND"
  /// Disjunction of two predicates; also written `||`.
  case or = "OR"
  /// Negation of a predicate; also written `!`.
  case not = "NOT"
  /// Quantifier: at least one element of the left collection matches.
  case any = "ANY"
  /// Quantifier: another spelling of `ANY`.
  case some = "SOME"
  /// Quantifier: every element of the left collection matches.
  case all = "ALL"
  /// Quantifier: no element of the left collection matches.
  case none = "NONE"
  /// Operator: membership in a collection, or substring of a string.
  case `in` = "IN"
  /// Operator: the right side contains a lower and an upper bound, both inclusive.
  case between = "BETWEEN"
  /// Operator: the left text starts with the right one.
  case beginsWith = "BEGINSWITH"
  /// Operator: the left text or collection contains the right value.
  case contains = "CONTAINS"
  /// Operator: the left text ends with the right one.
  case endsWith = "ENDSWITH"
  /// Operator: wildcard comparison with `*` and `?`.
  case like = "LIKE"
  /// Operator: comparison of the whole text with a regular expression.
  case matches = "MATCHES"
  /// Literal: truth.
  case `true` = "TRUE"
  /// Literal: truth, as Objective-C spells it.
  case yes = "YES"
  /// Literal: falsehood.
  case `false` = "FALSE"
  /// Literal: falsehood, as Objective-C spells it.
  case no = "NO"
  /// Literal: no value.
  case null = "NULL"
  /// Literal: no value, as Objective-C spells it.
  case `nil` = "NIL"
  /// The object the predicate is evaluated with.
  case itself = "SELF"
  /// Index: first element of a collection.
  case first = "FIRST"
  /// Index: last element of a collection.
  case last = "LAST"
  /// Index: number of elements of a collection.
  case size = "SIZE"
  /// A predicate that is always true.
  case truePredicate = "TRUEPREDICATE"
  /// A predicate that is always false.
  case falsePredicate = "FALSEPREDICATE"
  /// Expression: those elements of a collection that satisfy a predicate.
  case subquery = "SUBQUERY"
  /// Expression: conversion of a value to a named class.
  case cast = "CAST"
  /// Reserved for metadata queries, which are not supported.
  case anyKey = "ANYKEY"
  /// Reserved for fetch requests, which are not supported.
  case fetch = "FETCH"
  /// Reserved; an old spelling of the option `[c]`, which is not supported.
  case caseInsensitive = "CASEINSENSITIVE"
  /// Reserved; an old spelling of the option `[c]`, which is not supported.
  case caseInsensitiveShort = "CI"

  /// Longest reserved word, in bytes; a longer word cannot be reserved.
  private static let longest = 15

  /// Every reserved word by its upper-case spelling.
  private static let bySpelling = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
  )

  /// Finds the reserved word with a spelling, in any case.
  ///
  /// - Parameter word: A word as written in a format.
  init?(word: String) {
    guard word.utf8.count <= Self.longest,
      let keyword = Self.bySpelling[word.uppercased()]
    else { return nil }
    self = keyword
  }

  /// Comparison operator that this word spells, or `nil`.
  var comparisonOperator: PredicateOperator? {
    switch self {
    case .in: .in
    case .between: .between
    case .beginsWith: .beginsWith
    case .contains: .contains
    case .endsWith: .endsWith
    case .like: .like
    case .matches: .matches
    default: nil
    }
  }
}
