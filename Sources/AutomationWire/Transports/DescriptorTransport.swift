import Glibc
import VirtualTime

/// One end of a socket, over which whole messages go; closes it when it ends.
///
/// A transport belongs to one thread at a time.
struct DescriptorTransport: ~Copyable, Sendable {
  /// The socket.
  let descriptor: Int32

  /// Cuts what arrives into messages.
  private var decoder = FrameDecoder()

  /// Where bytes arrive; what is in it before does not matter, and takes no memory.
  private var buffer = [UInt8](unsafeUninitializedCapacity: 1 << 16) { $1 = $0.count }

  /// Makes a transport that owns a socket.
  init(owning descriptor: Int32) {
    precondition(descriptor >= 0, "the descriptor is \(descriptor)")
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - deadline: When to give up; `nil` for never. A message given up on its way makes the
  ///     connection unusable.
  /// - Throws: ``ChannelError``.
  func send(
    _ message: WireMessage, deadline: RealClock.Instant? = nil
  ) throws(ChannelError) {
    let frame: [UInt8]
    do throws(WireError) {
      frame = try FrameDecoder.frame(message.encoded())
    } catch {
      throw .malformed(error)
    }
    try send(frame: frame, deadline: deadline)
  }

  /// Sends bytes that are a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - deadline: When to give up; `nil` for never.
  /// - Throws: ``ChannelError``.
  func send(frame: [UInt8], deadline: RealClock.Instant?) throws(ChannelError) {
    var sent = 0
    while sent < frame.count {
      let count = frame.withUnsafeBytes { bytes in
        Glibc.send(
          descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      let code = errno
      if count >= 0 {
        sent += count
      } else if code == EAGAIN {
        try wait(for: POLLOUT, deadline, .sending)
      } else if code == EPIPE || code == ECONNRESET {
        throw .closed
      } else if code != EINTR {
        throw .system(.send, code: code)
      }
    }
  }

  /// Receives the next message.
  ///
  /// - Parameter deadline: When to give up; `nil` for never.
  /// - Returns: The message.
  /// - Throws: ``ChannelError``.
  mutating func receive(deadline: RealClock.Instant?) throws(ChannelError) -> WireMessage {
    while true {
      if let message = try receiveAvailable() { return message }
      try wait(for: POLLIN, deadline, .receiving)
    }
  }

  /// Receives the next message if it is there, without waiting.
  ///
  /// - Returns: The message; `nil` when none is complete.
  /// - Throws: ``ChannelError``; ``ChannelError/closed`` only after the last message was taken.
  mutating func receiveAvailable() throws(ChannelError) -> WireMessage? {
    while true {
      do throws(WireError) {
        if let bytes = try decoder.next() { return try WireMessage(decoding: bytes) }
      } catch {
        throw .malformed(error)
      }
      guard try readAvailable() else { return nil }
    }
  }

  /// Reads what arrived.
  ///
  /// - Returns: Whether anything had.
  private mutating func readAvailable() throws(ChannelError) -> Bool {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        recv(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
      }
      let code = errno
      if count > 0 {
        buffer.withUnsafeBytes { decoder.feed(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        return true
      }
      if count == 0 || code == ECONNRESET { throw .closed }
      if code == EAGAIN { return false }
      if code != EINTR { throw .system(.recv, code: code) }
    }
  }

  /// Waits until the socket can be read or written, or the other side is gone.
  private func wait(
    for events: Int32, _ deadline: RealClock.Instant?, _ operation: ChannelError.Operation
  ) throws(ChannelError) {
    while true {
      let left = deadline.map { RealClock.now.duration(to: $0) }
      let count = RealClock.poll(descriptor, for: Int16(events), limit: left)
      if count > 0 { return }
      if count < 0, errno != EINTR { throw .system(.poll, code: errno) }
      if let left, left <= .zero { throw .timedOut(operation) }
    }
  }
}

extension DescriptorTransport {
  /// Returns whether a test's greeting lies in a socket as the first thing, without taking it out.
  ///
  /// Also one of another version of the protocol is a test's.
  ///
  /// - Parameter descriptor: Any descriptor that is a socket.
  /// - Returns: Whether a greeting is there, whole.
  static func hasGreeting(_ descriptor: Int32) -> Bool {
    guard var expected = try? FrameDecoder.frame(WireMessage.greeting.encoded()) else {
      // A greeting is never too long.
      return false
    }
    var found = [UInt8](repeating: 0, count: expected.count)
    let count = found.withUnsafeMutableBytes { bytes in
      recv(
        descriptor, bytes.baseAddress, bytes.count,
        Int32(MSG_DONTWAIT) | Int32(MSG_PEEK))
    }
    guard count == expected.count else { return false }
    expected[FrameDecoder.headerLength] = found[FrameDecoder.headerLength]
    return found == expected
  }
}
