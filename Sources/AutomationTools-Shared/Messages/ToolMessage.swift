package import AutomationWire
import Foundation

/// A message between the two sides of the tools: its name, and the types of what is asked and answered.
///
/// It goes through the wire's generic command, as JSON.
package struct ToolMessage<Input: Codable & Sendable, Output: Codable & Sendable>: Sendable {
  /// The name.
  package let name: String

  /// Names a message.
  package init(_ name: String) {
    self.name = name
  }

  /// Asks for it: through what sends bytes.
  ///
  /// - Parameters:
  ///   - input: What is asked.
  ///   - send: Sends a command's name and input, and returns its output.
  /// - Returns: What was answered.
  /// - Throws: What sending throws, or why a value cannot be coded.
  package func ask(
    _ input: Input, through send: (_ command: String, _ input: [UInt8]) throws -> [UInt8]
  ) throws -> Output {
    try ToolCoding.value(of: send(name, ToolCoding.bytes(of: input)))
  }
}

/// The value of a message that needs none.
package struct NoValue: Codable, Sendable, Hashable {
  /// Makes it.
  package init() {}
}

extension ApplicationInstance {
  /// Offers the answer to a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - answer: Returns the answer, on the main actor.
  package func offer<Input, Output>(
    _ message: ToolMessage<Input, Output>, _ answer: @escaping @Sendable (Input) throws -> Output
  ) {
    offer(message.name) { input in
      try ToolCoding.bytes(of: answer(ToolCoding.value(of: input)))
    }
  }
}

/// A payload that a layer above the wire gives an application at its launch: its name among the payloads, and its type.
package struct LaunchPayload<Value: Codable & Sendable>: Sendable {
  /// The name.
  package let name: String

  /// Names what is said.
  package init(_ name: String) {
    self.name = name
  }

  /// Returns the bytes of a value.
  package func bytes(of value: Value) throws -> [UInt8] { try ToolCoding.bytes(of: value) }

  /// Returns what a launch says; `nil` when it says nothing.
  package func value(in configuration: LaunchConfiguration) throws -> Value? {
    try configuration.payloads[name].map { try ToolCoding.value(of: $0) }
  }
}

/// Values of the tools as bytes.
enum ToolCoding {
  /// Returns the bytes of a value.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(value))
  }

  /// Returns the value of bytes.
  static func value<Value: Decodable>(of bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(bytes))
  }
}
