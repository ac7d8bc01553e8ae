import AutomationTools_Core
import SampleApp

/// What a test injects at launch.
final class FlagTests: BaseUITestCase {
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }
  private var articles: ArticlesPage { ArticlesPage(application: app, testCaseInstance: self) }

  override func setUp() {
    super.setUp()
    skipOnboarding()
  }

  func testRowsHaveSubtitles() {
    launch()
    XCTAssertEqual(articles.subtitle(1).label, "Thirty years of weather in one hand")
  }

  func testAFeatureFlagHidesSubtitles() {
    launch(featureFlags: [Flag(SampleFlag.showsSubtitles, false)])
    XCTAssertTrue(articles.row(1).exists)
    XCTAssertFalse(articles.subtitle(1).exists)
  }

  func testAnAutomationFlagLogsTheUserIn() {
    launch(automationFlags: [Flag(SampleFlag.simulateUserAlreadyLoggedIn, true)])
    XCTAssertEqual(content.openSettings().account.label, "Signed in as Ada Lovelace")
  }

  func testFlagsBelongToOneLaunch() {
    launch(featureFlags: [Flag(SampleFlag.showsSubtitles, false)])
    XCTAssertFalse(articles.subtitle(1).exists)
    launch()
    XCTAssertTrue(articles.subtitle(1).exists)
  }
}
