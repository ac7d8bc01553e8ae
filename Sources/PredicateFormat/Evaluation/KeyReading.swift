import Foundation
import Primitives

/// The reading of keys from values, as key-value coding does it.
enum KeyReading {
  /// Reads a key path.
  ///
  /// - Parameters:
  ///   - keys: The keys; one that starts with `@` applies the rest of the path to a collection.
  ///   - value: The value to start at.
  /// - Returns: The value at the end of the path; no value has no keys, and is the result then.
  /// - Throws: An error for a key that does not exist.
  static func value(
    _ keys: ArraySlice<String>,
    of value: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    var current = value
    for index in keys.indices {
      let key = keys[index]
      if key.utf8.first == UInt8(ascii: "@") {
        return try CollectionOperator.apply(key, to: current, rest: keys[(index + 1)...])
      }
      current = try self.value(forKey: key, of: current)
    }
    return current
  }

  /// Reads one key; a list gives the list of its elements' values.
  static func value(
    forKey key: String,
    of value: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch value {
    case .evaluable(let object):
      if let result = object.predicateValue(forKey: key) { return result }
      if key == "self" { return value }
      throw unknownKey(key, of: value, known: object.predicateKeys)
    case .null: return .null
    case .array(let elements):
      var results: [PredicateValue] = []
      results.reserveCapacity(elements.count)
      for element in elements { results.append(try self.value(forKey: key, of: element)) }
      return .array(results)
    case .object(let object): return try self.value(forKey: key, ofObject: object)
    default:
      if let result = simpleKey(key, of: value) { return result }
      throw unknownKey(key, of: value, known: knownSimpleKeys(of: value))
    }
  }

  /// The error for a key, with suggestions.
  private static func unknownKey(
    _ key: String,
    of value: PredicateValue,
    known: [String]
  ) -> PredicateEvaluationError {
    let near = NearTexts.nearest(to: key, among: known)
    return .unknownKey(key, type: value.typeName, near: near, known: known.sorted())
  }
}

// MARK: - Objects

extension KeyReading {
  /// Reads a key of a dictionary, where every key exists, or a stored property.
  private static func value(
    forKey key: String,
    ofObject object: Any
  ) throws(PredicateEvaluationError) -> PredicateValue {
    if let dictionary = PredicateValue.dictionary(object) {
      return key == "self" ? .object(object) : PredicateValue(dictionary[key])
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    var known: [String] = []
    while let current = mirror {
      for child in current.children {
        guard let label = child.label else { continue }
        if label == key { return PredicateValue(child.value) }
        known.append(label)
      }
      mirror = current.superclassMirror
    }
    if key == "self" { return .object(object) }
    if key == "description" { return .string(String(describing: object)) }
    throw unknownKey(key, of: .object(object), known: known)
  }
}

// MARK: - Texts, numbers, dates

extension KeyReading {
  /// Keys of a text, for messages.
  private static let textKeys = [
    "boolValue", "capitalizedString", "doubleValue", "floatValue", "intValue", "integerValue",
    "length", "lowercaseString", "uppercaseString",
  ]

  /// Keys of a number, for messages.
  private static let numberKeys = [
    "boolValue", "doubleValue", "floatValue", "intValue", "integerValue", "stringValue",
  ]

  /// Keys of a date, for messages.
  private static let dateKeys = ["timeIntervalSince1970", "timeIntervalSinceReferenceDate"]

  /// Keys of a text, a number or a date, for messages.
  private static func knownSimpleKeys(of value: PredicateValue) -> [String] {
    switch value {
    case .string: textKeys
    case .date: dateKeys
    default: numberKeys
    }
  }

  /// Reads a key that Foundation gives texts, numbers and dates.
  private static func simpleKey(_ key: String, of value: PredicateValue) -> PredicateValue? {
    if key == "self" { return value }
    switch value {
    case .string(let text): return textKey(key, of: text)
    case .date(let date):
      switch key {
      case "timeIntervalSinceReferenceDate": return .double(date.timeIntervalSinceReferenceDate)
      case "timeIntervalSince1970": return .double(date.timeIntervalSince1970)
      default: return nil
      }
    default:
      guard let number = value.number else { return nil }
      switch key {
      case "doubleValue", "floatValue": return .double(number.double)
      case "intValue", "integerValue": return number.int.map { .int($0) } ?? number.value
      case "boolValue": return .bool(number.double != 0)
      case "stringValue", "description": return .string(PredicateConversion.text(number))
      default: return nil
      }
    }
  }

  /// Reads a key of a text.
  private static func textKey(_ key: String, of text: String) -> PredicateValue? {
    switch key {
    case "length": .int(text.utf16.count)
    case "uppercaseString": .string(text.uppercased())
    case "lowercaseString": .string(text.lowercased())
    case "capitalizedString": .string(text.capitalized)
    case "description": .string(text)
    case "intValue", "integerValue": .int(Int((text as NSString).integerValue))
    case "doubleValue", "floatValue": .double((text as NSString).doubleValue)
    case "boolValue": .bool((text as NSString).boolValue)
    default: nil
    }
  }
}
