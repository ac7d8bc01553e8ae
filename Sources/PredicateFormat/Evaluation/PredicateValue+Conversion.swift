import Foundation

extension PredicateValue {
  /// Converts any Swift value.
  ///
  /// Texts, numbers, truth values, dates and collections become values of their own kind, from
  /// Swift and from Foundation; optionals are unwrapped; everything else stays an object.
  ///
  /// - Parameter value: The value.
  package init(_ value: Any?) {
    guard let value else {
      self = .null
      return
    }
    switch value {
    case let value as PredicateValue: self = value
    case let object as any PredicateEvaluable: self = .evaluable(object)
    case let object as NSObject where type(of: value) is AnyClass:
      self = Self.converting(object)
    default: self = Self.converting(value)
    }
  }

  /// Converts an object of Foundation.
  private static func converting(_ object: NSObject) -> PredicateValue {
    switch object {
    case is NSNull: return .null
    case let text as NSString: return .string(String(describing: text))
    case let number as NSNumber: return converting(number)
    case let date as NSDate:
      return .date(Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate))
    case let array as NSArray: return .array(array.map { PredicateValue($0) })
    case let set as NSSet: return .array(set.map { PredicateValue($0) })
    case let set as NSOrderedSet: return .array(set.map { PredicateValue($0) })
    default: return .object(object)
    }
  }

  /// Converts a boxed number; a box of one signed byte is a truth value, as Foundation makes it.
  private static func converting(_ number: NSNumber) -> PredicateValue {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c") where number == 0 || number == 1, UInt8(ascii: "B"):
      return .bool(number.boolValue)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): return .double(number.doubleValue)
    case UInt8(ascii: "Q"): return unsigned(number.uint64Value)
    default: return .int(number.intValue)
    }
  }

  /// Converts a value of Swift.
  private static func converting(_ value: Any) -> PredicateValue {
    switch value {
    case let text as String: return .string(text)
    case let flag as Bool: return .bool(flag)
    case let number as Int: return .int(number)
    case let number as Double: return .double(number)
    case let number as any BinaryInteger: return whole(number)
    case let number as Float: return .double(Double(number))
    case let number as CGFloat: return .double(Double(number))
    case let date as Date: return .date(date)
    case let text as Substring: return .string(String(text))
    case let character as Character: return .string(String(character))
    case let array as [Any]: return .array(array.map { PredicateValue($0) })
    default: return reflecting(value)
    }
  }

  /// Converts what only reflection tells: optionals, sets and other collections.
  private static func reflecting(_ value: Any) -> PredicateValue {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { PredicateValue($0.value) } ?? .null
    case .set, .collection: return .array(mirror.children.map { PredicateValue($0.value) })
    default: return .object(value)
    }
  }

  /// Converts a whole number of any width.
  private static func whole(_ number: some BinaryInteger) -> PredicateValue {
    if let int = Int(exactly: number) { return .int(int) }
    return .double(Double(number))
  }

  /// Converts a whole number without sign.
  private static func unsigned(_ number: UInt64) -> PredicateValue {
    Int(exactly: number).map { .int($0) } ?? .double(Double(number))
  }
}
