import AutomationTools_Core
import Testing

/// The app of the README, as far as its suite of Swift Testing goes.
private typealias CounterApp = TextUIExample.CounterApp

/// The suite of Swift Testing in the README.
enum ReadmeExample {
  @Suite(.uiTest) struct CounterTests {
    @Test("Every tap counts", arguments: [1, 3]) func counts(taps: Int) {
      let app = XCUIApplication(target: .inProcess(CounterApp.self))
      app.launch()
      for _ in 0..<taps { app.buttons["Add one"].tap() }
      #expect(app.staticTexts["count"].label == "Count: \(taps)")
    }
  }
}
