import AutomationTools_Core
import SampleApp

/// The languages that the application speaks, chosen by launch arguments as Apple's tools write them.
final class LanguageTests: BaseUITestCase {
  private var onboarding: OnboardingRobot { OnboardingRobot(app: app) }
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }
  private var articles: ArticlesPage { ArticlesPage(application: app, testCaseInstance: self) }

  func testTheOnboardingInGerman() {
    useLanguages("(de)")
    launch()
    onboarding.showsTitle("Willkommen").isShowingNextButton()
    XCTAssertEqual(app.buttons[OnboardingIdentifier.next].label, "Weiter")
    XCTAssertEqual(app.staticTexts[OnboardingIdentifier.progress].label, "Seite 1 von 3")
    onboarding.next().showsTitle("Lauter schöne Sachen")
      .next().showsTitle("Kann es losgehen?").isShowingCompleteButton()
    XCTAssertEqual(app.buttons[OnboardingIdentifier.complete].label, "Fertig")
    onboarding.complete().isNotOnScreen()
    XCTAssertEqual(content.isOnScreen().title.label, "Unsere eigentliche App")
  }

  func testTheSettingsInGerman() {
    useLanguages("(de-AT, en)")
    skipOnboarding()
    launch()
    app.tabBars.buttons["Einstellungen"].tap()
    XCTAssertTrue(app.navigationBars["Einstellungen"].exists)
    XCTAssertEqual(app.staticTexts[SettingsIdentifier.account].label, "Nicht angemeldet")
    app.buttons[SettingsIdentifier.showOnboarding].tap()
    app.alerts["Die Einführung noch einmal zeigen?"].buttons["Zeigen"].tap()
    onboarding.showsTitle("Willkommen")
  }

  func testAFailureInGerman() {
    useLanguages("(de)")
    skipOnboarding()
    network.stub(.get("/articles", host: "api.example"), .status(503))
    launch(environment: [EnvironmentVariable.articlesURL: "http://api.example/articles"])
    XCTAssertEqual(articles.load.label, "Artikel laden")
    articles.load.tap()
    waitForElementToExist(element: articles.failure, timeout: 5)
    XCTAssertEqual(articles.failure.label, "Der Server hat mit 503 geantwortet.")
    XCTAssertEqual(articles.retry.label, "Noch einmal")
  }

  func testALanguageThatItDoesNotSpeakIsAnsweredInEnglish() {
    useLanguages("(eo)")
    launch()
    onboarding.showsTitle("Welcome")
  }

  func testALanguageBelongsToOneLaunch() {
    useLanguages("(de)")
    launch()
    onboarding.showsTitle("Willkommen")
    useLanguages("(en)")
    launch()
    onboarding.showsTitle("Welcome")
  }
}
