/// A comparison prepared for many evaluations.
struct ComparisonProgram {
  /// A constant right side, prepared for comparing.
  private enum Prepared {
    /// Nothing.
    case nothing
    /// A text.
    case text(TextTest)
    /// A list of texts, for `IN` without options.
    case texts(Set<[UInt8]>)
  }

  /// Quantifier over the left side.
  private let modifier: PredicateModifier

  /// Left side.
  private let left: ExpressionProgram

  /// Right side.
  private let right: ExpressionProgram

  /// Operator between the sides.
  private let comparison: PredicateOperator

  /// Options of the operator.
  private let options: PredicateOptions

  /// What is prepared of the right side.
  private let prepared: Prepared

  /// Prepares a comparison.
  init(_ syntax: ComparisonSyntax, objects: [PredicateValue]) {
    modifier = syntax.modifier
    left = ExpressionProgram(syntax.left, objects: objects)
    right = ExpressionProgram(syntax.right, objects: objects)
    comparison = syntax.operator
    options = syntax.options
    prepared = Self.prepare(syntax.operator, options: syntax.options, right: right)
  }

  /// Prepares a constant right side.
  private static func prepare(
    _ comparison: PredicateOperator,
    options: PredicateOptions,
    right: ExpressionProgram
  ) -> Prepared {
    switch right {
    case .constant(.string(let text)) where comparison != .in:
      // An invalid pattern stays unprepared, and is an error when it is evaluated.
      let test = try? TextTest(comparison, options: options, text: text)
      return test.map { .text($0) } ?? .nothing
    case .constant(.array(let elements)) where comparison == .in && options.folding.isEmpty:
      var texts: Set<[UInt8]> = []
      for element in elements {
        guard case .string(let text) = element else { return .nothing }
        texts.insert(Array(text.utf8))
      }
      return .texts(texts)
    default: return .nothing
    }
  }

  /// Evaluates the comparison.
  func evaluate(_ context: inout EvaluationContext) throws(PredicateEvaluationError) -> Bool {
    let leftValue = try left.evaluate(&context)
    switch modifier {
    case .direct: return try holds(leftValue, &context)
    case .any:
      for element in try quantified(leftValue) where try holds(element, &context) { return true }
      return false
    case .all:
      for element in try quantified(leftValue) {
        guard try holds(element, &context) else { return false }
      }
      return true
    }
  }

  /// The elements that a quantifier looks at; no value has none.
  private func quantified(
    _ value: PredicateValue
  ) throws(PredicateEvaluationError) -> [PredicateValue] {
    if value.isNull { return [] }
    guard let elements = value.elements else {
      throw .notACollection(modifier.rawValue, type: value.typeName)
    }
    return elements
  }

  /// Whether the comparison holds for a left value.
  private func holds(
    _ leftValue: PredicateValue,
    _ context: inout EvaluationContext
  ) throws(PredicateEvaluationError) -> Bool {
    if case .string(let text) = leftValue, let result = preparedResult(text) { return result }
    return try compare(leftValue, try right.evaluate(&context))
  }

  /// Whether the comparison holds for a text on the left side; `nil` when nothing of the right side is prepared.
  private func preparedResult(_ text: String) -> Bool? {
    switch prepared {
    case .text(let test): test.holds(for: text) != (comparison == .notEqual)
    case .texts(let texts): texts.contains(Array(text.utf8))
    case .nothing: nil
    }
  }

  /// Returns the comparison as a condition on objects; see ``FormatPredicate/condition(reading:)``.
  func condition<Object>(
    reading text: (String) -> ((Object) -> String)?
  ) -> ((Object) -> Bool)? {
    if case .nothing = prepared { return nil }
    guard modifier == .direct, case .key(let key) = left, let text = text(key) else { return nil }
    return { preparedResult(text($0)) ?? false }
  }
}

// MARK: - Operators

extension ComparisonProgram {
  /// Compares two values.
  private func compare(
    _ left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError) -> Bool {
    switch comparison {
    case .equal: return try isEqual(left, right)
    case .notEqual: return try !isEqual(left, right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return try isOrdered(left, comparison, right)
    case .between:
      guard let bounds = right.elements, bounds.count == 2 else {
        throw .invalidBounds(type: right.typeName, count: right.elements?.count)
      }
      guard try isOrdered(left, .greaterOrEqual, bounds[0]) else { return false }
      return try isOrdered(left, .lessOrEqual, bounds[1])
    case .in: return try contains(right, left)
    case .contains: return try contains(left, right)
    case .beginsWith, .endsWith, .like, .matches:
      return try isRelated(left, comparison, right)
    }
  }

  /// Whether two values are equal under the options.
  private func isEqual(
    _ left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError) -> Bool {
    if !options.folding.isEmpty, case .string = left, case .string = right {
      return try isRelated(left, .equal, right)
    }
    return ValueComparison.isEqual(left, right)
  }

  /// Whether two values are ordered as an operator says; values without order are not.
  private func isOrdered(
    _ left: PredicateValue,
    _ comparison: PredicateOperator,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError) -> Bool {
    if !options.folding.isEmpty, case .string = left, case .string = right {
      return try isRelated(left, comparison, right)
    }
    guard let order = ValueComparison.order(left, right) else { return false }
    return comparison.accepts(order: order)
  }

  /// Whether a text operator holds; it does not for values that are no texts.
  private func isRelated(
    _ left: PredicateValue,
    _ comparison: PredicateOperator,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError) -> Bool {
    guard case .string(let text) = left, case .string(let other) = right else { return false }
    return try TextTest(comparison, options: options, text: other)?.holds(for: text) ?? false
  }

  /// Whether a collection has an element, or a text a part.
  private func contains(
    _ container: PredicateValue,
    _ value: PredicateValue
  ) throws(PredicateEvaluationError) -> Bool {
    if case .string = container { return try isRelated(container, .contains, value) }
    guard let elements = container.elements else { return false }
    for element in elements where try isEqual(element, value) { return true }
    return false
  }
}
