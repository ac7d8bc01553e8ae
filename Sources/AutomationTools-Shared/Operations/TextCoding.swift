import Foundation

/// A coding of a value that travels between a test and an application: as text.
///
/// A text travels as it is, nothing as an empty text, anything else as JSON.
package struct TextCoding<Value: Sendable>: Sendable {
  /// The name of the type, as declarations write it.
  package let typeName: String

  /// Returns the text for a value.
  package let encode: @Sendable (Value) throws -> String

  /// Returns the value of a text.
  package let decode: @Sendable (String) throws -> Value

  /// A text that is no value of the type.
  package struct Mismatch: Error, Equatable, CustomStringConvertible {
    /// What is wrong, in words.
    package let description: String
  }
}

extension TextCoding where Value == Void {
  /// Codes nothing.
  package static var nothing: TextCoding {
    TextCoding(typeName: "Void", encode: { _ in "" }, decode: { _ in })
  }
}

extension TextCoding where Value: Codable {
  /// Codes a value: a text as it is, anything else as JSON.
  package static var value: TextCoding {
    TextCoding(
      typeName: sourceName("\(Value.self)"),
      encode: { value in
        if let text = value as? String { return text }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      },
      decode: { text in
        if let value = text as? Value { return value }
        do {
          return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
        } catch {
          throw Mismatch(
            description: "“\(text)” is no \(sourceName("\(Value.self)")): \(Self.words(error))")
        }
      })
  }

  /// Returns the name of a type as declarations write it: `[Int]`, where it is described as
  /// `Array<Int>`.
  private static func sourceName(_ name: String) -> String {
    guard name.hasSuffix(">") else { return name }
    for (generic, prefix, suffix) in [("Array<", "[", "]"), ("Optional<", "", "?")]
    where name.hasPrefix(generic) {
      return prefix + sourceName(String(name.dropFirst(generic.count).dropLast())) + suffix
    }
    return name
  }

  /// What is wrong with a text, in words.
  private static func words(_ error: any Error) -> String {
    let context: DecodingError.Context
    switch error as? DecodingError {
    case .typeMismatch(let type, let found):
      context = DecodingError.Context(
        codingPath: found.codingPath, debugDescription: "a value is no \(type)")
    case .valueNotFound(let type, let found):
      context = DecodingError.Context(
        codingPath: found.codingPath, debugDescription: "there is no \(type)")
    case .keyNotFound(let key, let found):
      context = DecodingError.Context(
        codingPath: found.codingPath, debugDescription: "there is no “\(key.stringValue)”")
    case .dataCorrupted(let found):
      context = DecodingError.Context(
        codingPath: found.codingPath,
        debugDescription: found.codingPath.isEmpty ? "it is no JSON" : found.debugDescription)
    default: return String(describing: error)
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return context.debugDescription + (path.isEmpty ? "" : " at “\(path)”")
  }
}
