import AutomationTools_Core
import SampleApp

/// Reading articles, with screens that are there when they are made, and outlines of what they show.
final class ReadingTests: BaseUITestCase {
  override func setUp() {
    super.setUp()
    skipOnboarding()
  }

  func testAnArticleThatWasReadIsMarked() throws {
    launch()
    let articles = try ArticlesScreen(app: app).open(1).toggleRead().goBack()
    XCTAssertTrue(articles.isLoaded)
    app.assertWindow {
      Element(.staticText, "Our main app flow", identifier: "automation.content.title")
      Element(.collectionView, identifier: "automation.articles.list") {
        Element(.any, identifier: .matching(/automation\.articles\.row\.1\.read/))
        Element(.staticText, "Bread Without a Clock")
      }
      Element(.tabBar) {
        Element(.button, "Articles", isSelected: true)
        Element(.button, "Settings", isSelected: false)
      }
    }
  }

  func testAScreenThatIsNotShownCannotBeMade() {
    launch()
    XCTAssertThrowsError(try ArticleScreen(app: app)) { error in
      XCTAssertEqual(
        (error as? ScreenNotShown)?.missing, "\"automation.article.scroll\" ScrollView")
    }
  }
}
