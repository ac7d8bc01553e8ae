import AutomationTools_Core
import SampleApp

/// Reading articles.
final class ArticleTests: BaseUITestCase {
  private var content: ContentPage { ContentPage(self) }
  private var articles: ArticlesPage { ArticlesPage(self) }

  override func setUp() {
    super.setUp()
    skipOnboarding()
  }

  func testEveryArticleHasARow() {
    launch()
    content.isOnScreen()
    XCTAssertTrue(app.navigationBars["Articles"].exists)
    XCTAssertEqual(articles.rows.count, 12)
    XCTAssertTrue(articles.list.staticTexts["The Keeper's Log"].exists)
  }

  func testARowLeadsToItsArticleAndBack() {
    launch()
    let article = articles.open(2)
    XCTAssertTrue(app.navigationBars["Bread Without a Clock"].exists)
    XCTAssertEqual(article.title.label, "Dough tells the time if you let it")
    article.goBack()
    XCTAssertTrue(app.navigationBars["Articles"].exists)
    XCTAssertFalse(article.title.exists)
  }

  func testARowOffTheScreenIsScrolledTo() {
    launch()
    XCTAssertFalse(articles.row(12).isHittable)
    articles.list.scrollToElement(element: articles.row(12))
    XCTAssertTrue(articles.row(12).isHittable)
    articles.open(12)
    XCTAssertTrue(app.navigationBars["An Index of Silences"].exists)
  }

  func testAnArticleScrollsToItsEnd() {
    launch()
    let article = articles.open(1)
    XCTAssertFalse(article.paragraph(6).isHittable)
    article.scrollView.scrollToElement(element: article.paragraph(6))
    XCTAssertTrue(article.paragraph(6).isHittable)
    XCTAssertFalse(article.title.isHittable)
  }

  func testAnArticleMarkedAsReadIsMarkedInTheList() {
    launch()
    XCTAssertFalse(articles.readMark(3).exists)
    let article = articles.open(3)
    XCTAssertEqual(article.readButton.label, "Mark as read")
    article.toggleRead()
    XCTAssertEqual(article.readButton.label, "Mark as unread")
    article.goBack()
    XCTAssertTrue(articles.readMark(3).exists)
    XCTAssertFalse(articles.readMark(2).exists)

    articles.open(3).toggleRead().goBack()
    XCTAssertFalse(articles.readMark(3).exists)
  }

  func testNotesAreKeptWithTheirArticle() {
    launch()
    let article = articles.open(4)
    article.notes.tap()
    article.notes.typeText("Read it\nonce more")
    article.goBack()
    XCTAssertEqual(articles.open(5).notes.value as? String, "")
    article.goBack()
    XCTAssertEqual(articles.open(4).notes.value as? String, "Read it\nonce more")
  }

  func testAPageStaysWhereItWasWhileAnotherIsShown() {
    launch()
    articles.open(5)
    content.openSettings()
    XCTAssertTrue(app.navigationBars["Settings"].exists)
    content.openArticles()
    XCTAssertTrue(app.navigationBars["The Night Bus"].exists)
  }
}
