/// A built-in function; the raw value is its name, with colons if it takes several values.
package enum PredicateFunction: String, CaseIterable, Hashable, Sendable {
  /// Mean of numbers.
  case average
  /// Sum of numbers.
  case sum
  /// Number of elements.
  case count
  /// Smallest element.
  case min
  /// Largest element.
  case max
  /// Middle number.
  case median
  /// Most frequent elements.
  case mode
  /// Standard deviation of numbers, of the whole population.
  case stddev
  /// Sum of two numbers.
  case add = "add:to:"
  /// Difference of two numbers.
  case subtract = "from:subtract:"
  /// Product of two numbers.
  case multiply = "multiply:by:"
  /// Quotient of two numbers.
  case divide = "divide:by:"
  /// Remainder of a division.
  case modulus = "modulus:by:"
  /// Square root.
  case sqrt
  /// Logarithm to base ten.
  case log
  /// Natural logarithm.
  case ln
  /// Power of two numbers.
  case raise = "raise:toPower:"
  /// Power of e.
  case exp
  /// Largest whole number that is not above.
  case floor
  /// Smallest whole number that is not below.
  case ceiling
  /// Value without sign.
  case abs
  /// Value without fraction.
  case trunc
  /// Text in upper case.
  case uppercase
  /// Text in lower case.
  case lowercase
  /// Text without differences of case and accents.
  case canonical
  /// Number of UTF-16 units of a text.
  case length
  /// Current time.
  case now
  /// Bits set in both numbers.
  case bitwiseAnd = "bitwiseAnd:with:"
  /// Bits set in one number at least.
  case bitwiseOr = "bitwiseOr:with:"
  /// Bits set in one number only.
  case bitwiseXor = "bitwiseXor:with:"
  /// Bits moved up.
  case leftShift = "leftshift:by:"
  /// Bits moved down.
  case rightShift = "rightshift:by:"
  /// All bits inverted.
  case onesComplement
  /// The value itself; a hint for data bases.
  case noindex
  /// Element of a collection at a place.
  case objectAt = "objectFrom:withIndex:"
  /// Value converted to a named class; also written `CAST`.
  case cast = "castObject:toType:"

  /// Every function by its name.
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Finds a function by name; a single colon at the end may be left out or given.
  ///
  /// - Parameter name: The name as written.
  init?(name: String) {
    if let function = Self.byName[name] {
      self = function
    } else if name.hasSuffix(":"), let function = Self.byName[String(name.dropLast())],
      function.argumentCounts != 0...0
    {
      self = function
    } else {
      return nil
    }
  }

  /// Numbers of arguments that the function takes.
  var argumentCounts: ClosedRange<Int> {
    switch self {
    case .now: 0...0
    case .average, .sum, .count, .min, .max, .median, .mode, .stddev: 1...1000
    case .sqrt, .log, .ln, .exp, .floor, .ceiling, .abs, .trunc, .uppercase, .lowercase,
      .canonical, .length, .onesComplement, .noindex:
      1...1
    default: 2...2
    }
  }
}
