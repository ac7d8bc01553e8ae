import AutomationTools_Core
import SampleApp

/// The examples of the README.
final class ReadmeTests: ATTestCase, FixtureTesting {
  typealias Fixtures = SampleFixtures

  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: AppLauncher.self)
  }

  func testALinkLeadsToTheSettings() {
    launchApp(
      options: [
        .deepLink("sample://settings"), .locale("en_GB"), .terminalSize(columns: 60, rows: 20),
      ],
      featureFlags: [Flag(SampleFlag.showsSubtitles, false)],
      otherArgs: ["-skipOnboarding", "-useInMemoryUserDefaults"])
    app.assertWindow {
      Element(.navigationBar, identifier: "Settings")
      Element(.switch, .like("Notif*"), value: "0")
      Element(.tabBar) {
        Element(.button, "Settings", isSelected: true)
      }
    }
  }

  func testReadArticlesAreMarked() throws {
    launchApp(
      fixtures: [
        fixtures.clearAllData, fixtures.completeOnboarding, fixtures.readArticles([1, 3]),
      ],
      otherArgs: ["-useInMemoryUserDefaults"])
    XCTAssertEqual(app.staticTexts.matching(identifier: "Read").count, 2)
    try app.commands(SampleCommands.self).markReadElsewhere(2)
    XCTAssertEqual(app.staticTexts.matching(identifier: "Read").count, 3)
  }
}
