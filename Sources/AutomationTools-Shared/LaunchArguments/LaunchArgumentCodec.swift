package import Foundation

/// A codec of flags as launch arguments: how a test hands them over, and how an application reads them.
///
/// ```
/// UI_TEST_MODE  EPHEMERAL_{"newBasket":false}  AUTOMATION_{"simulateUserAlreadyLoggedIn":true}
/// ```
///
/// Each of the two dictionaries is one argument: its prefix, an underscore, and a JSON object with
/// sorted keys. The format is that of the AutomationTools library, whose applications and tests can
/// read and write it.
package enum LaunchArgumentCodec {
  /// The first argument of every application that a test launches.
  package static let testMode = "UI_TEST_MODE"

  /// One of the two dictionaries.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The feature flags.
    case ephemeral = "EPHEMERAL"

    /// What makes testing easier.
    case automation = "AUTOMATION"

    /// What its argument starts with.
    package var prefix: String { rawValue + "_" }
  }
}

// MARK: - Writing

extension LaunchArgumentCodec {
  /// Returns all arguments of a launch, in the order in which applications expect them.
  ///
  /// - Parameters:
  ///   - ephemeral: The feature flags; an argument is made of them unless there are none.
  ///   - automation: The automation flags; likewise.
  ///   - others: Further arguments, which are passed on as they are.
  /// - Returns: The arguments.
  /// - Throws: ``LaunchArgumentProblem/notFinite(key:)``.
  package static func arguments(
    ephemeral: [String: FlagValue] = [:], automation: [String: FlagValue] = [:],
    others: [String] = []
  ) throws(LaunchArgumentProblem) -> [String] {
    var result = [testMode]
    if !ephemeral.isEmpty { result.append(try encode(ephemeral, as: .ephemeral)) }
    if !automation.isEmpty { result.append(try encode(automation, as: .automation)) }
    return result + others
  }

  /// Returns the argument that carries a dictionary.
  ///
  /// - Parameters:
  ///   - flags: The flags.
  ///   - kind: Which of the two dictionaries it is.
  /// - Returns: The argument, such as `EPHEMERAL_{"newBasket":false}`.
  /// - Throws: ``LaunchArgumentProblem/notFinite(key:)``.
  package static func encode(
    _ flags: [String: FlagValue], as kind: Kind
  ) throws(LaunchArgumentProblem) -> String {
    var object: [String: Any] = [:]
    for (key, value) in flags { object[key] = try json(value, key: key) }
    do {
      let data = try JSONSerialization.data(
        withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
      return kind.prefix + String(decoding: data, as: UTF8.self)
    } catch {
      preconditionFailure("Flags of five plain kinds gave no JSON: \(error)")
    }
  }

  /// Returns a value as `JSONSerialization` takes it.
  private static func json(
    _ value: FlagValue, key: String
  ) throws(LaunchArgumentProblem) -> any Sendable {
    switch value {
    case .bool(let value): return value
    case .int(let value): return value
    case .string(let value): return value
    case .double(let value):
      guard value.isFinite else { throw .notFinite(key: key) }
      return value
    case .float(let value):
      // By way of its shortest text: 0.1 shall not become 0.10000000149011612.
      guard value.isFinite, let wide = Double(value.description) else {
        throw .notFinite(key: key)
      }
      return wide
    }
  }
}

// MARK: - Reading

extension LaunchArgumentCodec {
  /// A dictionary that was read from arguments.
  package struct Decoding {
    /// The dictionary; `nil` when no argument carries it, or not a valid one.
    package var dictionary: NSDictionary?

    /// What was wrong with the arguments.
    package var problems: [LaunchArgumentProblem] = []
  }

  /// Reads a dictionary from the arguments of a launch: from the first that has its prefix.
  ///
  /// - Parameters:
  ///   - kind: Which of the two dictionaries to read.
  ///   - arguments: The arguments.
  /// - Returns: The dictionary, if there is a valid one, and what was wrong.
  package static func decode(_ kind: Kind, from arguments: [String]) -> Decoding {
    let candidates = arguments.filter { $0.hasPrefix(kind.prefix) }
    var result = Decoding()
    guard let first = candidates.first else { return result }
    let text = first.dropFirst(kind.prefix.count)
    // Which error it was does not matter: the argument is shown.
    let object = try? JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    if let dictionary = object as? [String: Any] {
      result.dictionary = NSDictionary(dictionary: dictionary.mapValues(plain))
    } else {
      result.problems.append(
        object == nil ? .malformedJSON(argument: first) : .notAnObject(argument: first))
    }
    result.problems += candidates.dropFirst().map { .duplicate(argument: $0) }
    return result
  }

  /// Returns a value whose numbers can be read as `Int` and `Double`.
  ///
  /// Foundation reads very large and very small ones as decimal numbers, of which many are no `Double` by its rules, though they were one
  /// when they were written.
  private static func plain(_ value: Any) -> Any {
    switch value {
    case let number as NSDecimalNumber:
      if let whole = Int(number.description) { return whole }
      return Double(number.description) ?? value
    case let values as [Any]: return values.map(plain)
    case let values as [String: Any]: return values.mapValues(plain)
    default: return value
    }
  }
}
