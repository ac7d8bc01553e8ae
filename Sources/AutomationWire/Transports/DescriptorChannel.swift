import Glibc
import Synchronization
package import VirtualTime

/// The test side's end of the socket to an application in a process of its own.
///
/// ```swift
/// let (channel, remote) = try DescriptorChannel.makePair(launching: configuration)
/// // Spawn the application with `remote` inherited and AutomationEndpoint.variable set to its
/// // number, then close(remote).
/// let hello = try channel.awaitHello(deadline: .now + .seconds(20))
/// let reply = try channel.send(request, deadline: .now + .seconds(20))
/// ```
package final class DescriptorChannel: RequestChannel {
  /// The socket; `nil` once it was closed.
  private let transport: Mutex<DescriptorTransport?>

  /// What the application is launched with, as a frame, until it was sent.
  private let launch: Mutex<[UInt8]>

  /// What is asked about once a second while an answer is awaited; `nil` for nothing.
  private let silenceWatch = Mutex<(any SilenceWatch)?>(nil)

  /// Makes a channel over a socket, and puts in the greeting by which the application knows that a
  /// test is there.
  ///
  /// - Parameters:
  ///   - descriptor: The socket; the channel closes it.
  ///   - configuration: What the application is launched with.
  /// - Throws: ``ChannelError``; ``ChannelError/oversized(_:)`` when the configuration is longer than a message may be.
  package init(
    owning descriptor: Int32, launching configuration: LaunchConfiguration
  ) throws(ChannelError) {
    let transport = DescriptorTransport(owning: descriptor)
    do throws(WireError) {
      launch = Mutex(try FrameDecoder.frame(WireMessage.launch(configuration).encoded()))
    } catch {
      throw .oversized(error)
    }
    try transport.send(.greeting, deadline: RealClock.now + .seconds(5))
    self.transport = Mutex(transport)
  }

  /// Makes a channel and the socket that its application is to inherit.
  ///
  /// Both ends are closed in child processes unless the child's copy is made on purpose (`dup2`).
  ///
  /// - Parameter configuration: What the application is launched with.
  /// - Returns: The channel, and the descriptor of the other end, which the caller closes when the
  ///   child has it.
  /// - Throws: ``ChannelError``.
  package static func makePair(
    launching configuration: LaunchConfiguration
  ) throws(ChannelError) -> (channel: DescriptorChannel, remoteDescriptor: Int32) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .system(.socketpair, code: errno)
    }
    do throws(ChannelError) {
      return (try DescriptorChannel(owning: ends[0], launching: configuration), ends[1])
    } catch {
      Glibc.close(ends[1])
      throw error
    }
  }

  /// Tells the application what it is launched with, and waits for its first word.
  ///
  /// The application reads while this sends: what it is launched with may be longer than the socket holds at once.
  ///
  /// - Parameter deadline: When to give up.
  /// - Returns: What it said: that it runs, or why it could not start.
  /// - Throws: ``ChannelError``; ``ChannelError/closed`` when it ended before it said anything.
  package func awaitHello(deadline: RealClock.Instant) throws(ChannelError) -> Hello {
    let launch = launch.withLock { launch in
      defer { launch = [] }
      return launch
    }
    return try transport.withLock { transport throws(ChannelError) -> Hello in
      do throws(ChannelError) {
        try transport?.send(frame: launch, deadline: deadline)
      } catch {
        // It may have said why it reads no further.
        guard error == .closed else { throw error }
      }
      guard case .hello(let hello)? = try transport?.receive(deadline: deadline) else {
        throw transport == nil ? .closed : .unexpectedMessage
      }
      return hello
    }
  }

  package func send(
    _ request: Request, deadline: RealClock.Instant
  ) throws(ChannelError) -> Reply {
    try transport.withLock { transport throws(ChannelError) -> Reply in
      try transport?.send(.request(request), deadline: deadline)
      while let message = try receive(from: &transport, deadline: deadline) {
        guard case .reply(let reply) = message, reply.number <= request.number else {
          throw .unexpectedMessage
        }
        // An earlier request that timed out may still be answered.
        if reply.number == request.number { return reply }
      }
      throw .closed
    }
  }

  /// Has something be asked while answers are awaited.
  package func watch(silenceWith watch: any SilenceWatch) {
    silenceWatch.withLock { $0 = watch }
  }

  /// Receives the next message, and asks now and then whether one can still come.
  private func receive(
    from transport: inout DescriptorTransport?, deadline: RealClock.Instant
  ) throws(ChannelError) -> WireMessage? {
    guard let watch = silenceWatch.withLock({ $0 }) else {
      return try transport?.receive(deadline: deadline)
    }
    while true {
      let next = RealClock.now + .seconds(1)
      do throws(ChannelError) {
        return try transport?.receive(deadline: next < deadline ? next : deadline)
      } catch .timedOut(let operation) {
        switch watch.look() {
        case .waitWithoutEnd: continue
        case .wait where RealClock.now < deadline: continue
        case .wait, .giveUp: throw .timedOut(operation)
        }
      }
    }
  }

  /// Closes the socket; the application ends when it sees that.
  package func close() {
    transport.withLock { $0 = nil }
  }
}
