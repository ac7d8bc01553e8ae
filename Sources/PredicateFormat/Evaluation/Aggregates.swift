import Foundation

/// The aggregates: functions that compute one value from many, for collection operators.
enum Aggregates {
  /// Numbers of a list; elements without value are left out.
  ///
  /// - Throws: An error for an element that is no number.
  static func numbers(
    _ values: [PredicateValue],
    operation: String
  ) throws(PredicateEvaluationError) -> [PredicateNumber] {
    var numbers: [PredicateNumber] = []
    numbers.reserveCapacity(values.count)
    for value in values where !value.isNull {
      guard let number = value.number else {
        throw .wrongOperand(operation: operation, type: value.typeName)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Sum of numbers; zero for none.
  static func sum(
    _ values: [PredicateValue],
    operation: String
  ) throws(PredicateEvaluationError) -> PredicateValue {
    var sum = PredicateNumber.int(0)
    for number in try numbers(values, operation: operation) {
      sum = try PredicateNumber.apply(.add, sum, number)
    }
    return sum.value
  }

  /// Mean of numbers; no value for none.
  static func average(
    _ values: [PredicateValue],
    operation: String
  ) throws(PredicateEvaluationError) -> PredicateValue {
    let numbers = try numbers(values, operation: operation).map(\.double)
    return numbers.isEmpty ? .null : .double(numbers.reduce(0, +) / Double(numbers.count))
  }

  /// Middle number; the mean of the two in the middle for an even count.
  static func median(
    _ values: [PredicateValue],
    operation: String
  ) throws(PredicateEvaluationError) -> PredicateValue {
    let numbers = try numbers(values, operation: operation).map(\.double).sorted()
    guard !numbers.isEmpty else { return .null }
    let middle = numbers.count / 2
    guard numbers.count.isMultiple(of: 2) else { return .double(numbers[middle]) }
    return .double((numbers[middle - 1] + numbers[middle]) / 2)
  }

  /// Standard deviation of the whole population; no value for no numbers.
  static func deviation(
    _ values: [PredicateValue],
    operation: String
  ) throws(PredicateEvaluationError) -> PredicateValue {
    let numbers = try numbers(values, operation: operation).map(\.double)
    guard !numbers.isEmpty else { return .null }
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return .double((squares / Double(numbers.count)).squareRoot())
  }

  /// The most frequent values, in the order of their first occurrence.
  static func mode(_ values: [PredicateValue]) -> PredicateValue {
    let candidates = distinct(values)
    let counts = candidates.map { candidate in
      values.count { ValueComparison.isEqual($0, candidate) }
    }
    guard let highest = counts.max() else { return .array([]) }
    return .array(zip(candidates, counts).filter { $0.1 == highest }.map(\.0))
  }

  /// The value that sorts first or last; values without order are passed over.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - sign: `-1` for the smallest, `1` for the largest.
  /// - Returns: The value, or no value if there is none.
  static func extreme(_ values: [PredicateValue], sign: Int) -> PredicateValue {
    var best = PredicateValue.null
    for value in values where !value.isNull {
      if best.isNull {
        best = value
      } else if let order = ValueComparison.order(value, best), order * sign > 0 {
        best = value
      }
    }
    return best
  }

  /// Every value once, in the order of first occurrence.
  static func distinct(_ values: [PredicateValue]) -> [PredicateValue] {
    var result: [PredicateValue] = []
    for value in values where !result.contains(where: { ValueComparison.isEqual($0, value) }) {
      result.append(value)
    }
    return result
  }
}
