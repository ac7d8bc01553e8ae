import AutomationTools_Core
import SampleApp

/// What surrounds the application's pages.
final class ContentPage: PageObject {
  /// The heading.
  var title: XCUIElement { app.staticTexts[ContentIdentifier.title] }

  /// Goes to the articles.
  @discardableResult
  func openArticles() -> ArticlesPage {
    app.tabBars.buttons["Articles"].tap()
    return ArticlesPage(application: app, testCaseInstance: tc)
  }

  /// Goes to the settings.
  @discardableResult
  func openSettings() -> SettingsPage {
    app.tabBars.buttons["Settings"].tap()
    return SettingsPage(application: app, testCaseInstance: tc)
  }

  /// The heading is there.
  @discardableResult
  func isOnScreen() -> Self {
    tc.waitForElementToExist(element: title)
    return self
  }
}
