import AutomationTools_Core

/// What is on the screen of the timer.
final class TimerPage: PageObject {
  /// The time that is left.
  var time: String { app.staticTexts["time"].label }

  /// Starts the timer, or pauses it.
  func start() { app.buttons["Start"].tap() }
}

/// A timer: a publisher of ticks, shapes, gestures.
final class TimerTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .executable("SampleTimer") }

  private var page: TimerPage { TimerPage(application: app, testCaseInstance: self) }

  func testTheTimeRunsDown() {
    launchApp()
    XCTAssertEqual(page.time, "25:00")
    page.start()
    app.advanceTime(by: 60)
    app.buttons["Pause"].tap()
    let paused = page.time
    XCTAssertTrue(["23:59", "24:00", "24:01"].contains(paused), paused)
    app.advanceTime(by: 60)
    XCTAssertEqual(page.time, paused)
    app.buttons["Reset"].tap()
    XCTAssertEqual(page.time, "25:00")
    XCTAssertFalse(app.buttons["Reset"].isEnabled)
  }

  func testABreakFollowsARound() {
    launchApp()
    page.start()
    XCTAssertTrue(app.staticTexts["Rounds: 1"].waitForExistence(timeout: 26 * 60))
    XCTAssertTrue(app.staticTexts["BREAK"].exists)
    XCTAssertEqual(page.time, "05:00")
  }

  func testAPhaseIsChosenOrSkipped() {
    launchApp()
    app.segmentedControls.buttons["Break"].tap()
    XCTAssertEqual(page.time, "05:00")
    app.buttons["Skip"].tap()
    XCTAssertEqual(page.time, "25:00")
    XCTAssertTrue(app.staticTexts["Rounds: 0"].exists)
    app.staticTexts["time"].press(forDuration: 1)
    XCTAssertTrue(app.staticTexts["Rounds: 1"].exists)
    app.staticTexts["time"].doubleTap()
    XCTAssertTrue(app.buttons["Pause"].exists)
    XCTAssertFalse(app.segmentedControls.buttons["Focus"].isEnabled)
  }

  func testTipsAreUnfolded() {
    launchApp(options: [.date("2026-03-01T10:00:00Z"), .timeZone("UTC"), .locale("en_GB")])
    XCTAssertFalse(app.staticTexts["Drink some water."].exists)
    app.buttons["Tips"].tap()
    XCTAssertTrue(app.staticTexts["Drink some water."].exists)
    XCTAssertEqual(app.staticTexts["clock"].label, "10:00")
    app.advanceTime(by: 120)
    XCTAssertEqual(app.staticTexts["clock"].label, "10:02")
  }
}
