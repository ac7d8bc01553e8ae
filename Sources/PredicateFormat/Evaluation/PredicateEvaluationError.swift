/// An error: a predicate could not be evaluated with an object; its result is then false.
package enum PredicateEvaluationError: Error, Hashable, Sendable {
  /// The object has no such key; similar names, or else all names, are given.
  case unknownKey(String, type: String, near: [String], known: [String])
  /// A collection operator, such as `@total`, does not exist.
  case unknownCollectionOperator(String, near: [String])
  /// A collection operator or a quantifier needs a collection and met another value.
  case notACollection(String, type: String)
  /// A variable has no value.
  case unboundVariable(String)
  /// A regular expression that was read while evaluating cannot be compiled.
  case invalidPattern(String)
  /// `BETWEEN` needs a list of two values on its right side.
  case invalidBounds(type: String, count: Int?)
  /// An index lies outside a collection, or is no whole number.
  case invalidIndex(String, count: Int)
  /// Arithmetic or a function needs a number or a text and met another value.
  case wrongOperand(operation: String, type: String)
  /// A whole number was divided by zero.
  case divisionByZero
  /// A class named in a `CAST` is not known.
  case unknownClass(String)
}
