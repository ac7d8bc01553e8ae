import FuzzSupport

@testable import AutomationWire

/// A stream in pieces gives the messages it gives whole, and a message that can be read says the same when it is told again.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryWire(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  let piece = input.number(0...16)
  let bytes = input.all()
  if piece == 0 {
    tryMessage([WireMessage.version] + bytes)
  } else {
    let messages = messages(in: bytes, piece: piece)
    check(messages == whole(bytes), "pieces of \(piece) bytes: \(bytes)")
    for message in messages { tryMessage(message) }
  }
  return 0
}

/// The messages of a stream that arrives at once.
private func whole(_ bytes: [UInt8]) -> [[UInt8]] {
  messages(in: bytes, piece: max(bytes.count, 1))
}

/// The messages of a stream that arrives in pieces, up to one that is too large.
private func messages(in bytes: [UInt8], piece: Int) -> [[UInt8]] {
  var decoder = FrameDecoder()
  var messages: [[UInt8]] = []
  for start in stride(from: 0, to: bytes.count, by: piece) {
    bytes[start..<min(start + piece, bytes.count)].withUnsafeBytes { decoder.feed($0) }
    do {
      while let message = try decoder.next() { messages.append(message) }
    } catch {
      return messages
    }
  }
  return messages
}

/// Reads a message, and tells it again.
private func tryMessage(_ bytes: [UInt8]) {
  guard let message = try? WireMessage(decoding: bytes) else { return }
  let told = message.encoded()
  guard let again = try? WireMessage(decoding: told) else {
    fatalError("\(message) cannot be read when it is told again")
  }
  check(again.encoded() == told, "\(message) is told as \(again)")
}
