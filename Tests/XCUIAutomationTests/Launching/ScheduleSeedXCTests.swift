import FailureTesting
import Foundation
import XCTest
import XCUIAutomation

/// Races are found by the order of jobs that a seed gives, and found again.
@MainActor
final class ScheduleSeedXCTests: XCTestCase {
  /// Who wins with a seed.
  private func winner(_ seed: String?) -> String {
    let app = XCUIApplication(target: .inProcess(RaceApp.self))
    if let seed { app.launchEnvironment["UITEST_SCHEDULE_SEED"] = seed }
    app.launch()
    app.buttons["Race"].tap()
    app.advanceTime(by: 2)
    return app.staticTexts["winner"].label
  }

  func testAPlantedRaceNeverShowsInOrderOfArrival() {
    for _ in 0..<20 { XCTAssertEqual(winner(nil), "Winner: second") }
  }

  func testAPlantedRaceIsFoundWithinAHundredSeedsAndAgainEachTime() throws {
    let found = try XCTUnwrap((1...100).first { winner("\($0)") == "Winner: first" })
    for _ in 0..<20 { XCTAssertEqual(winner("\(found)"), "Winner: first") }
  }

  func testAFailureNamesTheSeed() {
    let app = XCUIApplication(target: .inProcess(RaceApp.self))
    app.launchEnvironment["UITEST_SCHEDULE_SEED"] = "17"
    app.launch()
    let failures = recordedFailures { app.buttons["Nowhere"].tap() }
    XCTAssertEqual(
      failures.first?.text.contains(
        "\n\nIts jobs ran in a random order, which UITEST_SCHEDULE_SEED=17 repeats.\n\n"), true,
      "\(failures)")
    app.launchEnvironment["UITEST_SCHEDULE_SEED"] = "random"
    app.launch()
    let others = recordedFailures { app.buttons["Nowhere"].tap() }
    XCTAssertEqual(
      others.first?.text.contains(/UITEST_SCHEDULE_SEED=\d+ repeats/), true, "\(others)")
  }
}
