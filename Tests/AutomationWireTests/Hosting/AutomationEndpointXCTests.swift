import AccessibilityTree
import Glibc
import VirtualTime
import XCTest

@testable import AutomationWire

/// The application's end of the socket, run on the main thread, with the test's end on another one.
final class AutomationEndpointXCTests: XCTestCase {
  override func tearDown() {
    // The process is the test's again.
    LaunchConfiguration.setOfAutomatedProcess(nil)
    super.tearDown()
  }

  /// Launches the fake application behind a socket, as a test launches a process.
  ///
  /// - Parameters:
  ///   - configuration: What it is launched with.
  ///   - conversation: What the test's side does after the first word, on a thread of its own.
  /// - Returns: What the process would exit with.
  /// - Throws: What kept it from starting.
  private func serve(
    _ configuration: LaunchConfiguration = LaunchConfiguration(isAutomated: true),
    _ conversation: @escaping @Sendable (DescriptorChannel, Hello) throws -> Void
  ) throws -> Int32 {
    let (channel, remote) = try DescriptorChannel.makePair(launching: configuration)
    setenv(AutomationEndpoint.variable, String(remote), 1)
    let thread = JoinedThread {
      defer { channel.close() }
      try conversation(channel, try channel.awaitHello(deadline: .now + .seconds(30)))
    }
    let endpoint = try XCTUnwrap(AutomationEndpoint.inherited())
    let code = MainActor.assumeIsolated { endpoint.run(FakeApplication.self) }
    XCTAssertNil(thread.join())
    return code
  }

  func testAConversationFromHelloToTheEnd() throws {
    var configuration = LaunchConfiguration(
      arguments: ["one"], environment: ["KEY": "value"], screenSize: Size(width: 100, height: 30),
      isAutomated: true)
    configuration.heldGates = ["save"]
    let code = try serve(configuration) { channel, hello in
      XCTAssertEqual(hello, Hello(processID: getpid()))
      var app = Conversation(channel)
      try app.press("+")
      XCTAssertEqual(app.text, "1")
      try app.press("s")
      try app.ask(.advanceTime(by: 5))
      XCTAssertEqual(app.text, "2")
      XCTAssertEqual(try app.ask(.terminate).result, .done)
    }
    XCTAssertEqual(code, 0)
    XCTAssertEqual(LaunchConfiguration.ofProcess, configuration)
    XCTAssertNil(getenv(AutomationEndpoint.variable))
    XCTAssertNil(try AutomationEndpoint.inherited())
    XCTAssertFalse(Scheduler.shared.isControlled)
  }

  func testTimeAndSeedAreThoseOfTheLaunch() throws {
    var configuration = LaunchConfiguration(isAutomated: true)
    configuration.time = .real
    configuration.scheduleSeed = 7
    let code = try serve(configuration) { channel, _ in
      var app = Conversation(channel)
      XCTAssertTrue(Scheduler.shared.isControlled)
      XCTAssertFalse(Scheduler.shared.isTimeVirtual)
      try app.ask(.terminate)
    }
    XCTAssertEqual(code, 0)
  }

  func testALaunchLargerThanASocketHoldsArrivesWhole() throws {
    var configuration = LaunchConfiguration(isAutomated: true)
    configuration.payloads = ["network.stubs": (0..<5 << 20).map { UInt8(truncatingIfNeeded: $0) }]
    let code = try serve(configuration) { channel, _ in
      var app = Conversation(channel)
      try app.ask(.terminate)
    }
    XCTAssertEqual(code, 0)
    XCTAssertEqual(LaunchConfiguration.ofProcess, configuration)
  }

  /// Returns what the test's side hears when what follows its greeting is no launch, and what the application throws.
  private func refusal(
    _ bytes: [UInt8], patience: Duration = .seconds(30)
  ) throws -> (Hello?, ChannelError?) {
    let (first, second) = try makeSocketPair()
    setenv(AutomationEndpoint.variable, String(second), 1)
    var transport = DescriptorTransport(owning: first)
    try transport.send(.greeting)
    _ = bytes.withUnsafeBytes { write(first, $0.baseAddress, $0.count) }
    var error: ChannelError?
    do throws(ChannelError) {
      let endpoint = try AutomationEndpoint.inherited(patience: patience)
      XCTAssertNil(endpoint)
    } catch let thrown {
      error = thrown
    }
    guard case .hello(let hello) = try transport.receive(deadline: .now + .seconds(30)) else {
      return (nil, error)
    }
    return (hello, error)
  }

  func testALaunchThatCannotBeReadIsToldToBothSides() throws {
    let tooLong: [UInt8] = [0, 0, 0, 5]
    let (hello, error) = try refusal(tooLong)
    XCTAssertEqual(error, .malformed(.frameTooLarge(length: 5 << 24, limit: 64 << 20)))
    XCTAssertEqual(
      hello?.outcome,
      .failed(
        "What it is launched with cannot be read: a message of 83886080 bytes is longer than the limit of 67108864."
      ))
    let (other, otherError) = try refusal([2, 0, 0, 0, WireMessage.version, 4])
    XCTAssertEqual(otherError, .malformed(.truncated(offset: 2, missing: 1)))
    XCTAssertEqual(
      other?.outcome,
      .failed(
        "What it is launched with cannot be read: the message ends at byte 2, at least 1 too early."
      ))
    let (silent, silence) = try refusal([9, 0], patience: .zero)
    XCTAssertEqual(silence, .timedOut(.receiving))
    XCTAssertEqual(
      silent?.outcome,
      .failed(
        "What it is launched with cannot be read: the test did not say it within 0.0 seconds."))
    XCTAssertFalse(LaunchConfiguration.ofProcess.isAutomated)
  }

  func testATestOfAnotherVersionIsATest() throws {
    let (first, second) = try makeSocketPair()
    setenv(AutomationEndpoint.variable, String(second), 1)
    let greeting: [UInt8] = [6, 0, 0, 0, 1, 0] + WireMessage.magic
    XCTAssertEqual(greeting.withUnsafeBytes { write(first, $0.baseAddress, $0.count) }, 10)
    XCTAssertThrowsError(try AutomationEndpoint.inherited()) { error in
      XCTAssertEqual(
        error as? ChannelError,
        .malformed(.version(found: 1, supported: WireMessage.version)))
    }
    close(first)
  }

  func testATestThatIsGoneEndsTheApplication() throws {
    let code = try serve { channel, _ in
      channel.close()
    }
    XCTAssertEqual(code, 1)
  }

  func testAMalformedMessageEndsTheConnection() throws {
    let (first, second) = try makeSocketPair()
    setenv(AutomationEndpoint.variable, String(second), 1)
    let transport = DescriptorTransport(owning: first)
    try transport.send(.greeting)
    try transport.send(.launch(LaunchConfiguration(isAutomated: true)))
    let noise: [UInt8] = [3, 0, 0, 0, 1, 2, 0xFF]
    XCTAssertEqual(noise.withUnsafeBytes { write(first, $0.baseAddress, $0.count) }, 7)
    let endpoint = try XCTUnwrap(AutomationEndpoint.inherited())
    XCTAssertEqual(MainActor.assumeIsolated { endpoint.run(FakeApplication.self) }, 65)
    withExtendedLifetime(transport.descriptor) {}
  }

  func testAReplyThatIsTooLongIsSaidToBe() throws {
    let code = try serve { channel, _ in
      var app = Conversation(channel)
      try app.ask(.synchronize)
      guard case .failed(let reason) = try app.press("l").result else {
        return XCTFail("not failed")
      }
      XCTAssertTrue(reason.hasSuffix("bytes, and 67108864 can be handed over at once."), reason)
      try app.press("+")
      XCTAssertEqual(app.text, "1")
      try app.ask(.terminate)
    }
    XCTAssertEqual(code, 0)
  }

  func testADescriptorThatIsNoTestsIsLeftAlone() throws {
    let (first, second) = try makeSocketPair()
    for text in ["", "x", "-1", "1", "99999", "\(second)", "\(second) "] {
      setenv(AutomationEndpoint.variable, text, 1)
      XCTAssertNil(try AutomationEndpoint.inherited(), text)
      XCTAssertNil(getenv(AutomationEndpoint.variable))
    }
    close(first)
    close(second)
  }
}
