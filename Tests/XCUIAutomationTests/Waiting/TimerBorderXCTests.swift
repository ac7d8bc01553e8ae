import TextUI
import VirtualTime
import XCTest
import XCUIAutomation

/// What is due so many seconds after a tap, and a test that waits as many seconds from there on.
final class TimerBorderXCTests: XCTestCase {
  /// An app whose buttons start timers.
  struct TimerApp: App {
    var body: some Scene {
      WindowGroup { TimerView() }
    }
  }

  private struct TimerView: View {
    @State private var count = 0

    var body: some View {
      Text("fired \(count)")
      Button("Start") {
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
          MainActor.assumeIsolated { count += 1 }
        }
      }
    }
  }

  private let app = XCUIApplication(target: .inProcess(TimerApp.self))

  override func setUpWithError() throws {
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
  }

  // A date is a rounding off, up or down: each tap comes at another one.

  func testATimerFiresWithinTheWait() {
    for count in 1...20 {
      app.buttons["Start"].tap()
      let fired = app.staticTexts["fired \(count)"]
      XCTAssertFalse(fired.waitForExistence(timeout: 1.9))
      XCTAssertTrue(fired.waitForExistence(timeout: 0.1), "\(count)")
    }
  }

  func testATimerFiresWithinASleep() {
    for count in 1...20 {
      app.buttons["Start"].tap()
      sleep(1)
      XCTAssertTrue(app.staticTexts["fired \(count - 1)"].exists)
      sleep(1)
      XCTAssertTrue(app.staticTexts["fired \(count)"].exists, "\(count)")
    }
  }

  func testATimerFiresWhileTheRunLoopRuns() {
    for count in 1...20 {
      app.buttons["Start"].tap()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
      XCTAssertTrue(app.staticTexts["fired \(count)"].exists, "\(count)")
    }
  }
}
