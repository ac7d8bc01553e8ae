import Foundation

@testable import PredicateFormat

/// A second evaluator of predicates, written to be read and not to be fast: it prepares nothing, and walks the tree.
///
/// It knows the larger part of the language. Of the rest it says so, and nothing is compared.
struct NaiveEvaluator {
  /// It does not know what that gives, or that gives an error.
  struct Unknown: Error {}

  /// The object.
  let person: any PredicateEvaluable

  /// Whether a predicate holds.
  func holds(_ predicate: PredicateSyntax) throws(Unknown) -> Bool {
    switch predicate {
    case .constant(let value): return value
    case .and(let parts):
      for part in parts where try !holds(part) { return false }
      return true
    case .or(let parts):
      for part in parts where try holds(part) { return true }
      return false
    case .not(let part): return try !holds(part)
    case .comparison(let comparison): return try holds(comparison)
    }
  }

  /// Whether a comparison holds, for one element or all where it has a quantifier.
  private func holds(_ comparison: ComparisonSyntax) throws(Unknown) -> Bool {
    let left = try value(comparison.left)
    if comparison.modifier == .direct { return try holds(comparison, left) }
    if left.isNull { return comparison.modifier == .all }
    guard case .array(let elements) = left else { throw Unknown() }
    for element in elements where try holds(comparison, element) == (comparison.modifier == .any) {
      return comparison.modifier == .any
    }
    return comparison.modifier == .all
  }

  /// Whether a comparison holds for a value on its left side.
  private func holds(_ comparison: ComparisonSyntax, _ left: PredicateValue) throws(Unknown) -> Bool
  {
    let right = try value(comparison.right)
    let folding = Folding(comparison.options)
    switch comparison.operator {
    case .equal: return isEqual(left, right, folding)
    case .notEqual: return !isEqual(left, right, folding)
    case .less: return order(left, right, folding) == .orderedAscending
    case .greater: return order(left, right, folding) == .orderedDescending
    case .lessOrEqual: return order(left, right, folding).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual:
      return order(left, right, folding).map { $0 != .orderedAscending } ?? false
    case .between:
      guard case .array(let bounds) = right, bounds.count == 2 else { throw Unknown() }
      guard let low = order(left, bounds[0], folding), low != .orderedAscending,
        let high = order(left, bounds[1], folding)
      else { return false }
      return high != .orderedDescending
    case .contains: return contains(left, right, folding)
    case .in: return contains(right, left, folding)
    default: return try isLike(comparison.operator, left, right, folding)
    }
  }

  /// Whether a text begins or ends with another, or is of its kind.
  private func isLike(
    _ comparison: PredicateOperator, _ left: PredicateValue, _ right: PredicateValue,
    _ folding: Folding
  ) throws(Unknown) -> Bool {
    guard case .string(let text) = left, case .string(let other) = right else { return false }
    let (scalars, others) = (folding.scalars(text), folding.scalars(other))
    switch comparison {
    case .beginsWith: return scalars.starts(with: others)
    case .endsWith: return scalars.reversed().starts(with: others.reversed())
    case .like: return isCovered(scalars[...], by: others[...])
    default: throw Unknown()
    }
  }

  /// Whether a pattern with wildcards covers a whole text.
  private func isCovered(_ text: ArraySlice<UnicodeScalar>, by pattern: ArraySlice<UnicodeScalar>)
    -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    switch first {
    case "*": return (text.startIndex...text.endIndex).contains { isCovered(text[$0...], by: rest) }
    case "?": return !text.isEmpty && isCovered(text.dropFirst(), by: rest)
    case "\\" where !rest.isEmpty:
      return text.first == rest.first && isCovered(text.dropFirst(), by: rest.dropFirst())
    default: return text.first == first && isCovered(text.dropFirst(), by: rest)
    }
  }

  /// Whether a list has a value, or a text a part.
  private func contains(_ container: PredicateValue, _ value: PredicateValue, _ folding: Folding)
    -> Bool
  {
    switch (container, value) {
    case (.string(let text), .string(let part)):
      let (scalars, parts) = (folding.scalars(text), folding.scalars(part))
      return scalars.indices.contains { scalars[$0...].starts(with: parts) } || parts.isEmpty
    case (.array(let elements), _): return elements.contains { isEqual($0, value, folding) }
    default: return false
    }
  }

  /// Whether two values are equal.
  private func isEqual(_ left: PredicateValue, _ right: PredicateValue, _ folding: Folding) -> Bool
  {
    switch (left, right) {
    case (.null, .null): return true
    case (.array(let left), .array(let right)):
      return left.count == right.count
        && zip(left, right).allSatisfy { isEqual($0, $1, Folding([])) }
    default: return order(left, right, folding) == .orderedSame
    }
  }

  /// The order of two values; `nil` when they have none.
  private func order(_ left: PredicateValue, _ right: PredicateValue, _ folding: Folding)
    -> ComparisonResult?
  {
    if case .string(let left) = left, case .string(let right) = right {
      let (left, right) = (folding.scalars(left), folding.scalars(right))
      if left == right { return .orderedSame }
      return left.lexicographicallyPrecedes(right) ? .orderedAscending : .orderedDescending
    }
    guard let left = decimal(left), let right = decimal(right) else { return nil }
    return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
  }

  /// A number as one that holds all that the predicates here compare.
  private func decimal(_ value: PredicateValue) -> Float80? {
    switch value {
    case .bool(let flag): flag ? 1 : 0
    case .int(let number): Float80(number)
    case .double(let number): number.isNaN ? nil : Float80(number)
    default: nil
    }
  }
}

// MARK: - Expressions

extension NaiveEvaluator {
  /// The value of an expression.
  private func value(_ expression: ExpressionSyntax) throws(Unknown) -> PredicateValue {
    switch expression {
    case .literal(let literal): return PredicateValue(literal)
    case .keyPath(let keys, of: nil) where keys.count == 1:
      guard let value = person.predicateValue(forKey: keys[0]) else { throw Unknown() }
      return value
    case .aggregate(let elements):
      var values: [PredicateValue] = []
      for element in elements { values.append(try value(element)) }
      return .array(values)
    case .conditional(let predicate, let first, let second):
      return try holds(predicate) ? value(first) : value(second)
    case .arithmetic(let operation, let left, let right):
      return try result(operation, value(left), value(right))
    default: throw Unknown()
    }
  }

  /// The result of an operation on whole numbers that are small.
  private func result(
    _ operation: PredicateArithmetic, _ left: PredicateValue, _ right: PredicateValue
  ) throws(Unknown) -> PredicateValue {
    guard case .int(let left) = left, case .int(let right) = right, abs(left) < 1 << 20,
      abs(right) < 1 << 20
    else { throw Unknown() }
    switch operation {
    case .add: return .int(left + right)
    case .subtract: return .int(left - right)
    case .multiply: return .int(left * right)
    case .divide where right != 0: return .int(left / right)
    default: throw Unknown()
    }
  }
}

/// What does not matter when texts are compared.
private struct Folding {
  private let options: String.CompareOptions

  init(_ options: PredicateOptions) {
    var folded: String.CompareOptions = []
    if !options.contains(.normalized) {
      if options.contains(.caseInsensitive) { folded.insert(.caseInsensitive) }
      if options.contains(.diacriticInsensitive) { folded.insert(.diacriticInsensitive) }
    }
    self.options = folded
  }

  /// The scalars of a text without what does not matter.
  func scalars(_ text: String) -> [UnicodeScalar] {
    if options.isEmpty { return Array(text.unicodeScalars) }
    return Array(
      text.folding(options: options, locale: nil).decomposedStringWithCanonicalMapping
        .unicodeScalars)
  }
}
