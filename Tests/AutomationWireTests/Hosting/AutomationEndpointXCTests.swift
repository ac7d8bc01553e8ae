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
  ///   - environment: Further variables.
  ///   - conversation: What the test's side does, on a thread of its own.
  /// - Returns: What the process would exit with.
  /// - Throws: What kept it from starting.
  private func serve(
    _ environment: [String: String] = [:],
    _ conversation: @escaping @Sendable (DescriptorChannel) throws -> Void
  ) throws -> Int32 {
    let (channel, remote) = try DescriptorChannel.makePair()
    setenv(AutomationVariable.descriptor, String(remote), 1)
    for (name, value) in environment { setenv(name, value, 1) }
    let endpoint = try XCTUnwrap(AutomationEndpoint.inherited())
    let thread = JoinedThread {
      defer { channel.close() }
      try conversation(channel)
    }
    let code = MainActor.assumeIsolated { endpoint.run(FakeApplication.self) }
    XCTAssertNil(thread.join())
    return code
  }

  func testAConversationFromHelloToTheEnd() throws {
    let code = try serve([AutomationVariable.screenSize: "100x30"]) { channel in
      let hello = try channel.awaitHello(deadline: .now + .seconds(30))
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
    XCTAssertEqual(LaunchConfiguration.ofProcess.screenSize, Size(width: 100, height: 30))
    XCTAssertTrue(LaunchConfiguration.current.isAutomated)
    XCTAssertNil(LaunchConfiguration.current.environment[AutomationVariable.descriptor])
    XCTAssertNil(getenv(AutomationVariable.descriptor))
    XCTAssertNil(getenv(AutomationVariable.screenSize))
    XCTAssertNil(AutomationEndpoint.inherited())
    XCTAssertFalse(Scheduler.shared.isControlled)
  }

  func testATestThatIsGoneEndsTheApplication() throws {
    let code = try serve { channel in
      _ = try channel.awaitHello(deadline: .now + .seconds(30))
      channel.close()
    }
    XCTAssertEqual(code, 1)
  }

  func testAMalformedMessageEndsTheConnection() throws {
    let (first, second) = try makeSocketPair()
    setenv(AutomationVariable.descriptor, String(second), 1)
    let transport = DescriptorTransport(owning: first)
    try transport.send(.greeting)
    let noise: [UInt8] = [3, 0, 0, 0, 1, 2, 0xFF]
    XCTAssertEqual(noise.withUnsafeBytes { write(first, $0.baseAddress, $0.count) }, 7)
    let endpoint = try XCTUnwrap(AutomationEndpoint.inherited())
    XCTAssertEqual(MainActor.assumeIsolated { endpoint.run(FakeApplication.self) }, 65)
    withExtendedLifetime(transport.descriptor) {}
  }

  func testAReplyThatIsTooLongIsSaidToBe() throws {
    let code = try serve { channel in
      _ = try channel.awaitHello(deadline: .now + .seconds(30))
      var app = Conversation(channel)
      try app.ask(.synchronize)
      guard case .failed(let reason) = try app.press("l").result else {
        return XCTFail("not failed")
      }
      XCTAssertTrue(reason.hasSuffix("is longer than the limit of 67108864"), reason)
      try app.press("+")
      XCTAssertEqual(app.text, "1")
      try app.ask(.terminate)
    }
    XCTAssertEqual(code, 0)
  }

  func testADescriptorThatIsNoTestsIsLeftAlone() throws {
    let (first, second) = try makeSocketPair()
    for text in ["", "x", "-1", "1", "99999", "\(second)", "\(second) "] {
      setenv(AutomationVariable.descriptor, text, 1)
      XCTAssertNil(AutomationEndpoint.inherited(), text)
      XCTAssertNil(getenv(AutomationVariable.descriptor))
    }
    close(first)
    close(second)
  }

  func testTimeAndSeedComeFromTheEnvironment() {
    XCTAssertEqual(AutomationEndpoint.controlOptions([:]), ControlOptions())
    XCTAssertEqual(
      AutomationEndpoint.controlOptions(["UITEST_TIME": "real", "UITEST_SCHEDULE_SEED": "7"]),
      ControlOptions(time: .real, seed: 7))
  }
}
