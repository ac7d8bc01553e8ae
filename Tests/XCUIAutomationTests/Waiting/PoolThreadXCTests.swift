import XCTest

@testable import VirtualTime
@testable import XCUIAutomation

/// Tasks of no actor and of actors that block their threads: the screen goes on beside them, as on a phone.
@MainActor
final class PoolThreadXCTests: UITestCase {
  private let app = XCUIApplication(target: .executable("CrashingApp"))
  private var text: XCUIElement { app.staticTexts["text"] }

  override func setUpWithError() throws {
    app.launchArguments = ["-pool"]
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
  }

  func testSleepsAreSeenWhileTheyLast() {
    for (button, end) in [
      ("Sleep", "slept"), ("Actor", "loaded"), ("Three in a row", "2.0 seconds"),
    ] {
      app.buttons[button].tap()
      XCTAssertEqual(text.label, "busy", button)
      XCTAssertFalse(text.wait(for: \.label, toEqual: end, timeout: 1.8), button)
      XCTAssertTrue(text.wait(for: \.label, toEqual: end, timeout: 0.3), "\(button): \(text.label)")
    }
  }

  func testWhatATaskWaitsForHappens() {
    for (button, other, end) in [
      ("Poll", "Set", "polled"), ("Await semaphore", "Signal", "signalled"),
    ] {
      app.buttons[button].tap()
      XCTAssertEqual(text.label, "busy", button)
      app.buttons[other].tap()
      XCTAssertTrue(text.wait(for: \.label, toEqual: end, timeout: 1), "\(button): \(text.label)")
    }
    app.buttons["Ask main"].tap()
    XCTAssertTrue(text.wait(for: \.label, toEqual: "asked", timeout: 1), text.label)
  }

  func testTheScreenGoesOnBesideATaskThatComputes() {
    app.buttons["Compute"].tap()
    XCTAssertEqual(text.label, "busy")
    app.buttons["Set"].tap()
    XCTAssertTrue(text.wait(for: \.label, toEqual: "computed", timeout: 5), text.label)
  }

  /// The main thread never rests meanwhile, and the time that it looks at has to come.
  func testTimePassesForWhatLooksAtTheDateUntilLater() {
    for button in ["Yield", "Queue"] {
      app.buttons[button].tap()
      XCTAssertTrue(text.wait(for: \.label, toEqual: "later", timeout: 10), button)
    }
  }

  func testShortTasksTakeTheirTurns() {
    app.buttons["Where"].tap()
    XCTAssertEqual(text.label, "other thread")
    for _ in 1...10 {
      app.buttons["Order"].tap()
      XCTAssertEqual(text.label, "in order")
    }
  }

  /// Not to be recommended, and it works on a phone.
  func testTheMainThreadWaitsForTasks() {
    for (button, end) in [
      ("task", "task after 2.0 seconds"), ("sleeping task", "sleeping task after 2.0 seconds"),
      ("actor", "actor after 2.0 seconds"), ("group", "group after 0.0 seconds"),
    ] {
      app.buttons["Main waits for a\(button == "actor" ? "n" : "") \(button)"].tap()
      XCTAssertEqual(text.label, end)
    }
  }

  /// On a phone, the pool of dispatch has as many threads as its blocks need while they wait.
  func testBlocksOfThePoolSleepSideBySide() {
    app.buttons["Eight blocks"].tap()
    XCTAssertEqual(text.label, "busy")
    XCTAssertTrue(text.wait(for: \.label, toEqual: "2.0 seconds", timeout: 10), text.label)
  }
}
