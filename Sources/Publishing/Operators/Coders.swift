public import Foundation

/// A type that decodes values from a form in which they are kept or sent.
///
/// Mirrors Combine's `TopLevelDecoder`.
public protocol TopLevelDecoder {
  /// The form.
  associatedtype Input

  /// Decodes a value.
  ///
  /// - Throws: When the input is none of the type.
  func decode<Item: Decodable>(_ type: Item.Type, from input: Input) throws -> Item
}

/// A type that encodes values into a form in which they are kept or sent.
///
/// Mirrors Combine's `TopLevelEncoder`.
public protocol TopLevelEncoder {
  /// The form.
  associatedtype Output

  /// Encodes a value.
  ///
  /// - Throws: When the value has no such form.
  func encode<Item: Encodable>(_ value: Item) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}

extension JSONEncoder: TopLevelEncoder {}

extension PropertyListDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {}
