import AutomationTools_Core
import SampleApp

/// The four tests of the onboarding.
final class OnboardingTests: BaseUITestCase {
  private var onboarding: OnboardingRobot { OnboardingRobot(app: app) }
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }

  func testWelcomeIsShownFirst() {
    launch()
    onboarding.isOnScreen()
      .showsTitle("Welcome")
      .isShowingNextButton()
  }

  func testCatalogFollowsWelcome() {
    launch()
    onboarding.isOnScreen()
      .next()
      .showsTitle("Shiny, shiny things")
      .isShowingNextButton()
  }

  func testConfirmFollowsCatalog() {
    launch()
    onboarding.isOnScreen()
      .next()
      .next()
      .showsTitle("Ready to start?")
      .isShowingCompleteButton()
  }

  func testCompletingLeadsToTheContent() {
    launch()
    onboarding.isOnScreen()
      .next()
      .next()
      .complete()
      .isNotOnScreen()
    content.isOnScreen()
    XCTAssertEqual(content.title.label, "Our main app flow")
  }

  func testSkippingLeadsToTheContent() {
    skipOnboarding()
    launch()
    onboarding.isNotOnScreen()
    content.isOnScreen()
  }
}
