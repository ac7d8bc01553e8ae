import AutomationTools_Core
import SampleApp

/// The list of articles, as a screen that is there when it is made.
final class ArticlesScreen: ScreenObject {
  /// Makes the screen once it is shown.
  init(app: XCUIApplication, file: StaticString = #filePath, line: UInt = #line) throws {
    try super.init(
      expectedElementGetters: [
        { $0.collectionViews[ArticlesIdentifier.list] }, { $0.navigationBars["Articles"] },
      ], app: app, waitTimeout: 5, file: file, line: line)
  }

  /// Opens an article, by its number.
  func open(
    _ number: Int, file: StaticString = #filePath, line: UInt = #line
  ) throws -> ArticleScreen {
    app.buttons[ArticlesIdentifier.row(number)].tap(file: file, line: line)
    return try ArticleScreen(app: app, file: file, line: line)
  }
}

/// The page of an article, as a screen that is there when it is made.
final class ArticleScreen: ScreenObject {
  /// Makes the screen once it is shown.
  init(app: XCUIApplication, file: StaticString = #filePath, line: UInt = #line) throws {
    try super.init(
      expectedElementGetters: [
        { $0.scrollViews[ArticleIdentifier.scrollView] },
        { $0.buttons[ArticleIdentifier.readButton] },
      ], app: app, waitTimeout: 5, file: file, line: line)
  }

  /// Marks the article as read, or back.
  @discardableResult
  func toggleRead(file: StaticString = #filePath, line: UInt = #line) -> Self {
    app.buttons[ArticleIdentifier.readButton].tap(file: file, line: line)
    return self
  }

  /// Goes back to the list.
  @discardableResult
  func goBack(file: StaticString = #filePath, line: UInt = #line) throws -> ArticlesScreen {
    app.navigationBars.buttons.element(boundBy: 0).tap(file: file, line: line)
    return try ArticlesScreen(app: app, file: file, line: line)
  }
}
