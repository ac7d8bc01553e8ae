import AutomationTools_Core
import SampleApp

/// The list of articles, as a screen that is there when it is made.
final class ArticlesScreen: ScreenObject {
  /// Makes the screen once it is shown.
  init(app: XCUIApplication) throws {
    try super.init(
      expectedElementGetters: [
        { $0.collectionViews[ArticlesIdentifier.list] }, { $0.navigationBars["Articles"] },
      ], app: app, waitTimeout: 5)
  }

  /// Opens an article, by its number.
  func open(_ number: Int) throws -> ArticleScreen {
    app.buttons[ArticlesIdentifier.row(number)].tap()
    return try ArticleScreen(app: app)
  }
}

/// The page of an article, as a screen that is there when it is made.
final class ArticleScreen: ScreenObject {
  /// Makes the screen once it is shown.
  init(app: XCUIApplication) throws {
    try super.init(
      expectedElementGetters: [
        { $0.scrollViews[ArticleIdentifier.scrollView] },
        { $0.buttons[ArticleIdentifier.readButton] },
      ], app: app, waitTimeout: 5)
  }

  /// Marks the article as read, or back.
  @discardableResult
  func toggleRead() -> Self {
    app.buttons[ArticleIdentifier.readButton].tap()
    return self
  }

  /// Goes back to the list.
  @discardableResult
  func goBack() throws -> ArticlesScreen {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return try ArticlesScreen(app: app)
  }
}
