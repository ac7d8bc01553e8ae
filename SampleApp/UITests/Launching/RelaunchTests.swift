import AutomationTools_Core
import SampleApp

/// What lasts from one launch to the next.
final class RelaunchTests: BaseUITestCase {
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }
  private var onboarding: OnboardingRobot { OnboardingRobot(app: app) }

  func testSettingsOutlastALaunch() throws {
    try usePersistentStore()
    launch()
    onboarding.isOnScreen().next().next().complete()
    content.openSettings().enterName("Grace").toggleNotifications().increaseTextSize()

    launch()
    onboarding.isNotOnScreen()
    let settings = content.openSettings()
    XCTAssertEqual(settings.name.value as? String, "Grace")
    XCTAssertEqual(settings.notifications.value as? String, "1")
    XCTAssertEqual(settings.textSizeValue.label, "Articles are set in size 3")
  }

  func testSettingsInMemoryDoNotOutlastALaunch() {
    launch()
    onboarding.next().next().complete()
    launch()
    onboarding.isOnScreen().showsTitle("Welcome")
  }
}
