import AccessibilityTree
import TextRendering
import VirtualTime
import VirtualTimeBootstrap
import XCTest

@testable import AutomationWire

/// An application in the test's process, driven on the main thread.
final class HostDriverXCTests: XCTestCase {
  /// Refers to the constructor that installs the scheduler, so that it is linked.
  private let bootstrap = virtual_time_bootstrap_anchor

  /// Launches the fake application.
  private func launch(
    _ arguments: [String] = [], time: ControlOptions.Time = .virtual,
    limits: SettlingLimits = SettlingLimits(), ownsProcess: Bool = false
  ) throws -> Conversation {
    if !ownsProcess { awaitQuietMoment() }
    return try MainActor.assumeIsolated {
      var configuration = LaunchConfiguration(arguments: arguments, isAutomated: true)
      configuration.time = time
      let driver = try HostDriver(
        HostableApplication(FakeApplication.self), configuration, limits: limits,
        isInTestProcess: !ownsProcess, scope: ownsProcess ? .process : .concurrency)
      return Conversation(DirectChannel(driver))
    }
  }

  func testABlockOfTheMainQueueDoesNotWaitForTasksThatYieldUntilItHasRun() throws {
    var app = try launch(ownsProcess: true)
    let reply = try app.press("y")
    XCTAssertEqual(app.text, "ready")
    XCTAssertEqual(reply.activity.now, 0.001)
    try app.ask(.terminate)
  }

  func testAWaitForAnApplicationThatNeverRestsHasAnEnd() throws {
    var limits = SettlingLimits()
    limits.rounds = 50
    var app = try launch(limits: limits, ownsProcess: true)
    try app.press("u")
    let reply = try app.ask(.letTimePass(limit: 60))
    guard case .timePassed(let time) = reply.result else { return XCTFail("\(reply.result)") }
    XCTAssertGreaterThan(time, 0)
    // Nor where the test is to look first at what changed.
    app.forget()
    let early = try app.ask(.letTimePass(limit: 60))
    guard case .timePassed(let time) = early.result else { return XCTFail("\(early.result)") }
    XCTAssertGreaterThan(time, 0)
    try app.ask(.terminate)
  }

  func testTheFirstAnswerHasTheWholeTree() throws {
    var app = try launch()
    let reply = try app.ask(.synchronize)
    XCTAssertNil(reply.difference.base)
    XCTAssertEqual(app.text, "0")
    XCTAssertEqual(reply.activity, Activity(now: 0, state: .idle))
    XCTAssertEqual(reply.result, .done)
    let next = try app.ask(.synchronize)
    XCTAssertTrue(next.difference.isEmpty)
  }

  func testEachEventIsFollowedByRest() throws {
    var app = try launch()
    let keys = "++x+".map { InputEvent.key(KeyPress(.character($0))) }
    let reply = try app.ask(.perform(keys))
    XCTAssertEqual(app.text, "1")
    XCTAssertEqual(reply.activity.state, .idle)
  }

  func testEachInputTakesAMomentOfVirtualTime() throws {
    var app = try launch()
    XCTAssertEqual(try app.press("+").activity.now, 0.001)
    let two = try app.ask(.perform("++".map { .key(KeyPress(.character($0))) }))
    XCTAssertEqual(two.activity.now, 0.002)
    XCTAssertEqual(try app.ask(.synchronize).activity.now, 0.002)
    // What is due in that moment happens before.
    try app.press("s")
    try app.ask(.advanceTime(by: 4.9995))
    let before = app.text
    XCTAssertNotEqual(try app.press("x").activity.state, .unexamined)
    XCTAssertNotEqual(app.text, before)
  }

  func testASleepingTaskIsToldOfAndBroughtOn() throws {
    var app = try launch()
    let reply = try app.press("s")
    XCTAssertEqual(
      reply.activity.state,
      .sleeping(until: 5.001, what: ["“adder” sleeps until 5.001 seconds (Task.sleep)"]))
    XCTAssertEqual(app.text, "0")
    let early = try app.ask(.letTimePass(limit: 2))
    XCTAssertEqual(early.result, .timePassed(2))
    XCTAssertEqual(app.text, "0")
    let late = try app.ask(.letTimePass(limit: 100))
    XCTAssertEqual(late.result, .timePassed(3))
    XCTAssertEqual(late.activity, Activity(now: 5.001, state: .idle))
    XCTAssertEqual(app.text, "1")
    XCTAssertEqual(try app.ask(.letTimePass(limit: 100)).result, .timePassed(0))
  }

  func testTimeMovesForwardThroughEverySleeper() throws {
    var app = try launch(["-sleepAtLaunch"])
    try app.press("s")
    try app.press("s")
    let reply = try app.ask(.advanceTime(by: 4))
    XCTAssertEqual(reply.result, .timePassed(4))
    XCTAssertEqual(app.text, "1")
    try app.ask(.perform([.hold(seconds: 2)]))
    XCTAssertEqual(app.text, "3")
    XCTAssertEqual(try proven(&app), Activity(now: 6.003, state: .idle))
  }

  /// Returns what the application does, once no thread that the process has besides is at work.
  private func proven(_ app: inout Conversation) throws -> Activity {
    var activity = try app.ask(.synchronize).activity
    for _ in 0..<1_000 {
      guard case .unproven = activity.state else { break }
      activity = try app.ask(.synchronize).activity
    }
    return activity
  }

  /// Waits until nothing is pending that the test framework or another test left, such as a timed block.
  private func rest(_ app: inout Conversation) throws {
    var state = try app.ask(.synchronize).activity.state
    // They may be, but not for ever.
    for _ in 0..<1_000 where state != .idle {
      state = try app.ask(.letTimePass(limit: 0.05)).activity.state
    }
    XCTAssertEqual(state, .idle)
  }

  func testTimesWithoutSenseDoNoHarm() throws {
    var app = try launch()
    try rest(&app)
    try app.press("s")
    XCTAssertEqual(try app.ask(.letTimePass(limit: -1)).result, .timePassed(0))
    XCTAssertEqual(try app.ask(.letTimePass(limit: .nan)).result, .timePassed(0))
    XCTAssertEqual(try app.ask(.advanceTime(by: -.infinity)).result, .timePassed(0))
    XCTAssertEqual(try app.ask(.letTimePass(limit: .infinity)).result, .timePassed(5))
    XCTAssertEqual(try app.ask(.advanceTime(by: .infinity)).result, .timePassed(1e9))
  }

  func testWorkOnAThreadTakesRealTime() throws {
    var app = try launch()
    var reply = try app.press("q")
    guard case .unproven(let reasons) = reply.activity.state else {
      return XCTFail("\(reply.activity)")
    }
    XCTAssertFalse(reasons.isEmpty)
    for _ in 0..<1_000 where app.text == "0" {
      reply = try app.ask(.letTimePass(limit: 60))
    }
    XCTAssertEqual(app.text, "1")
    XCTAssertGreaterThan(reply.activity.now, 0)
  }

  func testWhatArrivesBeforeTimePassesEndsTheWait() throws {
    var app = try launch()
    try app.press("h")
    FakeApplication.helper.mayStart.signal()
    FakeApplication.helper.hasSent.wait()
    defer { FakeApplication.helper.mayEnd.signal() }
    // The thread goes on for ever: nothing after this change would end the wait.
    XCTAssertEqual(try app.ask(.letTimePass(limit: 10)).result, .timePassed(0))
    XCTAssertEqual(app.text, "1")
  }

  func testTimeThatCannotBeVirtualIsAnError() throws {
    XCTAssertThrowsError(try HostDriver.checkTime(isInstalled: false, ControlOptions())) { error in
      XCTAssertEqual(
        "\(error)",
        """
        Time cannot be virtual: Swift concurrency was in use before the application's main took it over. Let the \
        process begin with the application's own main, outside of any task: `@main` on the application, or a main that \
        is not async and starts no task before it calls that one. Or launch with real time.
        """)
    }
    try HostDriver.checkTime(isInstalled: false, ControlOptions(time: .real))
    try HostDriver.checkTime(isInstalled: true, ControlOptions())
  }

  func testATimerTakesRealTime() throws {
    var app = try launch()
    let reply = try app.press("t")
    guard case .unproven(let reasons) = reply.activity.state, reasons.count == 1,
      reasons[0].hasPrefix("a Timer fires in ")
    else { return XCTFail("\(reply.activity)") }
    for _ in 0..<1_000 where app.text == "0" { try app.ask(.letTimePass(limit: 60)) }
    XCTAssertEqual(app.text, "1")
    try rest(&app)
  }

  func testThreadsAndTimersLeapInATimeOfTheProcess() throws {
    try XCTSkipUnless(Self.ownsTime, "A sanitizer keeps the clocks real.")
    var app = try launch(ownsProcess: true)
    for (key, words) in [("q", "waits for descriptors until"), ("t", "a Timer fires at")] {
      var reply = try app.press(Character(key))
      let before = app.text
      var requests = 0
      while app.text == before, requests < 20 {
        requests += 1
        reply = try app.ask(.letTimePass(limit: 60))
      }
      XCTAssertNotEqual(app.text, before, "\(words) \(reply.activity)")
      XCTAssertEqual(app.text, key == "q" ? "1" : "2")
    }
    // Two keys took a millisecond each. A Timer fires at a Date, whose grain grows with the years that other tests let pass; each of several
    // sums rounds to it.
    let grain = Date().timeIntervalSinceReferenceDate.ulp
    XCTAssertEqual(try app.ask(.synchronize).activity.now, 0.042, accuracy: 32 * grain)
  }

  func testTimeThatStepsWithoutEndIsBounded() throws {
    try XCTSkipUnless(Self.ownsTime, "A sanitizer keeps the clocks real.")
    var limits = SettlingLimits()
    limits.wakes = 50
    var app = try launch(limits: limits, ownsProcess: true)
    try app.press("r")
    guard case .failed(let reason) = try app.ask(.advanceTime(by: 3e8)).result else {
      return XCTFail("it went all the way")
    }
    XCTAssertTrue(reason.hasPrefix("Time went on by 0.05"), reason)
    XCTAssertTrue(reason.contains("in 50 steps. Still pending: a Timer fires at 0.05"), reason)
  }

  /// Whether the clocks of this process can be taken over.
  private static var ownsTime: Bool {
    Scheduler.shared.withControl(ControlOptions(scope: .process)) {
      Scheduler.shared.ownsProcessClock
    }
  }

  func testRealTimeIsOneOptionAway() throws {
    var app = try launch(time: .real)
    try app.press("s")
    let begin = ContinuousClock.now
    try app.ask(.letTimePass(limit: 0.03))
    XCTAssertGreaterThanOrEqual(begin.duration(to: .now), .milliseconds(30))
    XCTAssertEqual(app.text, "0")
    let what: [String]
    switch try app.ask(.synchronize).activity.state {
    case .sleeping(_, let sleepers): what = sleepers
    // Timed blocks of the test framework may be pending.
    case .unproven(let reasons): what = reasons
    case let other: return XCTFail("\(other)")
    }
    XCTAssertEqual(what.last?.hasPrefix("“adder” sleeps until 5.0"), true, "\(what)")
  }

  func testPendingWorkOfTheHostIsNoProof() throws {
    var app = try launch()
    XCTAssertEqual(try app.press("p").activity.state, .unproven(["an animation"]))
  }

  func testTheScreenIsHandedOver() throws {
    var app = try launch()
    try app.press("+")
    guard case .screen(let screen) = try app.ask(.screen).result else {
      return XCTFail("no screen")
    }
    XCTAssertEqual(screen.cell(x: 0, y: 0).text, "1")
  }

  func testAnActFindsItsPlaceAfterScrolling() throws {
    var app = try launch()
    try app.ask(.synchronize)
    XCTAssertEqual(
      try app.ask(.hitPoints([ElementID(3), ElementID(2), ElementID(9)])).result,
      .hitPoints([.offscreen, .at(.zero), .missing]))
    let button = ElementPlace(ElementID(3), .hitPoint)
    let version = app.tree.version
    XCTAssertEqual(
      try app.ask(.act(Act(.clicks(), at: button, modifiers: .shift, treeVersion: version))).result,
      .done)
    let click = PointerEvent(.ended, at: Point(x: 0, y: 20), device: .mouse, modifiers: .shift)
    XCTAssertEqual(app.text, "\(InputEvent.pointer(click))")
    XCTAssertEqual(app.tree[ElementID(3)]?.frame.minY, 20)
    let missing = ElementPlace(ElementID(9), .hitPoint)
    XCTAssertEqual(try app.ask(.act(Act(.reach, at: missing))).result, .unreachable(.missing))
  }

  func testAnActInAnotherTreeIsLeft() throws {
    var app = try launch()
    try app.ask(.synchronize)
    let label = ElementPlace(ElementID(2), .middle)
    let version = app.tree.version
    try app.press("+")
    let late = try app.ask(.act(Act(.hover, at: label, treeVersion: version)))
    XCTAssertEqual(late.result, .movedOn)
    XCTAssertEqual(app.text, "1")
    XCTAssertEqual(
      try app.ask(.act(Act(.hover, at: label, treeVersion: version + 1))).result, .done)
    XCTAssertNotEqual(app.text, "1")
    XCTAssertEqual(
      try app.ask(.act(Act(.type([KeyPress(.character("7"))]), at: label))).result, .done)
    XCTAssertEqual(app.text, "7")
  }

  func testAHostThatSetsNoValuesSaysSo() throws {
    var app = try launch()
    try app.ask(.synchronize)
    let label = ElementPlace(ElementID(2), .hitPoint)
    XCTAssertEqual(
      try app.ask(.act(Act(.adjust(.position(1)), at: label))).result, .adjusted(.unsupported))
    XCTAssertEqual(app.text, "0")
  }

  func testPhaseAndLinksReachTheApplication() throws {
    var app = try launch()
    try app.ask(.setPhase(.background))
    XCTAssertEqual(app.tree[ElementID(3)]?.label, "background")
    XCTAssertEqual(try app.ask(.openURL("fake:1")).result, .done)
    XCTAssertEqual(app.text, "fake:1")
    XCTAssertEqual(
      try app.ask(.openURL("other:1")).result, .failed("The application takes no links."))
  }

  func testWarningsAreToldOnce() throws {
    var app = try launch()
    XCTAssertEqual(try app.press("w").events, [.host(.warning("the warning"))])
    XCTAssertEqual(try app.ask(.synchronize).events, [])
  }

  func testEachInstanceSeesItsOwnConfiguration() throws {
    var first = try launch(["one", "1"])
    var second = try launch(["two", "2"])
    try first.press("c")
    try second.press("c")
    XCTAssertEqual(first.text, "one 1")
    XCTAssertEqual(second.text, "two 2")
    XCTAssertNil(ApplicationInstance.current)
  }

  func testTheEndIsTheEnd() throws {
    var app = try launch()
    try app.press("s")
    try app.ask(.advanceTime(by: 3))
    let reply = try app.ask(.terminate)
    XCTAssertEqual(reply.result, .done)
    XCTAssertEqual(reply.activity, Activity(now: 3.001, state: .idle))
    XCTAssertNil(app.tree.root)
    XCTAssertThrowsError(try app.ask(.synchronize)) { error in
      XCTAssertEqual(error as? ChannelError, .closed)
    }
    XCTAssertFalse(Scheduler.shared.isControlled)
  }

  func testARefusalIsThrownAndGivesControlBack() {
    XCTAssertThrowsError(try launch(["-refuse"])) { error in
      XCTAssertEqual("\(error)", "there is no store")
    }
    XCTAssertFalse(Scheduler.shared.isControlled)
  }

  func testControlEndsWithTheLastReference() throws {
    do {
      let app = try launch()
      XCTAssertTrue(Scheduler.shared.isControlled)
      withExtendedLifetime(app) {}
    }
    XCTAssertFalse(Scheduler.shared.isControlled)
  }

  func testAnyThreadMayAsk() throws {
    let thread = JoinedThread {
      let channel = try DirectChannel.launch(
        HostableApplication(FakeApplication.self), LaunchConfiguration(), servesUnattended: false)
      var app = Conversation(channel)
      try app.press("s")
      XCTAssertEqual(app.text, "0")
      try app.ask(.advanceTime(by: 5))
      XCTAssertEqual(app.text, "1")
      try app.ask(.terminate)
    }
    MainActor.assumeIsolated {
      // What crosses to the main thread wakes the main run loop.
      let loop = MainLoop()
      while !thread.hasEnded { loop.turn(blockingFor: .milliseconds(10)) }
    }
    XCTAssertNil(thread.join())
  }
}
