import VirtualTime
import VirtualTimeBootstrap
import XCTest

@testable import AutomationWire

/// Applications that do not come to rest.
final class SettlingLimitsXCTests: XCTestCase {
  /// Refers to the constructor that installs the scheduler, so that it is linked.
  private let bootstrap = virtual_time_bootstrap_anchor

  /// Launches the fake application.
  private func launch(limits: SettlingLimits) throws -> Conversation {
    awaitQuietMoment()
    return try MainActor.assumeIsolated {
      let driver = try HostDriver(
        HostableApplication(FakeApplication.self), LaunchConfiguration(isAutomated: true),
        limits: limits, isInTestProcess: true, scope: .concurrency)
      return Conversation(DirectChannel(driver))
    }
  }

  func testEndlessJobsAreBusy() throws { try checkEndlessJobs(isLong: false) }

  func testJobsThatTakeTooLongAreBusy() throws { try checkEndlessJobs(isLong: true) }

  private func checkEndlessJobs(isLong: Bool) throws {
    var limits = SettlingLimits()
    limits.jobs = isLong ? .max : 2_000
    limits.realTime = isLong ? .zero : .seconds(600)
    limits.leastJobs = 1_000
    var app = try launch(limits: limits)
    let reply = try app.press("e")
    // Time is looked at now and then.
    let count = isLong ? 5_000 : 2_000
    XCTAssertEqual(
      reply.activity.state, .busy(["tasks go on without a pause (\(count) jobs so far)"]))
    try app.press("+")
    XCTAssertEqual(app.text, "1")
    try app.ask(.terminate)
  }

  func testWhatIsKnownToBeBusyIsGivenATenthUntilItRests() throws {
    var limits = SettlingLimits()
    limits.jobs = .max
    limits.realTime = .zero
    limits.leastJobs = 50_000
    var app = try launch(limits: limits)
    for jobs in [50_000, 5_000, 5_000] {
      let reply = jobs == 50_000 ? try app.press("e") : try app.ask(.synchronize)
      XCTAssertEqual(
        reply.activity.state, .busy(["tasks go on without a pause (\(jobs) jobs so far)"]))
    }
    try app.ask(.terminate)
  }

  func testEndlessUpdatesAreBusy() throws {
    var limits = SettlingLimits()
    limits.rounds = 50
    var app = try launch(limits: limits)
    try app.press("p")
    let reply = try app.press("u")
    XCTAssertEqual(
      reply.activity.state, .busy(["the screen changes without a pause", "an animation"]))
  }

  /// Has the main run loop do something in each of many turns, as other tests do.
  nonisolated private static func occupyRunLoop(_ turns: Int) {
    RunLoop.main.perform {
      DispatchQueue.main.async { if turns > 0 { occupyRunLoop(turns - 1) } }
    }
  }

  func testOtherTestsAreNotTheApplication() throws {
    for mayBeOfOthers in [false, true] {
      var limits = SettlingLimits()
      limits.realTime = .zero
      limits.leastUnseenRounds = mayBeOfOthers ? 1_000 : nil
      var app = try launch(limits: limits)
      Self.occupyRunLoop(100)
      let reply = try app.press("+")
      XCTAssertEqual(
        reply.activity.state,
        mayBeOfOthers ? .idle : .busy(["the main run loop is busy without a pause"]))
      try app.ask(.terminate)
    }
  }

  func testASlowMachineAloneIsNotBusy() throws {
    var limits = SettlingLimits()
    limits.realTime = .zero
    var app = try launch(limits: limits)
    let reply = try app.press("+")
    XCTAssertEqual(app.text, "1")
    XCTAssertEqual(reply.activity.state, .idle)
  }
}
