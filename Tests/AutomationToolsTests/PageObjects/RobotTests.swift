import AutomationTools_Core
import FailureTesting
import Testing

/// Robots: steps that follow on from each other.
@MainActor @Suite("Robots", .uiTest) struct RobotTests {
  /// The screen of an application before three seconds.
  private struct EarlyRobot: Robot {
    let app: XCUIApplication

    /// Waits for the other screen.
    @discardableResult
    func wait(seconds: Double) -> LateRobot {
      step("Wait \(seconds.formatted()) seconds") { $0.advanceTime(by: seconds) }
        .then(LateRobot.self)
    }
  }

  /// The screen after three seconds.
  private struct LateRobot: Robot {
    let app: XCUIApplication

    /// Sends.
    @discardableResult
    func send() -> Self {
      step("Send") { $0.buttons["Snd"].tap() }
    }

    /// Shows the text that comes late.
    @discardableResult
    func showsWhatCame() -> Self {
      #expect(app.staticTexts["Came"].exists)
      return self
    }
  }

  @Test("Steps lead from robot to robot, and failures name them")
  func steps() {
    let app = XCUIApplication(target: .inProcess(WaitingApp.self))
    app.launch()
    let failures = recordedFailures {
      EarlyRobot(app: app).wait(seconds: 4).showsWhatCame().send()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.split(separator: "\n").last == "Activity: Send")
  }
}
