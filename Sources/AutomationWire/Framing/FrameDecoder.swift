/// Cuts a stream of bytes into messages.
///
/// A frame is the length of the message in four bytes, the lowest first, and the message. Feed what
/// arrives, and take messages until there is none.
struct FrameDecoder: Sendable {
  /// The longest message there may be, in bytes.
  static let limit = 64 << 20

  /// The bytes of the length.
  static let headerLength = 4

  /// What arrived and was not taken yet, behind `start`.
  private var buffer: [UInt8] = []

  /// Where the next frame starts.
  private var start = 0

  /// Adds bytes that arrived.
  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.count <= 1 << 20)
      start = 0
    } else if start > 1 << 20 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Takes the next message out.
  ///
  /// - Returns: The message; `nil` when it is not complete.
  /// - Throws: ``WireError/frameTooLarge(length:limit:)``; the stream cannot be read any further
  ///   then.
  mutating func next() throws(WireError) -> [UInt8]? {
    guard buffer.count - start >= Self.headerLength else { return nil }
    var length = 0
    for index in 0..<Self.headerLength { length |= Int(buffer[start + index]) << (8 * index) }
    guard length <= Self.limit else { throw .frameTooLarge(length: length, limit: Self.limit) }
    let bodyStart = start + Self.headerLength
    guard buffer.count - bodyStart >= length else { return nil }
    start = bodyStart + length
    return [UInt8](buffer[bodyStart..<start])
  }

  /// Returns a message with its length in front.
  ///
  /// - Throws: ``WireError/frameTooLarge(length:limit:)``.
  static func frame(_ message: [UInt8]) throws(WireError) -> [UInt8] {
    guard message.count <= limit else {
      throw .frameTooLarge(length: message.count, limit: limit)
    }
    var frame: [UInt8] = []
    frame.reserveCapacity(headerLength + message.count)
    for index in 0..<headerLength {
      frame.append(UInt8(truncatingIfNeeded: message.count >> (8 * index)))
    }
    frame.append(contentsOf: message)
    return frame
  }
}
