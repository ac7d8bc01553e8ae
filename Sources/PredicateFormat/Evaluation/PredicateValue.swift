package import Foundation

/// A value that a predicate compares.
///
/// Numbers and truth values compare with each other: `true` is one, `false` is zero. Values of
/// other different kinds are never equal and have no order.
package indirect enum PredicateValue {
  /// No value.
  case null
  /// Truth value.
  case bool(Bool)
  /// Whole number.
  case int(Int)
  /// Number with a fraction.
  case double(Double)
  /// Text.
  case string(String)
  /// Point in time.
  case date(Date)
  /// List or set.
  case array([PredicateValue])
  /// Object that answers for its keys itself.
  case evaluable(any PredicateEvaluable)
  /// Anything else: a dictionary, or an object whose stored properties are its keys.
  case object(Any)
}

/// An object whose keys a predicate may read.
///
/// Conformers answer a key without allocation where they can: a query evaluates a predicate for
/// every element of a screen.
package protocol PredicateEvaluable {
  /// The value of a key.
  ///
  /// - Parameter key: One key of a key path.
  /// - Returns: The value, `.null` if the key exists without a value, `nil` if it does not exist.
  func predicateValue(forKey key: String) -> PredicateValue?

  /// Names of all keys, for the message about one that does not exist.
  var predicateKeys: [String] { get }
}

extension PredicateEvaluable {
  /// No names: messages then suggest nothing.
  package var predicateKeys: [String] { [] }
}

// MARK: - Kinds

extension PredicateValue {
  /// The constant with this value, or `nil` for an object or a list with objects.
  var literal: PredicateLiteral? {
    switch self {
    case .null: return .null
    case .bool(let flag): return .bool(flag)
    case .int(let number): return .int(number)
    case .double(let number): return .double(number)
    case .string(let text): return .string(text)
    case .date(let date): return .date(date)
    case .evaluable, .object: return nil
    case .array(let elements):
      var literals: [PredicateLiteral] = []
      literals.reserveCapacity(elements.count)
      for element in elements {
        guard let literal = element.literal else { return nil }
        literals.append(literal)
      }
      return .array(literals)
    }
  }

  /// The value of a constant.
  init(_ literal: PredicateLiteral) {
    switch literal {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .string(let text): self = .string(text)
    case .date(let date): self = .date(date)
    case .array(let elements): self = .array(elements.map { PredicateValue($0) })
    }
  }

  /// Name of the kind or of the object's type, for messages.
  var typeName: String {
    switch self {
    case .null: "nil"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .date: "Date"
    case .array: "Array"
    case .evaluable(let object): String(describing: type(of: object))
    case .object(let object): String(describing: type(of: object))
    }
  }

  /// Whether there is no value.
  var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The elements of a list, or the values of a dictionary; `nil` for anything else.
  var elements: [PredicateValue]? {
    switch self {
    case .array(let elements): elements
    case .object(let object): Self.dictionary(object)?.values.map { PredicateValue($0) }
    default: nil
    }
  }

  /// The number, with truth values as one and zero; `nil` for anything else.
  var number: PredicateNumber? {
    switch self {
    case .bool(let flag): .int(flag ? 1 : 0)
    case .int(let number): .int(number)
    case .double(let number): .double(number)
    default: nil
    }
  }

  /// An object as a dictionary with text keys, or `nil` if it is none.
  static func dictionary(_ object: Any) -> [String: Any]? {
    if let dictionary = object as? [String: Any] { return dictionary }
    if let dictionary = object as? NSDictionary {
      var result: [String: Any] = [:]
      for (key, value) in dictionary {
        if let key = key as? String { result[key] = value }
      }
      return result
    }
    return nil
  }
}
