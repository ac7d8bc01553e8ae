import Foundation

extension PredicateFunction {
  /// Computes the function; its number of arguments was checked when the format was parsed.
  ///
  /// - Parameter arguments: The arguments.
  /// - Returns: The result; no value, if an argument of a function of numbers or texts is none.
  /// - Throws: An error for an argument of the wrong kind, or a division by zero.
  func apply(
    _ arguments: [PredicateValue]
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch self {
    case .average, .sum, .count, .min, .max, .median, .mode, .stddev:
      return try applyToList(arguments)
    case .now: return .date(PredicateClock.now())
    case .noindex: return arguments[0]
    case .objectAt: return try ExpressionProgram.element(of: arguments[0], at: arguments[1])
    case .cast:
      guard case .string(let name) = arguments[1] else {
        throw .wrongOperand(operation: "CAST", type: arguments[1].typeName)
      }
      return try PredicateConversion.cast(arguments[0], to: name)
    case .uppercase, .lowercase, .canonical, .length: return try applyToText(arguments[0])
    case .add: return try ExpressionProgram.apply(.add, arguments[0], arguments[1])
    case .subtract: return try ExpressionProgram.apply(.subtract, arguments[0], arguments[1])
    case .multiply: return try ExpressionProgram.apply(.multiply, arguments[0], arguments[1])
    case .divide: return try ExpressionProgram.apply(.divide, arguments[0], arguments[1])
    case .raise: return try ExpressionProgram.apply(.power, arguments[0], arguments[1])
    default: return try applyToNumbers(arguments)
    }
  }

  /// Computes a function of a list: the only argument, if it is one, or all arguments.
  private func applyToList(
    _ arguments: [PredicateValue]
  ) throws(PredicateEvaluationError) -> PredicateValue {
    var values = arguments
    if arguments.count == 1 {
      if arguments[0].isNull { return .null }
      values = arguments[0].elements ?? arguments
    }
    switch self {
    case .average: return try Aggregates.average(values, operation: rawValue)
    case .sum: return try Aggregates.sum(values, operation: rawValue)
    case .min: return Aggregates.extreme(values, sign: -1)
    case .max: return Aggregates.extreme(values, sign: 1)
    case .median: return try Aggregates.median(values, operation: rawValue)
    case .mode: return Aggregates.mode(values)
    case .stddev: return try Aggregates.deviation(values, operation: rawValue)
    default: return .int(values.count)
    }
  }

  /// Computes a function of a text.
  private func applyToText(
    _ argument: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    if argument.isNull { return .null }
    guard case .string(let text) = argument else {
      throw .wrongOperand(operation: rawValue, type: argument.typeName)
    }
    switch self {
    case .uppercase: return .string(text.uppercased())
    case .lowercase: return .string(text.lowercased())
    case .length: return .int(text.utf16.count)
    default:
      return .string(TextFolding([.caseInsensitive, .diacriticInsensitive]).fold(text))
    }
  }

  /// Computes a function of one or two numbers.
  private func applyToNumbers(
    _ arguments: [PredicateValue]
  ) throws(PredicateEvaluationError) -> PredicateValue {
    var numbers: [PredicateNumber] = []
    for argument in arguments {
      if argument.isNull { return .null }
      guard let number = argument.number else {
        throw .wrongOperand(operation: rawValue, type: argument.typeName)
      }
      numbers.append(number)
    }
    if numbers.count == 1 { return try applyToNumber(numbers[0]) }
    if self == .modulus { return try Self.remainder(numbers[0], numbers[1]) }
    guard let first = numbers[0].int, let second = numbers[1].int else {
      throw .wrongOperand(operation: rawValue, type: "Double")
    }
    switch self {
    case .bitwiseAnd: return .int(first & second)
    case .bitwiseOr: return .int(first | second)
    case .bitwiseXor: return .int(first ^ second)
    case .leftShift: return .int(first << second)
    default: return .int(first >> second)
    }
  }

  /// Computes a function of one number.
  private func applyToNumber(
    _ number: PredicateNumber
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch self {
    case .sqrt: return .double(number.double.squareRoot())
    case .log: return .double(Foundation.log10(number.double))
    case .ln: return .double(Foundation.log(number.double))
    case .exp: return .double(Foundation.exp(number.double))
    case .floor: return Self.rounded(number, .down)
    case .ceiling: return Self.rounded(number, .up)
    case .trunc: return Self.rounded(number, .towardZero)
    case .onesComplement:
      guard let int = number.int else { throw .wrongOperand(operation: rawValue, type: "Double") }
      return .int(~int)
    default:
      if case .int(let int) = number, int != .min { return .int(Swift.abs(int)) }
      return .double(number.double.magnitude)
    }
  }

  /// A number rounded to a whole one; a whole number stays as it is.
  private static func rounded(
    _ number: PredicateNumber,
    _ rule: FloatingPointRoundingRule
  ) -> PredicateValue {
    guard case .double(let double) = number else { return number.value }
    return .double(double.rounded(rule))
  }

  /// The remainder of a division.
  private static func remainder(
    _ first: PredicateNumber,
    _ second: PredicateNumber
  ) throws(PredicateEvaluationError) -> PredicateValue {
    if case .int(let dividend) = first, case .int(let divisor) = second {
      if divisor == 0 { throw .divisionByZero }
      return .int(dividend.remainderReportingOverflow(dividingBy: divisor).partialValue)
    }
    return .double(first.double.truncatingRemainder(dividingBy: second.double))
  }
}
