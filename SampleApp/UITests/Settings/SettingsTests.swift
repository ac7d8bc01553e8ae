import AutomationTools_Core
import SampleApp

/// Changing settings.
final class SettingsTests: BaseUITestCase {
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }
  private var onboarding: OnboardingRobot { OnboardingRobot(app: app) }

  /// Launches the application and goes to the settings.
  private func openSettings(automationFlags: [Flag] = []) -> SettingsPage {
    skipOnboarding()
    launch(automationFlags: automationFlags)
    return content.openSettings()
  }

  func testTheNameIsTyped() {
    let settings = openSettings()
    XCTAssertEqual(settings.name.placeholderValue, "Name")
    settings.enterName("Grace")
    waitForElementValueToExist(element: settings.name, valueString: "Grace")
    settings.enterName("Grace O'Malley")
    waitForElementValueToExist(element: settings.name, valueString: "Grace O'Malley")
  }

  func testThePasswordIsNotShown() {
    let settings = openSettings()
    settings.enterPassword("supersekret")
    XCTAssertEqual(settings.password.value as? String, "•••••••••••")
    XCTAssertFalse(app.debugDescription.contains("supersekret"))
  }

  func testNotificationsAreSwitched() {
    let settings = openSettings()
    XCTAssertEqual(settings.notifications.value as? String, "0")
    settings.toggleNotifications()
    XCTAssertEqual(settings.notifications.value as? String, "1")
    settings.toggleNotifications()
    XCTAssertEqual(settings.notifications.value as? String, "0")
  }

  func testTextSizeStaysWithinItsBounds() {
    let settings = openSettings()
    XCTAssertEqual(settings.textSizeValue.label, "Articles are set in size 2")
    settings.increaseTextSize(times: 4)
    XCTAssertEqual(settings.textSizeValue.label, "Articles are set in size 5")
    settings.decreaseTextSize(times: 5)
    XCTAssertEqual(settings.textSizeValue.label, "Articles are set in size 1")
  }

  func testCancellingKeepsTheSettingsOnScreen() {
    let settings = openSettings()
    settings.askForOnboarding()
    XCTAssertTrue(settings.alert.exists)
    XCTAssertTrue(settings.alert.staticTexts["Your settings stay as they are."].exists)
    settings.answer("Cancel")
    XCTAssertFalse(settings.alert.exists)
    XCTAssertTrue(settings.showOnboarding.exists)
  }

  func testTheOnboardingIsShownAgain() {
    openSettings().askForOnboarding().answer("Show")
    onboarding.isOnScreen().showsTitle("Welcome")
  }

  func testNobodyIsSignedInByThemselves() {
    XCTAssertEqual(openSettings().account.label, "Not signed in")
  }
}
