/// A predicate prepared for many evaluations: patterns are compiled, constants converted.
indirect enum PredicateProgram {
  /// Always the same result.
  case constant(Bool)
  /// A comparison.
  case comparison(ComparisonProgram)
  /// True if all parts are.
  case and([PredicateProgram])
  /// True if one part is.
  case or([PredicateProgram])
  /// The opposite of a part.
  case not(PredicateProgram)

  /// Prepares a syntax tree.
  ///
  /// - Parameters:
  ///   - syntax: The tree.
  ///   - objects: Arguments that the tree refers to.
  init(_ syntax: PredicateSyntax, objects: [PredicateValue]) {
    switch syntax {
    case .constant(let value): self = .constant(value)
    case .comparison(let comparison):
      self = .comparison(ComparisonProgram(comparison, objects: objects))
    case .and(let parts): self = .and(parts.map { PredicateProgram($0, objects: objects) })
    case .or(let parts): self = .or(parts.map { PredicateProgram($0, objects: objects) })
    case .not(let part): self = .not(PredicateProgram(part, objects: objects))
    }
  }

  /// Evaluates the predicate; parts that cannot change the result are not evaluated.
  func evaluate(_ context: inout EvaluationContext) throws(PredicateEvaluationError) -> Bool {
    switch self {
    case .constant(let value): return value
    case .comparison(let comparison): return try comparison.evaluate(&context)
    case .and(let parts):
      for part in parts {
        guard try part.evaluate(&context) else { return false }
      }
      return true
    case .or(let parts):
      for part in parts {
        if try part.evaluate(&context) { return true }
      }
      return false
    case .not(let part): return try !part.evaluate(&context)
    }
  }

  /// Returns the predicate as a condition on objects; see ``FormatPredicate/condition(reading:)``.
  func condition<Object>(
    reading text: (String) -> ((Object) -> String)?
  ) -> ((Object) -> Bool)? {
    switch self {
    case .constant(let value): return { _ in value }
    case .comparison(let comparison): return comparison.condition(reading: text)
    case .and(let parts):
      let conditions = parts.compactMap { $0.condition(reading: text) }
      guard conditions.count == parts.count else { return nil }
      return { object in conditions.allSatisfy { $0(object) } }
    case .or(let parts):
      let conditions = parts.compactMap { $0.condition(reading: text) }
      guard conditions.count == parts.count else { return nil }
      return { object in conditions.contains { $0(object) } }
    case .not(let part): return part.condition(reading: text).map { holds in { !holds($0) } }
    }
  }
}
