import Foundation

/// A conversion of an argument of a format into a part of the syntax tree.
enum PredicateArgument {
  /// An outcome of the conversion.
  enum Outcome {
    /// A constant.
    case literal(PredicateLiteral)
    /// A key path.
    case keyPath([String])
    /// A value that is no constant of the language.
    case object(PredicateValue, type: String)
    /// The argument does not fit; the type of the argument and what would fit.
    case mismatch(type: String, accepted: String)
  }

  /// Converts an argument for a specifier.
  ///
  /// - Parameters:
  ///   - argument: The argument as given.
  ///   - conversion: The kind of the specifier.
  /// - Returns: What it becomes.
  static func convert(
    _ argument: Any?,
    for conversion: PredicateSpecifier.Conversion
  ) -> Outcome {
    let value = PredicateValue(argument)
    switch (conversion, value) {
    case (.percent, _): return .literal(.string("%"))
    case (.object, _):
      if let literal = value.literal { return .literal(literal) }
      return .object(value, type: value.typeName)
    case (.keyPath, .string(let path)):
      if let keys = keys(of: path) { return .keyPath(keys) }
      return .mismatch(type: "an empty key", accepted: "a key path such as \"label\"")
    case (.integer, .int(let number)), (.character, .int(let number)):
      return .literal(.int(number))
    case (.integer, .bool(let flag)), (.unsignedInteger, .bool(let flag)):
      return .literal(.int(flag ? 1 : 0))
    case (.unsignedInteger, .int(let number)):
      return number >= 0
        ? .literal(.int(number))
        : .mismatch(type: "a negative number", accepted: accepted(conversion))
    case (.unsignedInteger, .double(let number)) where argument is UInt || argument is UInt64:
      return .literal(.double(number))
    case (.floatingPoint, .double(let number)): return .literal(.double(number))
    case (.floatingPoint, .int(let number)) where argument.map(isBoxed) ?? false:
      return .literal(.double(Double(number)))
    case (.text, .string(let text)): return .literal(.string(text))
    case (.character, .string(let text)) where text.count == 1: return .literal(.string(text))
    default: return .mismatch(type: value.typeName, accepted: accepted(conversion))
    }
  }

  /// Whether an argument is a number object; `is NSNumber` would hold for Swift's numbers, too.
  private static func isBoxed(_ argument: Any) -> Bool {
    type(of: argument) is NSNumber.Type
  }

  /// Splits a key path at its dots.
  ///
  /// - Returns: The keys, or `nil` if one of them is empty.
  static func keys(of path: String) -> [String]? {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return keys.contains("") ? nil : keys
  }

  /// What a specifier takes, in words.
  private static func accepted(_ conversion: PredicateSpecifier.Conversion) -> String {
    switch conversion {
    case .object, .percent: "any value"
    case .keyPath: "a String with a key path"
    case .integer: "a whole number"
    case .unsignedInteger: "a whole number of zero or more"
    case .floatingPoint: "a floating-point number"
    case .text: "a String"
    case .character: "a character or its code"
    }
  }
}
