package import Foundation

/// The messages between the compiler and this program, each behind its length in bytes as eight bytes, the lowest first.
package struct PluginChannel {
  /// Where questions come from.
  let input: FileHandle

  /// Where answers go.
  let output: FileHandle

  /// How many bytes the length of a message takes.
  private static let lengthSize = 8

  /// How long a message may be, in bytes.
  private static let longest = 1 << 30

  /// Makes a way to talk.
  ///
  /// - Parameters:
  ///   - input: Where questions come from.
  ///   - output: Where answers go.
  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Reads a message.
  ///
  /// - Returns: The message; `nil` at the end of all.
  /// - Throws: `ChannelError` when the input ends within a message, or none can be so long.
  package func read() throws -> Data? {
    guard let header = try bytes(Self.lengthSize) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(Self.longest) else { throw ChannelError.tooLong(length) }
    guard length > 0 else { return Data() }
    guard let message = try bytes(Int(length)) else { throw ChannelError.ended }
    return message
  }

  /// Writes a message.
  package func write(_ message: Data) throws {
    let header = (0..<Self.lengthSize).map { UInt8(truncatingIfNeeded: message.count >> ($0 * 8)) }
    try output.write(contentsOf: Data(header) + message)
  }

  /// Reads so many bytes; `nil` when the input has ended before.
  private func bytes(_ count: Int) throws -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard let more = try input.read(upToCount: count - bytes.count), !more.isEmpty else {
        if bytes.isEmpty { return nil }
        throw ChannelError.ended
      }
      bytes += more
    }
    return bytes
  }
}

/// What goes wrong between the compiler and this program.
enum ChannelError: Error, CustomStringConvertible {
  /// The input ended within a message.
  case ended

  /// A message would be of so many bytes.
  case tooLong(UInt64)

  /// What is said of it.
  var description: String {
    switch self {
    case .ended: "the compiler's message ends too early"
    case .tooLong(let length): "the compiler announces a message of \(length) bytes"
    }
  }
}
