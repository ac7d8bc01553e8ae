import VirtualTime
import VirtualTimeBootstrap
import XCTest

@testable import AutomationWire

/// An application whose frames come later, driven on the main thread.
final class PendingFramesXCTests: XCTestCase {
  /// Refers to the constructor that installs the scheduler, so that it is linked.
  private let bootstrap = virtual_time_bootstrap_anchor

  private func launch(
    _ arguments: [String] = [], limits: SettlingLimits = SettlingLimits()
  ) throws -> Conversation {
    awaitQuietMoment()
    return try MainActor.assumeIsolated {
      Conversation(
        DirectChannel(
          try HostDriver(
            HostableApplication(FrameApplication.self),
            LaunchConfiguration(arguments: arguments, isAutomated: true), limits: limits,
            isInTestProcess: true, scope: .concurrency)))
    }
  }

  func testAnAnswerHasTheFrameThatShowsTheInput() throws {
    var app = try launch()
    for number in 1...2_000 {
      try app.press("d")
      XCTAssertEqual(app.text, String(number))
    }
  }

  func testAllFramesOfAChainAreAwaited() throws {
    var app = try launch()
    for number in 1...100 {
      try app.press("c")
      XCTAssertEqual(app.text, String(number))
    }
  }

  func testATickTakesItsVirtualTime() throws {
    var app = try launch()
    let reply = try app.press("t")
    XCTAssertEqual(app.text, "1")
    XCTAssertEqual(reply.activity.now, 0.017, accuracy: 1e-9)
    XCTAssertEqual(reply.events, [])
  }

  func testATickPassesWhenAThreadBesideItCameToRest() throws {
    // A thread that an earlier test left behind may run too, and holds the tick for good: seldom five times in a row.
    for attempt in 1...5 {
      var app = try launch(["patient"])
      // It ends by itself, and tells nobody.
      Thread.detachNewThread { usleep(50_000) }
      let reply = try app.press("t")
      guard app.text == "1" || attempt == 5 else { continue }
      XCTAssertEqual(app.text, "1")
      XCTAssertEqual(reply.activity.now, 0.017, accuracy: 1e-9)
      return
    }
  }

  func testAFrameThatNeverComesIsWarnedOfOnce() throws {
    var app = try launch(["impatient"])
    let reply = try app.press("n")
    XCTAssertEqual(
      reply.events,
      [
        .host(
          .warning(
            "A frame that the application announced did not come within 0.02 seconds: begin() of "
              + "PendingFrames was called 1 times more than end()."))
      ])
    // Beside it a thread of the test's may be told of.
    guard case .unproven(let reasons) = reply.activity.state else {
      return XCTFail("\(reply.activity.state)")
    }
    XCTAssertEqual(reasons.last, "a frame is on its way (PendingFrames)")
    XCTAssertEqual(try app.ask(.synchronize).events, [])
    XCTAssertEqual(app.text, "0")
  }

  func testFramesWithoutEndAreToldOf() throws {
    var limits = SettlingLimits()
    limits.realTime = .milliseconds(50)
    var app = try launch(limits: limits)
    guard case .busy(let reasons) = try app.press("e").activity.state else {
      return XCTFail("It is not busy.")
    }
    XCTAssertTrue(reasons[0].hasPrefix("frame follows frame without a pause ("), "\(reasons)")
  }

  func testCountsAreNeverBelowZero() {
    let frames = PendingFrames()
    frames.end()
    XCTAssertEqual(frames.count, 0)
    frames.begin()
    XCTAssertEqual(frames.count, 1)
    XCTAssertEqual(frames.words, ["a frame is on its way (PendingFrames)"])
    frames.begin()
    XCTAssertEqual(frames.words, ["2 frames are on their way (PendingFrames)"])
    frames.end()
    frames.end()
    XCTAssertEqual(frames.words, [])
    XCTAssertEqual(frames.step(since: 3, at: .now), .nothing)
    XCTAssertEqual(frames.step(since: 2, at: .now), .take)
  }
}
