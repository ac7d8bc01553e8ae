import CrashingApp
import Foundation
import VirtualTime
import XCTest

@testable import XCUIAutomation

/// A test whose class is XCTest's own: it and its applications have one clock, too, until its tear-down.
@MainActor
final class PlainTimeXCTests: XCTestCase {
  /// Launches an application in this process or one of its own, with a tick each tenth of a second or without.
  private func launch(inProcess: Bool, ticking: Bool = true) throws -> XCUIApplication {
    let app = XCUIApplication(
      target: inProcess ? .inProcess(PendingApp.self) : .executable("CrashingApp"))
    app.launchArguments = ["-pending", "task"] + (ticking ? ["-endless"] : [])
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    return app
  }

  override func tearDown() async throws { XCTAssertFalse(TestClock.isOn) }

  func testSleepsAreTheApplicationsTime() throws {
    for inProcess in [false, true] {
      let app = try launch(inProcess: inProcess)
      sleep(10)
      XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 100")
      Thread.sleep(forTimeInterval: 20)
      XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 300")
      app.terminate()
    }
  }

  func testExpectationsAreOfTheSameTime() throws {
    let app = try launch(inProcess: false, ticking: false)
    app.buttons["Go"].tap()
    let expectation = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["Done"])
    wait(for: [expectation], timeout: 30)
    let never = self.expectation(description: "never")
    never.isInverted = true
    let begin = Date()
    wait(for: [never], timeout: 60)
    XCTAssertEqual(Date().timeIntervalSince(begin), 60, accuracy: 0.01)
  }

  func testTeardownBlocksAreOfTheSameTime() throws {
    let app = try launch(inProcess: false)
    let isOn = { TestClock.isOn }
    addTeardownBlock { [self] in
      XCTAssertTrue(isOn())
      sleep(10)
      assertTicks(of: app)
    }
  }

  /// Asserts that ten seconds of the application passed.
  private nonisolated func assertTicks(of app: XCUIApplication) {
    XCTAssertEqual(app.staticTexts["ticks"].label, "Ticks: 100")
  }

  func testWhatXCTestTakesOfTheTimeIsReal() throws {
    let before = Date()
    _ = try launch(inProcess: false, ticking: false)
    sleep(86_400)
    XCTAssertEqual(Date().timeIntervalSince(before), 86_400, accuracy: 300)
  }

  override class func tearDown() { XCTAssertFalse(TestClock.isOn) }
}
