import CrashingApp
import Foundation
import VirtualTime
import XCTest

@testable import XCUIAutomation

/// The ways in which applications wait, each in both places: no wait of a test ends before them, nor later than they do on the clock.
@MainActor
final class WaitPatternXCTests: UITestCase {
  func testAProcessOfItsOwn() throws { try checkPatterns(.executable("CrashingApp")) }

  func testTheProcessOfTheTest() throws { try checkPatterns(.inProcess(WaitingApp.self)) }

  /// Waits for the change of the text after each of the patterns.
  private func checkPatterns(_ target: ApplicationTarget) throws {
    for pattern in WaitPattern.allCases {
      let app = XCUIApplication(target: target)
      app.launchArguments = ["-waiting", pattern.rawValue]
      app.launch()
      try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
      let done = app.staticTexts["Done"]
      XCTAssertTrue(app.staticTexts["Waiting"].exists, "\(pattern)")
      let (begin, realBegin) = (Date(), RealClock.now)
      app.buttons["Go"].tap()
      // What is real takes its time, which passes on the clock, too.
      let early = pattern.delay.map { $0 - 0.25 } ?? 0
      XCTAssertFalse(early > 0 && done.waitForExistence(timeout: early), "\(pattern) is early")
      XCTAssertTrue(done.waitForExistence(timeout: 30), "\(pattern) is lost")
      let passed = Date().timeIntervalSince(begin)
      let real = realBegin.duration(to: .now) / .seconds(1)
      let delay = pattern.delay ?? 0
      XCTAssertGreaterThanOrEqual(passed, delay - 0.001, "\(pattern) is early")
      XCTAssertLessThan(passed, delay + real + 0.05, "\(pattern) is late")
    }
  }
}
