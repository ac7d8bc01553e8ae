/// A comparison operator; the raw value is its canonical spelling.
package enum PredicateOperator: String, CaseIterable, Hashable, Sendable {
  /// Both sides are equal.
  case equal = "=="
  /// The sides differ.
  case notEqual = "!="
  /// The left side sorts before the right one.
  case less = "<"
  /// The left side sorts before the right one or is equal to it.
  case lessOrEqual = "<="
  /// The left side sorts after the right one.
  case greater = ">"
  /// The left side sorts after the right one or is equal to it.
  case greaterOrEqual = ">="
  /// The left side lies between two bounds, both inclusive.
  case between = "BETWEEN"
  /// The left text starts with the right one.
  case beginsWith = "BEGINSWITH"
  /// The left text contains the right one, or the left collection the right value.
  case contains = "CONTAINS"
  /// The left text ends with the right one.
  case endsWith = "ENDSWITH"
  /// The left text equals a pattern with `*` and `?`.
  case like = "LIKE"
  /// The whole left text matches a regular expression.
  case matches = "MATCHES"
  /// The left value is an element of the right collection, or a part of the right text.
  case `in` = "IN"
}

/// The options of a comparison: letters in brackets after its operator.
package struct PredicateOptions: OptionSet, Hashable, Sendable {
  /// One bit for each letter.
  package let rawValue: Int

  /// Creates options from bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// `c`: case does not matter.
  package static let caseInsensitive = PredicateOptions(rawValue: 1)

  /// `d`: accents do not matter.
  package static let diacriticInsensitive = PredicateOptions(rawValue: 2)

  /// `n`: texts are compared as they are stored, which is what we do without options, too.
  package static let normalized = PredicateOptions(rawValue: 4)

  /// `l`: locale-aware comparison; taken, but all comparisons here are locale-independent.
  package static let localeSensitive = PredicateOptions(rawValue: 8)

  /// Every option with its letter, in the order in which they are written.
  static let letters: [(UInt8, PredicateOptions)] = [
    (UInt8(ascii: "c"), .caseInsensitive), (UInt8(ascii: "d"), .diacriticInsensitive),
    (UInt8(ascii: "n"), .normalized), (UInt8(ascii: "l"), .localeSensitive),
  ]

  /// Options that change the result of a comparison: `n` switches `c` and `d` off.
  var folding: PredicateOptions {
    contains(.normalized) ? [] : intersection([.caseInsensitive, .diacriticInsensitive])
  }
}

/// A quantifier before a comparison whose left side is a collection.
package enum PredicateModifier: String, Hashable, Sendable {
  /// The comparison is made with the left value itself.
  case direct = ""
  /// True when the comparison holds for one element; written `ANY` or `SOME`.
  case any = "ANY"
  /// True when the comparison holds for every element; written `ALL`.
  case all = "ALL"
}

/// An arithmetic operator; the raw value is its spelling.
package enum PredicateArithmetic: String, CaseIterable, Hashable, Sendable {
  /// Addition.
  case add = "+"
  /// Subtraction.
  case subtract = "-"
  /// Multiplication.
  case multiply = "*"
  /// Division; of two whole numbers, a whole number.
  case divide = "/"
  /// Power.
  case power = "**"

  /// Strength of binding; a stronger operator is applied first.
  var precedence: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    case .power: 4
    }
  }
}
