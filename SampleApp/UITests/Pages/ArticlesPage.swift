import AutomationTools_Core
import SampleApp

/// The list of articles.
final class ArticlesPage: PageObject {
  /// The list.
  var list: XCUIElement { app.collectionViews[ArticlesIdentifier.list] }

  /// The rows.
  var rows: XCUIElementQuery { list.cells }

  /// The row of an article, by the article's number.
  func row(_ number: Int) -> XCUIElement {
    list.buttons[ArticlesIdentifier.row(number)]
  }

  /// The second line of an article's row, by the article's number.
  func subtitle(_ number: Int) -> XCUIElement {
    list.staticTexts[ArticlesIdentifier.subtitle(number)]
  }

  /// The mark in the row of an article that was read, by the article's number.
  func readMark(_ number: Int) -> XCUIElement {
    list.staticTexts[ArticlesIdentifier.readMark(number)]
  }

  /// The button that loads the articles for the first time.
  var load: XCUIElement { app.buttons[ArticlesIdentifier.load] }

  /// What tells that articles are being loaded.
  var loading: XCUIElement { app.staticTexts[ArticlesIdentifier.loading] }

  /// What tells why articles could not be loaded.
  var failure: XCUIElement { app.staticTexts[ArticlesIdentifier.failure] }

  /// The button that tries to load the articles again.
  var retry: XCUIElement { app.buttons[ArticlesIdentifier.retry] }

  /// Opens an article, by its number.
  @discardableResult
  func open(_ number: Int) -> ArticlePage {
    row(number).waitAndTap()
    return ArticlePage(application: app, testCaseInstance: tc)
  }
}
