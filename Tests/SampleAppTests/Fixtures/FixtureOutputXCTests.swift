import AutomationTools_Core
import SampleApp

/// What the failure of a fixture tells of an application in a process of its own, which goes on.
final class FixtureOutputXCTests: ATTestCase, FixtureTesting {
  typealias Fixtures = SampleFixtures

  override class var applicationTarget: ApplicationTarget { .executable("SampleApp") }

  func testWhatTheApplicationWroteIsTold() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = {
      let text = $0.detailedDescription ?? $0.compactDescription
      return text.hasPrefix("The fixture readArticles([99]) failed: ")
        && text.contains("\n\nThe last it wrote:\n    ") && text.contains("SWIFT_DEBUG_")
    }
    XCTExpectFailure("There is no such article.", options: options) {
      // Has the runtime of Swift list its variables when the application starts.
      launchApp(
        fixtures: [fixtures.clearAllData, fixtures.readArticles([99])],
        envVariables: ["SWIFT_DEBUG_HELP": "YES"], otherArgs: ["-useInMemoryUserDefaults"])
    }
  }
}
