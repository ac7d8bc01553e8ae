import AutomationTools_Core
import SampleApp

/// The page of one article.
final class ArticlePage: PageObject {
  /// What scrolls.
  var scrollView: XCUIElement { app.scrollViews[ArticleIdentifier.scrollView] }

  /// The heading.
  var title: XCUIElement { app.staticTexts[ArticleIdentifier.title] }

  /// The button that marks the article as read, and back.
  var readButton: XCUIElement { app.buttons[ArticleIdentifier.readButton] }

  /// The text view for the user's notes.
  var notes: XCUIElement { app.textViews[ArticleIdentifier.notes] }

  /// A paragraph, counted from 0.
  func paragraph(_ index: Int) -> XCUIElement {
    scrollView.staticTexts[ArticleIdentifier.paragraph(index)]
  }

  /// Marks the article as read, or back.
  @discardableResult
  func toggleRead() -> Self {
    readButton.tap()
    return self
  }

  /// Goes back to the list.
  @discardableResult
  func goBack() -> ArticlesPage {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return ArticlesPage(application: app, testCaseInstance: tc)
  }
}
