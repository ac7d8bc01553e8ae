import FailureTesting
import Foundation
import Testing
import XCUIAutomation

extension ApplicationTests {
  /// Races are found by the order of jobs that a seed gives, and found again.
  @Suite("Schedule seeds")
  struct ScheduleSeedTests {
    /// Who wins with a seed.
    private func winner(_ seed: String?) -> String {
      let app = XCUIApplication(target: .inProcess(RaceApp.self))
      if let seed { app.launchEnvironment["UITEST_SCHEDULE_SEED"] = seed }
      app.launch()
      app.buttons["Race"].tap()
      app.advanceTime(by: 2)
      return app.staticTexts["winner"].label
    }

    @Test("a planted race never shows in order of arrival")
    func arrival() {
      for _ in 0..<20 { #expect(winner(nil) == "Winner: second") }
    }

    @Test("a planted race is found within a hundred seeds, and again each time")
    func seeds() throws {
      let found = try #require((1...100).first { winner("\($0)") == "Winner: first" })
      for _ in 0..<20 { #expect(winner("\(found)") == "Winner: first") }
    }

    @Test("a failure names the seed")
    func failure() {
      let app = XCUIApplication(target: .inProcess(RaceApp.self))
      app.launchEnvironment["UITEST_SCHEDULE_SEED"] = "17"
      app.launch()
      let failures = recordedFailures { app.buttons["Nowhere"].tap() }
      #expect(
        failures.first?.text.contains(
          "\n\nIts jobs ran in a random order, which UITEST_SCHEDULE_SEED=17 repeats.\n\n") == true,
        "\(failures)")
      app.launchEnvironment["UITEST_SCHEDULE_SEED"] = "random"
      app.launch()
      let others = recordedFailures { app.buttons["Nowhere"].tap() }
      #expect(others.first?.text.contains(/UITEST_SCHEDULE_SEED=\d+ repeats/) == true, "\(others)")
    }
  }
}
