import CrashingApp
import FailureTesting
import Foundation
import Testing
import VirtualTime

@testable import XCUIAutomation

extension ApplicationTests {
  /// The clocks of an application in a process of its own.
  @Suite(
    "The time of a process",
    .enabled(if: TestClock.canBeVirtual, "A sanitizer keeps the clocks real."))
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
      #expect(app.staticTexts["uptime"].label == "90,061 s")
    }

    @Test("goes on while the main thread sleeps and waits for a thread that sleeps")
    func mainThread() {
      let app = launch()
      app.buttons["Wait"].tap()
      #expect(app.staticTexts["waits"].label == "Waited")
      app.buttons["Look"].tap()
      #expect(app.staticTexts["date"].label == "2026-03-01 08:00:30")
    }

    @Test("goes on after a thread that is at work has begun to wait for something on the way")
    func work() {
      let app = launch()
      app.buttons["Work"].tap()
      app.advanceTime(by: 5)
      #expect(app.staticTexts["waits"].label == "Worked")
    }

    @Test("goes on a moment with each thing that a test does")
    func input() {
      let app = launch()
      let begin = app.now
      for _ in 0..<3 { app.buttons["Look"].tap() }
      #expect(app.buttons["Look"].exists)
      #expect(abs(app.now.timeIntervalSince(begin) - 0.003) < 1e-5)
    }

    @Test("goes on for a view that is made anew as often as an animation needs it")
    func timeline() throws {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-timeline"]
      // In the middle of a second, since a tenth of one may come a nanosecond late.
      app.launchRequest.date = .milliseconds(1_772_352_000_500)
      app.launch()
      /// The seconds that the view shows.
      func shown() throws -> Int { try #require(Int(app.staticTexts["seconds"].label)) }
      let before = try shown()
      // By tenths of a second, which in seconds since 2001 are no whole nanoseconds.
      app.advanceTime(by: 60)
      #expect((try shown() - before + 1_000) % 1_000 == 60)
      let begin = app.now
      #expect(!app.staticTexts["Never"].waitForExistence(timeout: 5))
      #expect(abs(app.now.timeIntervalSince(begin) - 5) < 1e-5)
      #expect((try shown() - before + 1_000) % 1_000 == 65)
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

    @Test("is read, and stands still for the test's waits while it is held")
    func held() {
      let app = launch()
      let begin = Date(timeIntervalSince1970: 1_772_352_000)
      #expect(app.now == begin)
      #expect(!app.staticTexts["Nothing"].waitForExistence(timeout: 30))
      app.buttons["Poll"].tap()
      // The thread has come to its wait after this one.
      #expect(!app.staticTexts["Polled"].waitForExistence(timeout: 1))
      app.pauseTime()
      let held = app.now
      #expect(!app.staticTexts["Polled"].waitForExistence(timeout: 60))
      UITestTime.sleep(60)
      #expect(abs(app.now.timeIntervalSince(held)) < 0.001)
      app.advanceTime(by: 3)
      #expect(abs(app.now.timeIntervalSince(held) - 3) < 0.001)
      #expect(!app.staticTexts["Polled"].exists)
      app.resumeTime()
      #expect(app.staticTexts["Polled"].waitForExistence(timeout: 1.1))
      // When the thread began to wait is its own affair.
      #expect(abs(app.now.timeIntervalSince(held) - 4) < 0.1)
    }

    @Test("does not move backwards, nor by what is no time")
    func badInput() {
      let app = launch()
      let failures = recordedFailures {
        for seconds in [-1, .nan, .infinity, 365.25 * 86_400 * 1_000] as [Double] {
          app.advanceTime(by: seconds)
        }
      }
      #expect(
        failures.map(\.headline) == [
          "Failed to advance the time of Application 'CrashingApp': Time goes forward, by seconds: -1.0 of them is none.",
          "Failed to advance the time of Application 'CrashingApp': Time goes forward, by seconds: nan of them is none.",
          "Failed to advance the time of Application 'CrashingApp': Time goes forward by 100000000 seconds at once (three years) at most, not by inf.",
          "Failed to advance the time of Application 'CrashingApp': Time goes forward by 100000000 seconds at once (three years) at most, not by 31557600000.0.",
        ])
      #expect(app.now == Date(timeIntervalSince1970: 1_772_352_000))
    }

    @Test("cannot be given, nor held, where it is real")
    func real() {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchEnvironment["UITEST_TIME"] = "real"
      app.launchRequest.date = .seconds(1_772_352_000)
      let failures = recordedFailures {
        app.launch()
        app.launchRequest.date = nil
        app.launch()
        app.pauseTime()
      }
      #expect(
        failures.map(\.headline) == [
          "Failed to launch Application 'CrashingApp': The application could not start: A date is given, but its time is real (UITEST_TIME=real).",
          "Failed to hold the time of Application 'CrashingApp': Its time is the test's, or real. Launch it in a process of its own, in virtual time.",
        ])
    }

    @Test(
      "passes between two looks where it is real, with all that happens in it",
      arguments: [WaitPattern.taskSleep, .repeatingTimer, .globalQueue, .actor, .taskGroup])
    func realBetweenLooks(_ pattern: WaitPattern) {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchEnvironment["UITEST_TIME"] = "real"
      app.launchArguments = ["-waiting", pattern.rawValue]
      app.launch()
      app.buttons["Go"].tap()
      usleep(800_000)
      #expect(app.staticTexts["Done"].exists)
    }

    @Test("that a wait needs is named by kind and deadline")
    func names() throws {
      let app = launch()
      app.buttons["Poll"].tap()
      #expect(!app.staticTexts["Polled"].waitForExistence(timeout: 1))
      let details = try #require(FailureRecorder.details(of: .other, in: .current))
      #expect(details.contains("waits for descriptors until 5.001 seconds"), "\(details)")
    }
  }
}
