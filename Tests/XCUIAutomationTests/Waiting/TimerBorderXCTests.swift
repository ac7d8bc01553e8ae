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
    @State private var text = "idle"
    @State private var ticks = 0

    var body: some View {
      Text(text)
      Text("ticks \(ticks)")
      Button("Once") {
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
          MainActor.assumeIsolated { text = "fired" }
        }
      }
      Button("Again and again") {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          nonisolated(unsafe) let timer = timer
          MainActor.assumeIsolated {
            ticks += 1
            // The run loop is the tests', and keeps it.
            if ticks == 40 { timer.invalidate() }
          }
        }
      }
    }
  }

  private let app = XCUIApplication(target: .inProcess(TimerApp.self))

  override func setUpWithError() throws {
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
  }

  func testATimerFiresWithinTheWait() {
    app.buttons["Once"].tap()
    XCTAssertFalse(app.staticTexts["fired"].waitForExistence(timeout: 1.9))
    XCTAssertTrue(app.staticTexts["fired"].waitForExistence(timeout: 0.1))
  }

  func testATimerFiresWithinASleep() {
    app.buttons["Again and again"].tap()
    for seconds in 1...40 {
      sleep(1)
      XCTAssertTrue(app.staticTexts["ticks \(seconds)"].exists)
    }
  }
}
