import AutomationTools_Core
import Foundation

/// Tests of the sample application that fail, in a run that is only there to be replayed.
final class FailingRun: ATTestCase {
  /// The variable without which they are skipped.
  static let variable = "FAILING_RUN"

  override class var applicationTarget: ApplicationTarget { .executable("SampleApp") }

  override func setUpWithError() throws {
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment[Self.variable] != nil,
      "Fails, to be replayed, with \(Self.variable) set.")
    try super.setUpWithError()
  }

  /// Goes through the onboarding to an article.
  private func openArticle() {
    continueAfterFailure = false
    launchApp(otherArgs: ["-useInMemoryUserDefaults"])
    for _ in 1...2 { app.buttons["Next"].tap() }
    app.buttons["Complete"].tap()
    app.staticTexts["Bread Without a Clock"].tap()
  }

  func testTapsWhatIsNotThere() {
    openArticle()
    app.buttons["Bake"].tap()
  }

  func testExpectsAnotherTitle() {
    openArticle()
    XCTAssertEqual(app.navigationBars.firstMatch.identifier, "Bread With a Clock")
  }
}
