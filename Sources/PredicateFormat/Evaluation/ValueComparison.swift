import Foundation

/// Equality and order of values.
enum ValueComparison {
  /// Whether two values are equal; values of different kinds are not.
  ///
  /// Texts are compared byte by byte; objects by identity if they answer for their keys
  /// themselves, otherwise as Foundation or their own equality has it.
  static func isEqual(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch (left, right) {
    case (.null, .null): return true
    case (.string(let left), .string(let right)):
      return left.utf8.elementsEqual(right.utf8)
    case (.date(let left), .date(let right)): return left == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }
    case (.evaluable(let left), .evaluable(let right)): return isSame(left, right)
    case (.object(let left), .object(let right)): return isSame(left, right)
    default:
      guard let left = left.number, let right = right.number else { return false }
      return PredicateNumber.order(left, right) == 0
    }
  }

  /// Order of two values: below, at or above zero; `nil` if they have none.
  ///
  /// Texts are ordered by their scalars, numbers and dates as usual.
  static func order(_ left: PredicateValue, _ right: PredicateValue) -> Int? {
    switch (left, right) {
    case (.string(let left), .string(let right)): return order(left, right)
    case (.date(let left), .date(let right)): return left < right ? -1 : left == right ? 0 : 1
    default:
      guard let left = left.number, let right = right.number else { return nil }
      return PredicateNumber.order(left, right)
    }
  }

  /// Order of two texts by their bytes, which is the order of their scalars.
  static func order(_ left: String, _ right: String) -> Int {
    if left.utf8.elementsEqual(right.utf8) { return 0 }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
  }

  /// Whether two objects are the same or call themselves equal.
  private static func isSame(_ left: Any, _ right: Any) -> Bool {
    if type(of: left) is AnyClass, type(of: right) is AnyClass {
      let (left, right) = (left as AnyObject, right as AnyObject)
      if left === right { return true }
    }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }
}
