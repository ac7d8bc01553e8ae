import AutomationTools_Core
import Foundation
import SampleApp

/// What a launch states with typed options.
final class OptionTests: BaseUITestCase {
  private var articles: ArticlesPage { ArticlesPage(application: app, testCaseInstance: self) }

  override func setUp() {
    super.setUp()
    skipOnboarding()
  }

  func testALinkLeadsToAnArticle() throws {
    launch(options: [.deepLink(DeepLink.article(3).link)])
    let article = try ArticleScreen(app: app)
    XCTAssertFalse(articles.list.isHittable)
    try article.goBack()
    XCTAssertTrue(articles.list.isHittable)
  }

  func testALinkLeadsToTheSettings() {
    launch(options: [.deepLink(DeepLink.settings.link)])
    app.assertWindow {
      Element(.navigationBar, identifier: "Settings")
      Element(.tabBar) {
        Element(.button, "Articles", isSelected: false)
        Element(.button, "Settings", isSelected: true)
      }
    }
  }

  func testALinkToAnArticleThatIsNotThereLeadsToTheList() throws {
    launch(options: [.deepLink(DeepLink.article(99).link)])
    XCTAssertTrue(try ArticlesScreen(app: app).isLoaded)
  }

  func testALaunchHasALanguageAndASize() {
    launch(options: [.locale("de_DE"), .terminalSize(columns: 40, rows: 12)])
    XCTAssertEqual(app.frame.size, CGSize(width: 40, height: 12))
    XCTAssertTrue(app.tabBars.buttons["Artikel"].exists)
  }
}
