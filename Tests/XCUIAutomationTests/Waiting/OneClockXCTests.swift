import CrashingApp
import Foundation
import Glibc
import VirtualTime
import XCTest

@testable import AutomationWire
@testable import HandmadeApp
@testable import XCUIAutomation

/// An application in the process of its test: one clock for both, with all that waits by it.
@MainActor
final class OneClockXCTests: UITestCase {
  private static var begin = Date()

  /// The folder for what a load of a URL keeps, which would be in the user's own.
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("one-clock-\(UUID().uuidString)")

  override class func setUp() {
    begin = Date()
    for variable in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] { setenv(variable, folder.path, 1) }
  }

  /// Whatever a test makes of the date, it is the real one again after it.
  override class func tearDown() {
    XCTAssertLessThan(abs(Date().timeIntervalSince(begin)), 3_000)
    for variable in ["XDG_CACHE_HOME", "XDG_DATA_HOME"] { unsetenv(variable) }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Launches an application in this process.
  private func launch(
    _ application: any AutomationHostable.Type, _ arguments: [String] = []
  ) throws -> XCUIApplication {
    let app = XCUIApplication(target: .inProcess(application))
    app.launchArguments = arguments
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    return app
  }

  func testNoWaitEndsEarlyNorTakesTime() throws {
    for pending in Pending.allCases {
      let app = try launch(PendingApp.self, ["-pending", pending.rawValue])
      for _ in 0..<3 {
        let begin = Date()
        app.buttons["Go"].tap()
        XCTAssertTrue(app.staticTexts["Done"].waitForExistence(timeout: 30), "\(pending)")
        let passed = Date().timeIntervalSince(begin)
        XCTAssertEqual(passed, pending == .load ? 0 : 0.3, accuracy: 0.25, "\(pending)")
        app.launch()
      }
    }
  }

  func testAStreamWithoutAnEndDelaysNoWait() throws {
    let app = try launch(PendingApp.self, ["-pending", "task", "-endless"])
    XCTAssertFalse(app.staticTexts["Never"].waitForExistence(timeout: 60))
    XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 600")
    app.buttons["Go"].tap()
    XCTAssertTrue(app.staticTexts["Done"].waitForExistence(timeout: 1))
  }

  func testAWaitEndsAtOnceWhenNothingCanChange() throws {
    let app = try launch(HandmadeApp.self)
    let costs = (0..<10).map { _ in
      let before = app.plan.session.requestCount
      XCTAssertFalse(app.staticTexts["Nothing"].waitForExistence(timeout: 60_000))
      return app.plan.session.requestCount - before
    }
    // The test may have changed something, so that it is asked how it looks, and then whether it is at rest. Where dispatch counts its
    // workers just then, it takes more.
    XCTAssertEqual(costs.min(), 2, "\(costs)")
  }

  func testAWaitThatNothingCanEndIsProvedOnce() throws {
    let app = try launch(HandmadeApp.self)
    let channel = app.plan.session.lastRun?.application.channel
    let idleness = try XCTUnwrap((channel as? DirectChannel)?.driver.rest.idleness)
    let looks = (0..<10).map { _ in
      let before = idleness.lookCount
      XCTAssertFalse(app.staticTexts["Nothing"].waitForExistence(timeout: 10))
      return idleness.lookCount - before
    }
    XCTAssertEqual(looks.min(), 1, "\(looks)")
  }

  func testTheApplicationGoesOnWhileTheTestSleeps() throws {
    let app = try launch(PendingApp.self, ["-pending", "task", "-endless"])
    Thread.sleep(forTimeInterval: 10)
    XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 100")
    usleep(5_000_000)
    XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 150")
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 5))
    XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 200")
  }

  func testTheDateIsTheOneThatIsGiven() throws {
    let app = XCUIApplication(target: .inProcess(ClockApp.self))
    app.launchRequest.date = .seconds(1_772_352_000)
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    XCTAssertEqual(app.staticTexts["date"].label, "2026-03-01 08:00:00")
    app.advanceTime(by: 86_400 + 3_661)
    app.buttons["Look"].tap()
    XCTAssertEqual(app.staticTexts["date"].label, "2026-03-02 09:01:01")
    XCTAssertEqual(app.staticTexts["uptime"].label, "90,061 s")
    XCTAssertEqual(Date().timeIntervalSince1970, 1_772_352_000 + 90_061, accuracy: 1)
  }

  func testTheMainThreadOfTheApplicationMayWait() throws {
    let app = try launch(ClockApp.self)
    let begin = Date()
    app.buttons["Wait"].tap()
    XCTAssertEqual(app.staticTexts["waits"].label, "Waited")
    XCTAssertEqual(Date().timeIntervalSince(begin), 30, accuracy: 0.01)
  }

  func testAThreadThatWaitsForEventsEndsNoWaitEarly() throws {
    let app = try launch(ClockApp.self)
    for _ in 0..<20 {
      app.buttons["Poll"].tap()
      XCTAssertTrue(app.staticTexts["Polled"].waitForExistence(timeout: 6))
      app.launch()
    }
    app.buttons["Poll"].tap()
    XCTAssertFalse(app.staticTexts["Polled"].waitForExistence(timeout: 4))
    XCTAssertTrue(app.staticTexts["Polled"].waitForExistence(timeout: 1.1))
  }

  func testWorkOfAThreadTakesRealTime() throws {
    let app = try launch(ClockApp.self)
    let work = expectation(description: "work")
    let begin = RealClock.now
    Thread.detachNewThread {
      while begin.duration(to: .now) < .milliseconds(200) { sched_yield() }
      work.fulfill()
    }
    XCTAssertFalse(app.staticTexts["Never"].waitForExistence(timeout: 0.01))
    wait(for: [work], timeout: 30)
  }

  func testAnApplicationOfItsOwnProcessWaitsWithItsTimeForTheTest() {
    let app = XCUIApplication(target: .executable("CrashingApp"))
    app.launchArguments = ["-pending", "task", "-endless"]
    app.launch()
    XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 0")
    // Longer than a stretch of work may last before time keeps step with it.
    let begin = RealClock.now
    while begin.duration(to: .now) < .milliseconds(1_700) { sched_yield() }
    XCTAssertTrue(app.staticTexts["ticks"].isHittable)
    XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 0")
  }

  func testAnApplicationOfItsOwnProcessIsOnTheClockToo() throws {
    let here = try launch(PendingApp.self, ["-pending", "task", "-endless"])
    let other = XCUIApplication(target: .executable("CrashingApp"), instance: "other")
    other.launchArguments = ["-pending", "task", "-endless"]
    other.launch()
    sleep(10)
    XCTAssertEqual(here.staticTexts["ticks"].label, "Ticks: 100")
    XCTAssertEqual(other.staticTexts["ticks"].label, "Ticks: 100")
    XCTAssertFalse(here.staticTexts["Never"].waitForExistence(timeout: 10))
    XCTAssertEqual(other.staticTexts["ticks"].label, "Ticks: 200")
    XCTAssertFalse(other.staticTexts["Never"].waitForExistence(timeout: 10))
    XCTAssertEqual(here.staticTexts["ticks"].label, "Ticks: 300")
  }
}
