import Dispatch
import Foundation
import Glibc
import Synchronization
import XCTest
import XCTestAdditions

@testable import VirtualTime
@testable import XCUIAutomation

/// The ways in which suites let time pass, against an application that shows something after three seconds.
///
/// None of them takes time: the clocks of the test and of the application are one, and leap. What is asserted are instants of that clock and
/// requests, which are the same at every run.
@MainActor
final class TestTimeXCTests: UITestCase {
  /// The application, launched anew by ``launch(_:)``.
  private var app = Handmade.process.app

  /// When it was launched, on the clock of the test.
  private var launch = Date()

  /// Launches the application, which shows something after three seconds.
  private func launch(_ place: Handmade) throws {
    app.terminate()
    app = place.app
    app.launchArguments = ["-later"]
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    launch = Date()
    XCTAssertEqual(app.staticTexts["status"].label, "Ready")
  }

  /// How many seconds passed since the launch, on the clock of the test.
  private var passed: TimeInterval { Date().timeIntervalSince(launch) }

  /// Asserts that the application has had its three seconds, and so many passed for the test.
  private func assertLater(after seconds: TimeInterval, line: UInt = #line) {
    XCTAssertEqual(passed, seconds, accuracy: 0.02, line: line)
    XCTAssertEqual(app.staticTexts["status"].label, "Later", line: line)
  }

  func testSleepsOfTheLibrary() throws {
    for place in Handmade.allCases {
      try launch(place)
      sleep(2)
      XCTAssertEqual(app.staticTexts["status"].label, "Ready")
      usleep(2_000_000)
      assertLater(after: 4)
    }
  }

  func testSleepsOfThreads() throws {
    for place in Handmade.allCases {
      try launch(place)
      Thread.sleep(forTimeInterval: 2.5)
      XCTAssertEqual(app.staticTexts["status"].label, "Ready")
      Thread.sleep(until: Date(timeIntervalSinceNow: 1.5))
      assertLater(after: 4)
    }
  }

  /// What is pending in the test's process goes on while a test waits for an application in another one, each thing at its time.
  func testTheTestsOwnWorkGoesOnWhileItWaits() throws {
    try launch(.process)
    let log = Mutex<[String]>([])
    let launch = launch
    @Sendable func note(_ name: String) {
      let seconds = Date().timeIntervalSince(launch)
      log.withLock { $0.append("\(name) \(String(format: "%.2f", seconds))") }
    }
    let timer = Timer.scheduledTimer(withTimeInterval: 0.9, repeats: true) { _ in
      note("timer")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
      MainActor.assumeIsolated { note("main") }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1.4) { @Sendable in
      log.withLock { $0.append("global") }
    }
    Thread.detachNewThread {
      for number in 1...3 {
        Thread.sleep(forTimeInterval: 0.5)
        log.withLock { $0.append("thread \(number)") }
      }
    }
    Task.detached { @concurrent in
      try await Task.sleep(for: .seconds(1.6))
      log.withLock { $0.append("task") }
    }
    XCTAssertFalse(app.staticTexts["Never"].waitForExistence(timeout: 2))
    timer.invalidate()
    XCTAssertEqual(
      log.withLock { $0 },
      [
        "thread 1", "timer 0.90", "thread 2", "main 1.20", "global", "thread 3", "task",
        "timer 1.80",
      ])
    XCTAssertEqual(passed, 2, accuracy: 0.02)
  }

  /// A server in the test's process, or whoever opens a link later.
  func testWhatTheTestDoesWhileItWaitsReachesTheApplication() throws {
    try launch(.process)
    let app = app
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      MainActor.assumeIsolated { app.buttons["Next"].tap() }
    }
    XCTAssertTrue(app.staticTexts["Tapped Next 1"].waitForExistence(timeout: 5))
    XCTAssertEqual(passed, 2, accuracy: 0.05)
  }

  func testRunLoops() throws {
    for place in Handmade.allCases {
      try launch(place)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 4))
      assertLater(after: 4)
    }
  }

  func testAnInvertedExpectation() throws {
    for place in Handmade.allCases {
      try launch(place)
      let inverted = expectation(description: "nothing")
      inverted.isInverted = true
      wait(for: [inverted], timeout: 4)
      assertLater(after: 4)
    }
  }

  func testAPlainExpectationThatIsNeverMet() throws {
    for place in Handmade.allCases {
      try launch(place)
      let plain = XCTestExpectation(description: "never")
      XCTAssertEqual(XCTWaiter.wait(for: [plain], timeout: 4), .timedOut)
      assertLater(after: 4)
    }
  }

  func testTimersOfDispatchAndRunLoops() throws {
    for place in Handmade.allCases {
      try launch(place)
      let main = expectation(description: "main")
      let global = expectation(description: "global")
      let timer = expectation(description: "timer")
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { main.fulfill() }
      DispatchQueue.global().asyncAfter(deadline: .now() + 3) { global.fulfill() }
      _ = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { _ in timer.fulfill() }
      waitForExpectations(timeout: 30)
      assertLater(after: 4)
    }
  }

  func testALoopThatLooksAgainAndAgain() throws {
    for place in Handmade.allCases {
      try launch(place)
      let end = Date(timeIntervalSinceNow: 20)
      while app.staticTexts["status"].label != "Later", Date() < end { usleep(100_000) }
      assertLater(after: 3)
    }
  }

  func testWaitsForElementsMoveTheClockOfTheTest() throws {
    for place in Handmade.allCases {
      try launch(place)
      XCTAssertFalse(app.staticTexts["Nothing"].waitForExistence(timeout: 2))
      XCTAssertEqual(passed, 2, accuracy: 0.001)
      XCTAssertFalse(app.staticTexts["Nothing"].waitForExistence(timeout: 30))
      assertLater(after: 32)
      app.advanceTime(by: 8)
      XCTAssertEqual(passed, 40, accuracy: 0.001)
    }
  }

  func testWhatATestDoesTakesItsTimeForBoth() throws {
    for place in Handmade.allCases {
      try launch(place)
      let status = app.staticTexts["status"]
      status.tap()
      XCTAssertEqual(passed, 0.001, accuracy: 1e-5)
      status.press(forDuration: 2)
      XCTAssertEqual(passed, 2.002, accuracy: 1e-5)
      XCTAssertEqual(status.label, "Ready")
      status.press(forDuration: 1)
      XCTAssertEqual(passed, 3.003, accuracy: 1e-5)
      assertLater(after: 3.003)
    }
  }

  func testASwipeTakesASecondForBoth() throws {
    for place in Handmade.allCases {
      try launch(place)
      let list = app.collectionViews.firstMatch
      list.swipeUp()
      XCTAssertEqual(passed, 1.001, accuracy: 1e-5)
      XCTAssertEqual(app.staticTexts["status"].label, "Ready")
      // The row that is dragged comes to rest when the finger stays.
      list.press(forDuration: 0.5, thenDragTo: app.staticTexts["status"])
      XCTAssertEqual(passed, 2.502, accuracy: 1e-5)
      list.press(
        forDuration: 0.5, thenDragTo: app.staticTexts["status"], withVelocity: .default,
        thenHoldForDuration: 0.1)
      XCTAssertEqual(passed, 3.103, accuracy: 1e-5)
      assertLater(after: 3.103)
    }
  }

  func testAnotherThreadWaitsForTheTestsTime() throws {
    for place in Handmade.allCases {
      try launch(place)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 4)
        done.signal()
      }
      XCTAssertEqual(done.wait(timeout: .now() + 30), .success)
      assertLater(after: 4)
      XCTAssertEqual(DispatchSemaphore(value: 0).wait(timeout: .now() + 5), .timedOut)
      XCTAssertEqual(passed, 9, accuracy: 0.02)
    }
  }

  func testATimeThatIsHeldDoesNotPassWithTheTests() throws {
    try launch(.process)
    app.pauseTime()
    sleep(10)
    XCTAssertFalse(app.staticTexts["Later"].waitForExistence(timeout: 10))
    let later = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Later"])
    XCTAssertEqual(XCTWaiter.wait(for: [later], timeout: 10), .timedOut)
    XCTAssertEqual(passed, 30, accuracy: 0.02)
    XCTAssertEqual(Date().timeIntervalSince(app.now), 30, accuracy: 0.02)
    app.resumeTime()
    sleep(2)
    XCTAssertEqual(app.staticTexts["status"].label, "Ready")
    sleep(1)
    assertLater(after: 33)
  }

  func testAWaitOfWhoeverUsesAnApplicationIsNotWaitedForByTheClock() throws {
    app.launchArguments = ["-soon"]
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    // What the application does by itself after 50 ms would be asked for in between.
    app.plan.session.turns.take { _ = usleep(60_000) }
    XCTAssertEqual(app.staticTexts["status"].label, "Later")
  }

  func testTwoApplicationsAreOnOneClock() throws {
    for place in Handmade.allCases {
      try launch(place)
      let other = XCUIApplication(target: place.target, instance: "other")
      other.launchArguments = ["-later"]
      sleep(2)
      other.launch()
      sleep(2)
      XCTAssertEqual(app.staticTexts["status"].label, "Later")
      XCTAssertEqual(other.staticTexts["status"].label, "Ready")
      sleep(2)
      XCTAssertEqual(other.staticTexts["status"].label, "Later")
    }
  }

  func testAsynchronousSleeps() async throws {
    for place in Handmade.allCases {
      try launch(place)
      try await Task.sleep(for: .seconds(2))
      XCTAssertEqual(app.staticTexts["status"].label, "Ready")
      try await Task.sleep(nanoseconds: 2_000_000_000)
      assertLater(after: 4)
    }
  }

  func testAsynchronousExpectations() async throws {
    for place in Handmade.allCases {
      try launch(place)
      let late = expectation(description: "late")
      Task {
        try? await Task.sleep(for: .seconds(4))
        late.fulfill()
      }
      await fulfillment(of: [late], timeout: 30)
      assertLater(after: 4)
      let never = XCTestExpectation(description: "never")
      let result = await XCTWaiter.fulfillment(of: [never], timeout: 30)
      XCTAssertEqual(result, .timedOut)
      XCTAssertEqual(passed, 34, accuracy: 0.02)
    }
  }

  func testTimeDoesNotLeapWhileAThreadWorks() throws {
    for place in Handmade.allCases {
      try launch(place)
      let work = expectation(description: "work")
      let begin = RealClock.now
      Thread.detachNewThread {
        while begin.duration(to: .now) < .milliseconds(200) { sched_yield() }
        work.fulfill()
      }
      XCTAssertEqual(XCTWaiter.wait(for: [work], timeout: 30), .completed)
      XCTAssertLessThan(passed, 5)
    }
  }

  func testATimeOutLeavesNothingToWaitForAtOnce() throws {
    for place in Handmade.allCases {
      try launch(place)
      let requests = app.plan.session.requestCount
      sleep(3_600)
      assertLater(after: 3_600)
      // To make good what it owes, and to look.
      XCTAssertLessThanOrEqual(app.plan.session.requestCount - requests, 4)
    }
  }
}

/// What XCTest prints stays real: it is measured after the test's clocks were given back.
@MainActor
final class TestDurationXCTests: UITestCase {
  private static var begin = Date()

  override class func setUp() { begin = Date() }

  override class func tearDown() {
    XCTAssertLessThan(Date().timeIntervalSince(begin), 3_000)
  }

  func testAnHourPasses() throws {
    let app = XCUIApplication(target: .executable("HandmadeApp"))
    app.launch()
    sleep(3_600)
    XCTAssertEqual(app.state, .runningForeground)
  }
}
