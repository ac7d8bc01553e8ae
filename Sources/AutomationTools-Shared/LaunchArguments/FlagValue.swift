/// A value that a test hands to an application by name: one of five kinds.
package enum FlagValue: Sendable, Hashable {
  /// Yes or no.
  case bool(Bool)

  /// A whole number.
  case int(Int)

  /// A number.
  case double(Double)

  /// A number of single precision.
  case float(Float)

  /// A text.
  case string(String)

  /// Makes a value of what may be of any type; `nil` when it is of none of the five.
  package init?(_ value: Any) {
    switch value {
    case let value as FlagValue: self = value
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .float(value)
    case let value as String: self = .string(value)
    default: return nil
    }
  }
}

// MARK: - Literals

extension FlagValue: ExpressibleByBooleanLiteral {
  /// Makes a value of `true` or `false`.
  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension FlagValue: ExpressibleByIntegerLiteral {
  /// Makes a value of a whole number.
  package init(integerLiteral value: Int) {
    self = .int(value)
  }
}

extension FlagValue: ExpressibleByFloatLiteral {
  /// Makes a value of a number with a point.
  package init(floatLiteral value: Double) {
    self = .double(value)
  }
}

extension FlagValue: ExpressibleByStringLiteral {
  /// Makes a value of a text.
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}
