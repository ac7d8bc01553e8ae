import CrashingApp
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  /// The clocks of an application in a process of its own.
  @Suite("The time of a process")
  struct ProcessTimeTests {
    private func launch(zone: String = "UTC") -> XCUIApplication {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-clock"]
      app.launchEnvironment["TZ"] = zone
      app.launchRequest.date = .seconds(1_772_352_000)
      app.launch()
      return app
    }

    @Test(
      "begins at the date that is given, in the zone that is given, and goes on as the test says")
    func date() {
      let app = launch(zone: "Europe/Berlin")
      #expect(app.staticTexts["date"].label == "2026-03-01 09:00:00")
      app.advanceTime(by: 86_400 + 3_661)
      app.buttons["Look"].tap()
      #expect(app.staticTexts["date"].label == "2026-03-02 10:01:01")
      #expect(app.staticTexts["uptime"].label == "90061 s")
    }

    @Test("goes on while the main thread sleeps and waits for a thread that sleeps")
    func mainThread() {
      let app = launch()
      app.buttons["Wait"].tap()
      #expect(app.staticTexts["waits"].label == "Waited")
      app.buttons["Look"].tap()
      #expect(app.staticTexts["date"].label == "2026-03-01 08:00:30")
    }

    @Test("does not end a wait before a thread that waits for events with a limit")
    func events() {
      let app = launch()
      for _ in 0..<20 {
        app.buttons["Poll"].tap()
        #expect(app.staticTexts["Polled"].waitForExistence(timeout: 6))
        app.launch()
      }
      app.buttons["Poll"].tap()
      #expect(!app.staticTexts["Polled"].waitForExistence(timeout: 4))
      #expect(app.staticTexts["Polled"].waitForExistence(timeout: 1.1))
    }

    @Test("that a wait needs is named by kind and deadline")
    func names() throws {
      let app = launch()
      app.buttons["Poll"].tap()
      #expect(!app.staticTexts["Polled"].waitForExistence(timeout: 1))
      let details = try #require(FailureRecorder.details(of: .other, in: .current))
      #expect(details.contains("waits for descriptors until 5.0 seconds"), "\(details)")
    }
  }
}
