import Foundation

/// The values of the pages pushed on a navigation stack, of any types.
///
/// Mirrors SwiftUI's `NavigationPath`.
public struct NavigationPath: Equatable {
  /// The values, the first pushed first.
  var values: [AnyHashable] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path of values.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    for value in values { self.values.append(AnyHashable(value)) }
  }

  /// Makes a path of what was kept of one.
  public init(_ codable: CodableRepresentation) {
    values = codable.values
  }

  /// How many pages are pushed.
  public var count: Int { values.count }

  /// Whether no page is pushed.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Takes the last pages away.
  ///
  /// - Parameter count: How many; it is an error for it to be greater than ``count``.
  public mutating func removeLast(_ count: Int = 1) {
    precondition(count <= values.count, "removeLast(\(count)) on a path of \(values.count).")
    values.removeLast(count)
  }

  /// What can be kept of the path; `nil` when one of its values cannot be encoded.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }
}

extension NavigationPath {
  /// What can be kept of a path, and be made one again.
  ///
  /// Mirrors SwiftUI's `NavigationPath.CodableRepresentation`.
  ///
  /// It is encoded as SwiftUI does: a list of pairs, that of the last page first, of the name of a type and a text of JSON.
  public struct CodableRepresentation: Equatable {
    /// The values, the first pushed first.
    let values: [AnyHashable]
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  /// Reads the values of a path.
  ///
  /// - Throws: `DecodingError` where a type is none of this application's, or a value is none of its type.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !list.isAtEnd {
      let name = try list.decode(String.self)
      let text = try list.decode(String.self)
      guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(
          in: list, debugDescription: "No type of this application is called “\(name)”.")
      }
      values.append(try Self.decode(type, text))
    }
    self.values = values.reversed()
  }

  /// Reads a value of a type.
  private static func decode<Value: Codable & Hashable>(
    _ type: Value.Type, _ text: String
  ) throws -> AnyHashable {
    AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
  }

  /// Writes the values of a path.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let codable = value.base as? any Codable else { continue }
      let type = Swift.type(of: codable)
      guard let name = _mangledTypeName(type), _typeByName(name) != nil else {
        throw EncodingError.invalidValue(
          codable,
          EncodingError.Context(
            codingPath: list.codingPath,
            debugDescription: "\(type) is private: it would not be found again by its name."))
      }
      try list.encode(name)
      try list.encode(String(decoding: JSONEncoder().encode(codable), as: UTF8.self))
    }
  }
}
