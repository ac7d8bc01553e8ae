import AutomationTools_Core
import SampleApp

/// Audits of every screen of the application.
final class AccessibilityTests: BaseUITestCase {
  private var onboarding: OnboardingRobot { OnboardingRobot(app: app) }
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }

  /// Audits what is shown, and the way of the focus over it.
  private func audit() throws {
    try app.performAccessibilityAudit()
    try app.performAccessibilityAudit(for: .keyboardFocus)
  }

  func testTheOnboarding() throws {
    launch()
    onboarding.isOnScreen()
    try audit()
    onboarding.next()
    try audit()
    onboarding.next()
    try audit()
  }

  func testTheArticles() throws {
    skipOnboarding()
    launch()
    let articles = try ArticlesScreen(app: app)
    try audit()
    _ = try articles.open(1)
    try audit()
  }

  func testTheSettings() throws {
    skipOnboarding()
    launch()
    let settings = content.openSettings()
    try audit()
    settings.askForOnboarding()
    XCTAssertTrue(app.alerts.firstMatch.exists)
    try audit()
  }
}
