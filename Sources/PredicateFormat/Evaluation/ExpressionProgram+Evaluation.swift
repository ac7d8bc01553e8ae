extension ExpressionProgram {
  /// Computes the value.
  func evaluate(
    _ context: inout EvaluationContext
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch self {
    case .key(let key): return try KeyReading.value(forKey: key, of: context.root)
    case .constant(let value): return value
    case .itself: return context.root
    case .keyPath(let keys, let base):
      return try KeyReading.value(keys[...], of: try base.evaluate(&context))
    case .variable(let name):
      guard let value = context.variables[name] else { throw .unboundVariable(name) }
      return value
    case .assignment(let name, let program):
      let value = try program.evaluate(&context)
      context.variables[name] = value
      return value
    default: return try evaluateComposite(&context)
    }
  }

  /// Computes the value of an expression with several parts.
  private func evaluateComposite(
    _ context: inout EvaluationContext
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch self {
    case .aggregate(let programs): return .array(try Self.values(programs, &context))
    case .arithmetic(let arithmetic, let left, let right):
      let leftValue = try left.evaluate(&context)
      return try Self.apply(arithmetic, leftValue, try right.evaluate(&context))
    case .element(let base, let index):
      let value = try base.evaluate(&context)
      return try Self.element(of: value, at: try index.evaluate(&context))
    case .mark(let base, let mark): return try Self.mark(mark, of: try base.evaluate(&context))
    case .function(let function, let arguments):
      return try function.apply(try Self.values(arguments, &context))
    case .subquery(let collection, let variable, let predicate):
      let value = try collection.evaluate(&context)
      return try Self.filter(value, variable, predicate, &context)
    case .conditional(let predicate, let first, let second):
      return try predicate.evaluate(&context) ? first.evaluate(&context) : second.evaluate(&context)
    default: return .null
    }
  }

  /// Computes several values.
  private static func values(
    _ programs: [ExpressionProgram],
    _ context: inout EvaluationContext
  ) throws(PredicateEvaluationError) -> [PredicateValue] {
    var values: [PredicateValue] = []
    values.reserveCapacity(programs.count)
    for program in programs { values.append(try program.evaluate(&context)) }
    return values
  }

  /// Applies an arithmetic operator; no value with anything is no value.
  static func apply(
    _ arithmetic: PredicateArithmetic,
    _ left: PredicateValue,
    _ right: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    if left.isNull || right.isNull { return .null }
    guard let first = left.number else {
      throw .wrongOperand(operation: arithmetic.rawValue, type: left.typeName)
    }
    guard let second = right.number else {
      throw .wrongOperand(operation: arithmetic.rawValue, type: right.typeName)
    }
    return try PredicateNumber.apply(arithmetic, first, second).value
  }

  /// The elements of a collection that satisfy a predicate; of no value, no value.
  private static func filter(
    _ value: PredicateValue,
    _ variable: String,
    _ predicate: PredicateProgram,
    _ context: inout EvaluationContext
  ) throws(PredicateEvaluationError) -> PredicateValue {
    if value.isNull { return .null }
    guard let elements = value.elements else {
      throw .notACollection("SUBQUERY", type: value.typeName)
    }
    let outer = context.variables[variable]
    var result: [PredicateValue] = []
    for element in elements {
      context.variables[variable] = element
      if try predicate.evaluate(&context) { result.append(element) }
    }
    context.variables[variable] = outer
    return .array(result)
  }
}

// MARK: - Indexes

extension ExpressionProgram {
  /// An element of a collection at a place, or of a dictionary at a key.
  static func element(
    of value: PredicateValue,
    at index: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    if value.isNull { return .null }
    if case .object(let object) = value, let dictionary = PredicateValue.dictionary(object) {
      if case .string(let key) = index { return PredicateValue(dictionary[key]) }
      return .null
    }
    guard case .array(let elements) = value else {
      throw .notACollection("[…]", type: value.typeName)
    }
    guard case .int(let position)? = index.number, elements.indices.contains(position) else {
      throw .invalidIndex(text(index), count: elements.count)
    }
    return elements[position]
  }

  /// The first or last element of a collection, or the number of its elements.
  private static func mark(
    _ mark: IndexSyntax,
    of value: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    if value.isNull { return .null }
    guard let elements = value.elements else {
      throw .notACollection("[…]", type: value.typeName)
    }
    switch mark {
    case .first: return elements.first ?? .null
    case .last: return elements.last ?? .null
    default: return .int(elements.count)
    }
  }

  /// An index for a message.
  private static func text(_ index: PredicateValue) -> String {
    guard let literal = index.literal else { return index.typeName }
    return ExpressionSyntax.literal(literal).description
  }
}
