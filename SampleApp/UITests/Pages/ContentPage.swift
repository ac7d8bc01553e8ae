import AutomationTools_Core
import SampleApp

/// What surrounds the application's pages.
final class ContentPage: PageObject {
  /// The heading.
  var title: XCUIElement { app.staticTexts[ContentIdentifier.title] }

  /// Goes to the articles.
  @discardableResult
  func openArticles(file: StaticString = #filePath, line: UInt = #line) -> ArticlesPage {
    app.tabBars.buttons["Articles"].tap(file: file, line: line)
    return ArticlesPage(application: app, testCaseInstance: tc)
  }

  /// Goes to the settings.
  @discardableResult
  func openSettings(file: StaticString = #filePath, line: UInt = #line) -> SettingsPage {
    app.tabBars.buttons["Settings"].tap(file: file, line: line)
    return SettingsPage(application: app, testCaseInstance: tc)
  }

  /// The heading is there.
  @discardableResult
  func isOnScreen(file: StaticString = #filePath, line: UInt = #line) -> Self {
    tc.waitForElementToExist(element: title, file: file, line: line)
    return self
  }
}
