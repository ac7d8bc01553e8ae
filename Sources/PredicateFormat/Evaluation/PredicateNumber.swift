import Foundation

/// A number of a predicate: whole numbers stay exact as long as they fit.
enum PredicateNumber {
  /// Whole number.
  case int(Int)
  /// Number with a fraction, or beyond the whole ones.
  case double(Double)

  /// The number as a floating-point one.
  var double: Double {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    }
  }

  /// The number without its fraction, or `nil` if it does not fit.
  var int: Int? {
    switch self {
    case .int(let number): number
    case .double(let number): Int(exactly: number.rounded(.towardZero))
    }
  }

  /// The number as a value.
  var value: PredicateValue {
    switch self {
    case .int(let number): .int(number)
    case .double(let number): .double(number)
    }
  }

  /// Order of two numbers: below, at or above zero; `nil` if one of them is not a number.
  static func order(_ left: PredicateNumber, _ right: PredicateNumber) -> Int? {
    switch (left, right) {
    case (.int(let left), .int(let right)):
      return left < right ? -1 : left == right ? 0 : 1
    case (.double(let left), .double(let right)):
      guard !left.isNaN, !right.isNaN else { return nil }
      return left < right ? -1 : left == right ? 0 : 1
    case (.int(let left), .double(let right)): return order(left, right)
    case (.double(let left), .int(let right)): return order(right, left).map { -$0 }
    }
  }

  /// Order of a whole number and another one, exact beyond 53 bits, too.
  private static func order(_ left: Int, _ right: Double) -> Int? {
    guard !right.isNaN else { return nil }
    guard let whole = Int(exactly: right.rounded(.down)) else { return right > 0 ? -1 : 1 }
    if left != whole { return left < whole ? -1 : 1 }
    return Double(whole) < right ? -1 : 0
  }

  /// Applies an operator; whole numbers that overflow become floating-point ones.
  ///
  /// - Throws: An error for a whole number divided by zero.
  static func apply(
    _ arithmetic: PredicateArithmetic,
    _ left: PredicateNumber,
    _ right: PredicateNumber
  ) throws(PredicateEvaluationError) -> PredicateNumber {
    if case .int(let first) = left, case .int(let second) = right {
      if arithmetic == .divide, second == 0 { throw .divisionByZero }
      if let exact = exact(arithmetic, first, second) { return .int(exact) }
    }
    let (first, second) = (left.double, right.double)
    switch arithmetic {
    case .add: return .double(first + second)
    case .subtract: return .double(first - second)
    case .multiply: return .double(first * second)
    case .divide: return .double(first / second)
    case .power: return .double(pow(first, second))
    }
  }

  /// The result of whole numbers, or `nil` if it is not a whole number that fits.
  private static func exact(
    _ arithmetic: PredicateArithmetic,
    _ first: Int,
    _ second: Int
  ) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch arithmetic {
    case .add: result = first.addingReportingOverflow(second)
    case .subtract: result = first.subtractingReportingOverflow(second)
    case .multiply: result = first.multipliedReportingOverflow(by: second)
    case .divide: result = first.dividedReportingOverflow(by: second)
    case .power: return power(first, second)
    }
    return result.overflow ? nil : result.partialValue
  }

  /// A whole power of a whole number, or `nil` if it does not fit.
  private static func power(_ base: Int, _ exponent: Int) -> Int? {
    guard exponent >= 0 else { return nil }
    if base == 0 || base == 1 { return exponent == 0 ? 1 : base }
    if base == -1 { return exponent.isMultiple(of: 2) ? 1 : -1 }
    guard exponent < 64 else { return nil }
    var result = 1
    for _ in 0..<exponent {
      let (product, overflow) = result.multipliedReportingOverflow(by: base)
      if overflow { return nil }
      result = product
    }
    return result
  }
}
