import Foundation

/// The conversions of values to the classes that `CAST` names.
enum PredicateConversion {
  /// Classes a value can be converted to.
  static let classes = ["NSDate", "NSNumber", "NSString"]

  /// Converts a value; no value stays none, and so does a text that is no number.
  static func cast(
    _ value: PredicateValue,
    to name: String
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch name {
    case "NSString", "String": return value.isNull ? .null : .string(text(value))
    case "NSNumber", "NSDecimalNumber": return number(value)
    case "NSDate", "Date":
      if case .date = value { return value }
      guard let number = number(value).number else { return .null }
      return .date(Date(timeIntervalSinceReferenceDate: number.double))
    default: throw .unknownClass(name)
    }
  }

  /// A number as text: without a fraction if it has none.
  static func text(_ number: PredicateNumber) -> String {
    if let int = number.int, Double(int) == number.double { return String(int) }
    return String(describing: number.double)
  }

  /// A value as text.
  private static func text(_ value: PredicateValue) -> String {
    switch value {
    case .string(let text): return text
    case .date(let date): return String(describing: date)
    case .object(let object): return String(describing: object)
    case .evaluable(let object): return String(describing: object)
    case .array(let elements):
      return "(" + elements.map { text($0) }.joined(separator: ", ") + ")"
    case .null: return "nil"
    case .bool, .int, .double:
      return value.number.map { text($0) } ?? ""
    }
  }

  /// A value as number, or no value.
  private static func number(_ value: PredicateValue) -> PredicateValue {
    switch value {
    case .string(let text):
      if let int = Int(text) { return .int(int) }
      return Double(text).map { .double($0) } ?? .null
    case .date(let date): return .double(date.timeIntervalSinceReferenceDate)
    default: return value.number?.value ?? .null
    }
  }
}
