import Primitives

/// A collection operator of a key path, such as `@count` or `@max.age`.
enum CollectionOperator: String, CaseIterable {
  /// Number of elements.
  case count = "@count"
  /// Smallest value.
  case min = "@min"
  /// Largest value.
  case max = "@max"
  /// Sum of numbers.
  case sum = "@sum"
  /// Mean of numbers.
  case average = "@avg"
  /// Values of all elements.
  case union = "@unionOfObjects"
  /// Values of all elements, each one once.
  case distinctUnion = "@distinctUnionOfObjects"
  /// Values of all elements of all collections.
  case unionOfArrays = "@unionOfArrays"
  /// Values of all elements of all collections, each one once.
  case distinctUnionOfArrays = "@distinctUnionOfArrays"
  /// Values of all elements of all sets, each one once.
  case distinctUnionOfSets = "@distinctUnionOfSets"
  /// First element.
  case first = "@firstObject"
  /// Last element.
  case last = "@lastObject"

  /// Applies an operator to a collection.
  ///
  /// - Parameters:
  ///   - name: The operator as written.
  ///   - value: The collection; no value gives no value.
  ///   - rest: The keys after the operator, read from every element, or, after `@count`,
  ///     `@firstObject` and `@lastObject`, from the result.
  /// - Returns: The value that the rest of the path gives.
  /// - Throws: An error for an unknown operator, for a value that is no collection, or from a key.
  static func apply(
    _ name: String,
    to value: PredicateValue,
    rest: ArraySlice<String>
  ) throws(PredicateEvaluationError) -> PredicateValue {
    guard let collectionOperator = CollectionOperator(rawValue: name) else {
      let near = NearTexts.nearest(to: name, among: allCases.map(\.rawValue))
      throw .unknownCollectionOperator(name, near: near)
    }
    if value.isNull { return .null }
    guard let elements = value.elements else {
      throw .notACollection(name, type: value.typeName)
    }
    switch collectionOperator {
    case .count: return try KeyReading.value(rest, of: .int(elements.count))
    case .first: return try KeyReading.value(rest, of: elements.first ?? .null)
    case .last: return try KeyReading.value(rest, of: elements.last ?? .null)
    default:
      var values: [PredicateValue] = []
      for element in elements { values.append(try KeyReading.value(rest, of: element)) }
      return try collectionOperator.combine(values)
    }
  }

  /// Combines the values of the elements.
  private func combine(
    _ values: [PredicateValue]
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch self {
    case .min: return Aggregates.extreme(values, sign: -1)
    case .max: return Aggregates.extreme(values, sign: 1)
    case .sum: return try Aggregates.sum(values, operation: rawValue)
    case .average: return try Aggregates.average(values, operation: rawValue)
    case .distinctUnion: return .array(Aggregates.distinct(values))
    case .unionOfArrays: return .array(values.flatMap { $0.elements ?? [$0] })
    case .distinctUnionOfArrays, .distinctUnionOfSets:
      return .array(Aggregates.distinct(values.flatMap { $0.elements ?? [$0] }))
    default: return .array(values)
    }
  }
}
