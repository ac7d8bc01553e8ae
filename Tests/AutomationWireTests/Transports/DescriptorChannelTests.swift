import AccessibilityTree
import Glibc
import Testing
import VirtualTime

@testable import AutomationWire

/// Requests over a socket, with a hand-made other side.
struct DescriptorChannelTests {
  /// Returns a reply that holds nothing but a number.
  private func reply(_ number: UInt32) -> WireMessage {
    .reply(
      Reply(
        number: number, difference: TreeDifference(base: 1, version: 1, root: nil),
        activity: Activity(now: 0, state: .idle)))
  }

  /// Returns a request with a number.
  private func request(_ number: UInt32) -> Request {
    Request(number: number, knownVersion: nil, command: .synchronize)
  }

  /// A deadline that no test reaches.
  private var farAway: RealClock.Instant { .now + .seconds(60) }

  /// A deadline that is over.
  private var over: RealClock.Instant { .now }

  @Test func theGreetingIsThereBeforeAnythingElse() throws {
    let (channel, remote) = try DescriptorChannel.makePair(launching: LaunchConfiguration())
    #expect(DescriptorTransport.hasGreeting(remote))
    var other = DescriptorTransport(owning: remote)
    #expect(try other.receive(deadline: farAway) == .greeting)
    #expect(try other.receiveAvailable() == nil)
    channel.close()
    #expect(throws: ChannelError.closed) { try other.receiveAvailable() }
  }

  @Test func theLaunchIsSentWithTheFirstWait() throws {
    let launch = LaunchConfiguration(arguments: ["a"], isAutomated: true)
    let (channel, remote) = try DescriptorChannel.makePair(launching: launch)
    var other = DescriptorTransport(owning: remote)
    #expect(try other.receive(deadline: farAway) == .greeting)
    for _ in 0..<2 {
      #expect(throws: ChannelError.timedOut(.receiving)) { try channel.awaitHello(deadline: over) }
    }
    #expect(try other.receive(deadline: farAway) == .launch(launch))
    #expect(try other.receiveAvailable() == nil)
  }

  @Test func aLaunchThatNobodyReadsEndsWithTheOtherSide() throws {
    var launch = LaunchConfiguration(isAutomated: true)
    launch.payloads["large"] = [UInt8](repeating: 7, count: 4 << 20)
    let (channel, remote) = try DescriptorChannel.makePair(launching: launch)
    let other = DescriptorTransport(owning: remote)
    #expect(throws: ChannelError.timedOut(.sending)) { try channel.awaitHello(deadline: over) }
    _ = consume other
    #expect(throws: ChannelError.closed) { try channel.awaitHello(deadline: farAway) }
  }

  @Test func whyALaunchIsNotReadIsHeard() throws {
    var launch = LaunchConfiguration(isAutomated: true)
    launch.payloads["large"] = [UInt8](repeating: 7, count: 4 << 20)
    let (channel, remote) = try DescriptorChannel.makePair(launching: launch)
    let other = DescriptorTransport(owning: remote)
    let hello = Hello(processID: 12, outcome: .failed("no"))
    try other.send(.hello(hello))
    _ = consume other
    #expect(try channel.awaitHello(deadline: farAway) == hello)
  }

  @Test func aLaunchThatIsTooLongIsNotSent() throws {
    var launch = LaunchConfiguration(isAutomated: true)
    launch.payloads["large"] = [UInt8](repeating: 7, count: 64 << 20)
    let length = WireMessage.launch(launch).encoded().count
    let error = WireError.frameTooLarge(length: length, limit: 64 << 20)
    #expect(throws: ChannelError.oversized(error)) {
      try DescriptorChannel.makePair(launching: launch)
    }
    #expect(
      ChannelError.oversized(error).description
        == "what the application is to be launched with is too long: "
        + "a message of \(length) bytes is longer than the limit of 67108864")
  }

  @Test func bothEndsAreClosedInChildren() throws {
    let (channel, remote) = try DescriptorChannel.makePair(launching: LaunchConfiguration())
    #expect(fcntl(remote, F_GETFD) & FD_CLOEXEC != 0)
    close(remote)
    withExtendedLifetime(channel) {}
  }

  @Test func aHelloIsAwaited() throws {
    let (channel, remote) = try DescriptorChannel.makePair(launching: LaunchConfiguration())
    let other = DescriptorTransport(owning: remote)
    #expect(throws: ChannelError.timedOut(.receiving)) { try channel.awaitHello(deadline: over) }
    let hello = Hello(processID: 12, outcome: .failed("no"))
    try other.send(.hello(hello))
    #expect(try channel.awaitHello(deadline: farAway) == hello)
    try other.send(reply(1))
    #expect(throws: ChannelError.unexpectedMessage) { try channel.awaitHello(deadline: farAway) }
  }

  @Test func anAnswerIsTheOneToTheRequest() throws {
    let (channel, remote) = try DescriptorChannel.makePair(launching: LaunchConfiguration())
    var other = DescriptorTransport(owning: remote)
    try other.send(reply(1))
    #expect(try channel.send(request(1), deadline: farAway).number == 1)
    _ = try other.receive(deadline: farAway)
    #expect(try other.receive(deadline: farAway) == .request(request(1)))
    // The answer to a request that was given up comes late.
    #expect(throws: ChannelError.timedOut(.receiving)) {
      try channel.send(request(2), deadline: over)
    }
    try other.send(reply(2))
    try other.send(reply(3))
    #expect(try channel.send(request(3), deadline: farAway).number == 3)
    try other.send(reply(9))
    #expect(throws: ChannelError.unexpectedMessage) {
      try channel.send(request(4), deadline: farAway)
    }
  }

  @Test func anEndIsToldFromAMistake() throws {
    let (channel, remote) = try DescriptorChannel.makePair(launching: LaunchConfiguration())
    let other = DescriptorTransport(owning: remote)
    try other.send(reply(1))
    _ = consume other
    #expect(throws: ChannelError.closed) { try channel.send(request(1), deadline: farAway) }
    let (second, remote2) = try DescriptorChannel.makePair(launching: LaunchConfiguration())
    let noise: [UInt8] = [2, 0, 0, 0, 9, 9]
    #expect(noise.withUnsafeBytes { write(remote2, $0.baseAddress, $0.count) } == 6)
    #expect(throws: ChannelError.malformed(.version(found: 9, supported: WireMessage.version))) {
      try second.awaitHello(deadline: farAway)
    }
    close(remote2)
  }

  @Test func aClosedChannelStaysClosed() throws {
    let (channel, remote) = try DescriptorChannel.makePair(launching: LaunchConfiguration())
    channel.close()
    channel.close()
    #expect(throws: ChannelError.closed) { try channel.send(request(1), deadline: farAway) }
    #expect(throws: ChannelError.closed) { try channel.awaitHello(deadline: farAway) }
    close(remote)
  }

  @Test func nobodyTakesTheRequest() throws {
    let (first, second) = try makeSocketPair()
    let transport = DescriptorTransport(owning: first)
    let long = Request(
      number: 1, knownVersion: nil,
      command: .perform([.paste(String(repeating: "x", count: 1 << 22))]))
    #expect(throws: ChannelError.timedOut(.sending)) {
      try transport.send(.request(long), deadline: over)
    }
    close(second)
  }

  @Test func longMessagesCrossInPieces() throws {
    let (first, second) = try makeSocketPair()
    let text = String(repeating: "größer ", count: 300_000)
    let message = WireMessage.request(
      Request(number: 1, knownVersion: nil, command: .perform([.paste(text)])))
    // Longer than what the socket holds, so somebody has to read meanwhile.
    let thread = JoinedThread {
      let transport = DescriptorTransport(owning: first)
      try transport.send(message)
    }
    var other = DescriptorTransport(owning: second)
    #expect(try other.receive(deadline: farAway) == message)
    #expect(thread.join() == nil)
    #expect(throws: ChannelError.closed) { try other.receive(deadline: farAway) }
  }

  @Test func aMessageThatIsTooLongIsNotSent() throws {
    let (first, second) = try makeSocketPair()
    let transport = DescriptorTransport(owning: first)
    let length = FrameDecoder.limit
    let reply = Reply(
      number: 1, difference: TreeDifference(base: 1, version: 1, root: nil),
      activity: Activity(now: 0, state: .idle),
      result: .failed(String(repeating: "x", count: length)))
    #expect(throws: ChannelError.self) { try transport.send(.reply(reply)) }
    close(second)
  }

  @Test func anotherProtocolIsNoGreeting() throws {
    let (first, second) = try makeSocketPair()
    #expect(!DescriptorTransport.hasGreeting(second))
    let text = "GET / HTTP/1.1\r\n"
    #expect(write(first, text, text.utf8.count) == text.utf8.count)
    #expect(!DescriptorTransport.hasGreeting(second))
    // It was only looked at.
    var byte: UInt8 = 0
    #expect(read(second, &byte, 1) == 1)
    #expect(byte == UInt8(ascii: "G"))
    close(first)
    close(second)
  }

  static let texts: [(ChannelError, String)] = [
    (.closed, "the application closed the connection"),
    (.timedOut(.sending), "the application did not take the request in time"),
    (.timedOut(.receiving), "the application did not answer in time"),
    (.system(.recv, code: EBADF), "recv failed: Bad file descriptor"),
    (
      .malformed(.wrongMagic),
      "the application sent what is no message: the other side does not speak the automation protocol"
    ),
    (.unexpectedMessage, "the application sent a message that does not belong here"),
  ]

  @Test(arguments: texts)
  func errorsAreSaidInWords(error: ChannelError, text: String) {
    #expect(error.description == text)
  }
}
