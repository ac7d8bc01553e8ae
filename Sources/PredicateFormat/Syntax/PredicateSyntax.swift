package import Foundation

/// A parsed predicate, as a value.
package indirect enum PredicateSyntax: Hashable, Sendable {
  /// `TRUEPREDICATE` or `FALSEPREDICATE`.
  case constant(Bool)
  /// A comparison of two expressions.
  case comparison(ComparisonSyntax)
  /// All of several predicates, two or more, none of them an `and`.
  case and([PredicateSyntax])
  /// One of several predicates, two or more, none of them an `or`.
  case or([PredicateSyntax])
  /// The opposite of a predicate; `NONE x` is the opposite of `ANY x`.
  case not(PredicateSyntax)
}

/// A comparison of two expressions.
package struct ComparisonSyntax: Hashable, Sendable {
  /// Quantifier over the left side.
  package let modifier: PredicateModifier

  /// Left side.
  package let left: ExpressionSyntax

  /// Operator between the sides.
  package let `operator`: PredicateOperator

  /// Options of the operator.
  package let options: PredicateOptions

  /// Right side.
  package let right: ExpressionSyntax
}

/// A value in a predicate: a literal, something read from the evaluated object, or computed.
package indirect enum ExpressionSyntax: Hashable, Sendable {
  /// A constant.
  case literal(PredicateLiteral)
  /// An argument that is no literal, by its place among such arguments, with its type's name.
  case object(Int, type: String)
  /// The evaluated object: `SELF`.
  case itself
  /// A variable: `$name`.
  case variable(String)
  /// A variable that gets a value: `$name := value`.
  case assignment(String, ExpressionSyntax)
  /// Keys read one after the other, from a value or, without one, from the evaluated object.
  case keyPath([String], of: ExpressionSyntax?)
  /// A list: `{1, 2}`.
  case aggregate([ExpressionSyntax])
  /// An arithmetic operation.
  case arithmetic(PredicateArithmetic, ExpressionSyntax, ExpressionSyntax)
  /// A change of sign.
  case negated(ExpressionSyntax)
  /// An element of a collection: `list[0]`.
  case element(of: ExpressionSyntax, at: IndexSyntax)
  /// A call of a built-in function.
  case function(PredicateFunction, [ExpressionSyntax])
  /// The elements that satisfy a predicate: `SUBQUERY(list, $x, $x.done == 1)`.
  case subquery(ExpressionSyntax, variable: String, PredicateSyntax)
  /// One of two values: `TERNARY(predicate, a, b)`.
  case conditional(PredicateSyntax, ExpressionSyntax, ExpressionSyntax)
}

/// An index: what stands in the brackets after a collection.
package indirect enum IndexSyntax: Hashable, Sendable {
  /// First element.
  case first
  /// Last element.
  case last
  /// Number of elements.
  case size
  /// Element at a place, counted from zero, or at a key of a dictionary.
  case position(ExpressionSyntax)
}

/// A constant of a predicate.
package indirect enum PredicateLiteral: Hashable, Sendable {
  /// No value.
  case null
  /// Truth value.
  case bool(Bool)
  /// Whole number.
  case int(Int)
  /// Number with a fraction.
  case double(Double)
  /// Text.
  case string(String)
  /// Point in time.
  case date(Date)
  /// List.
  case array([PredicateLiteral])
}
