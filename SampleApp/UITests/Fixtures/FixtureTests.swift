import AutomationTools_Core
import SampleApp

/// Tests that state the data with which they begin.
final class FixtureTests: SampleFixtureTestCase {
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }
  private var articles: ArticlesPage { ArticlesPage(application: app, testCaseInstance: self) }

  func testAUserWhoHasReadTwoArticles() {
    launch(fixtures: [
      fixtures.clearAllData, fixtures.completeOnboarding, fixtures.setUserName("Grace"),
      fixtures.readArticles([1, 3]),
    ])
    XCTAssertTrue(articles.readMark(1).exists)
    XCTAssertFalse(articles.readMark(2).exists)
    XCTAssertTrue(articles.readMark(3).exists)
    XCTAssertEqual(content.openSettings().name.value as? String, "Grace")
  }

  func testFixturesActOnTheStoreThatLasts() throws {
    try usePersistentStore()
    launch(fixtures: [
      fixtures.clearAllData, fixtures.completeOnboarding, fixtures.setUserName("Grace"),
    ])
    launch()
    XCTAssertEqual(content.openSettings().name.value as? String, "Grace")
    launch(fixtures: [fixtures.clearAllData])
    OnboardingRobot(app: app).isOnScreen()
  }

  func testTheControlBoard() {
    launch(fixtures: [], options: [.testFixtures])
    testFixtures.clearAllData()
    testFixtures.completeOnboarding()
    testFixtures.setUserName("Grace")
    testFixtures.readArticles([2])
    testFixtures.close()
    XCTAssertTrue(articles.readMark(2).exists)
    XCTAssertEqual(content.openSettings().name.value as? String, "Grace")
  }

  /// Prints the list, as `swift test --filter testPrintsTheListOfFixtures` does for whoever wants it.
  func testPrintsTheListOfFixtures() {
    print(SampleFixtures.list)
    XCTAssertEqual(
      SampleFixtures.list,
      """
      SampleFixtures
        clearAllData          Forgets all settings, and which articles were read.
        completeOnboarding    Has the user been through the onboarding. Needs clearAllData.
        setUserName(String)   Gives the user a name. Needs clearAllData. Example: "Grace"
        readArticles([Int])   Has the user read articles, by their numbers. Needs clearAllData. \
      Example: [1,3]
      """)
  }
}

/// What the application does past its screens, when a test says so.
final class CommandTests: SampleFixtureTestCase {
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }
  private var articles: ArticlesPage { ArticlesPage(application: app, testCaseInstance: self) }
  private var commands: CommandCalls<SampleCommands> { app.commands(SampleCommands.self) }

  func testTheServerEndsTheSession() throws {
    launch(
      fixtures: [fixtures.clearAllData, fixtures.completeOnboarding],
      automationFlags: [Flag(SampleFlag.simulateUserAlreadyLoggedIn, true)])
    let settings = content.openSettings()
    XCTAssertEqual(settings.account.label, "Signed in as Ada Lovelace")
    XCTAssertEqual(try commands.expireSession(), "Ada Lovelace")
    XCTAssertEqual(settings.account.label, "Not signed in")
  }

  func testAnArticleIsReadOnAnotherDevice() throws {
    launch(fixtures: [
      fixtures.clearAllData, fixtures.completeOnboarding, fixtures.readArticles([3]),
    ])
    XCTAssertFalse(articles.readMark(1).exists)
    try commands.markReadElsewhere(1)
    XCTAssertTrue(articles.readMark(1).exists)
    XCTAssertEqual(try commands.readArticles(), [1, 3])
  }
}
