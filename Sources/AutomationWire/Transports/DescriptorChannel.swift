import Glibc
import Synchronization

/// The test side's end of the socket to an application in a process of its own.
///
/// ```swift
/// let (channel, remote) = try DescriptorChannel.makePair()
/// // Spawn the application with `remote` inherited and AutomationVariable.descriptor set to its
/// // number, then close(remote).
/// let hello = try channel.awaitHello(deadline: .now + .seconds(20))
/// let reply = try channel.send(request, deadline: .now + .seconds(20))
/// ```
package final class DescriptorChannel: RequestChannel {
  /// The socket; `nil` once it was closed.
  private let transport: Mutex<DescriptorTransport?>

  /// Makes a channel over a socket, and puts in the greeting by which the application knows that a
  /// test is there.
  ///
  /// - Parameter descriptor: The socket; the channel closes it.
  /// - Throws: ``ChannelError``.
  package init(owning descriptor: Int32) throws(ChannelError) {
    let transport = DescriptorTransport(owning: descriptor)
    try transport.send(.greeting, deadline: .now + .seconds(5))
    self.transport = Mutex(transport)
  }

  /// Makes a channel and the socket that its application is to inherit.
  ///
  /// Both ends are closed in child processes unless the child's copy is made on purpose (`dup2`).
  ///
  /// - Returns: The channel, and the descriptor of the other end, which the caller closes when the
  ///   child has it.
  /// - Throws: ``ChannelError``.
  package static func makePair()
    throws(ChannelError) -> (channel: DescriptorChannel, remoteDescriptor: Int32)
  {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .system(.socketpair, code: errno)
    }
    do throws(ChannelError) {
      return (try DescriptorChannel(owning: ends[0]), ends[1])
    } catch {
      Glibc.close(ends[1])
      throw error
    }
  }

  /// Waits for the application's first word.
  ///
  /// - Parameter deadline: When to give up.
  /// - Returns: What it said: that it runs, or why it could not start.
  /// - Throws: ``ChannelError``; ``ChannelError/closed`` when it ended before it said anything.
  package func awaitHello(deadline: ContinuousClock.Instant) throws(ChannelError) -> Hello {
    try transport.withLock { transport throws(ChannelError) -> Hello in
      guard case .hello(let hello)? = try transport?.receive(deadline: deadline) else {
        throw transport == nil ? .closed : .unexpectedMessage
      }
      return hello
    }
  }

  package func send(
    _ request: Request, deadline: ContinuousClock.Instant
  ) throws(ChannelError) -> Reply {
    try transport.withLock { transport throws(ChannelError) -> Reply in
      try transport?.send(.request(request), deadline: deadline)
      while let message = try transport?.receive(deadline: deadline) {
        guard case .reply(let reply) = message, reply.number <= request.number else {
          throw .unexpectedMessage
        }
        // An earlier request that timed out may still be answered.
        if reply.number == request.number { return reply }
      }
      throw .closed
    }
  }

  /// Closes the socket; the application ends when it sees that.
  package func close() {
    transport.withLock { $0 = nil }
  }
}
