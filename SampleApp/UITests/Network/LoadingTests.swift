import AutomationTools_Core
import Foundation
import SampleApp

/// Articles that come from a server: every state of their loading.
final class LoadingTests: BaseUITestCase {
  private var articles: ArticlesPage { ArticlesPage(application: app, testCaseInstance: self) }

  /// The requests for the articles.
  private let request = RequestPattern.get("/articles", host: "api.example", query: ["v": "2"])

  /// Two articles as the server sends them.
  private let answer = """
    [{"id": 1, "title": "Tides", "subtitle": "Twice a day", "paragraphs": ["In.", "Out."]},
     {"id": 2, "title": "Ropes", "subtitle": "Knots to know", "paragraphs": ["Bowline."]}]
    """

  override func setUp() {
    super.setUp()
    skipOnboarding()
  }

  /// Launches the application with articles from a server, and has it load them.
  private func launchAndLoad() {
    launch(
      environment: [EnvironmentVariable.articlesURL: "http://api.example/articles?v=2"])
    articles.load.tap()
  }

  /// Checks that the articles of the server come to be listed.
  private func assertLoaded() {
    waitForElementToExist(element: articles.row(1), timeout: 5)
    XCTAssertEqual(articles.rows.count, 2)
    XCTAssertTrue(articles.list.staticTexts["Ropes"].exists)
    XCTAssertFalse(articles.loading.exists)
  }

  func testNothingIsRequestedBeforeTheUserAsks() {
    network.stub(request, .json(answer), isOptional: true)
    launch(environment: [EnvironmentVariable.articlesURL: "http://api.example/articles?v=2"])
    XCTAssertTrue(articles.load.exists)
    XCTAssertFalse(articles.list.exists)
    XCTAssertEqual(network.requests, [])
  }

  func testArticlesOfTheServerAreListed() {
    let stub = network.stub(request, .json(answer))
    launchAndLoad()
    assertLoaded()
    XCTAssertEqual(network.requests(to: stub).map(\.method), ["GET"])
    XCTAssertEqual(network.requests.map(\.url), ["http://api.example/articles?v=2"])
    articles.open(2)
    XCTAssertTrue(app.navigationBars["Ropes"].exists)
  }

  func testAnswersOfSeveralHundredKilobytesAreHandedOver() {
    let padding = String(repeating: "x", count: 700_000)
    network.stub(
      request,
      .json(answer.replacing("\"id\": 1,", with: "\"id\": 1, \"padding\": \"\(padding)\",")))
    launchAndLoad()
    assertLoaded()
  }

  func testLoadingIsShownWhileTheAnswerIsHeld() {
    let stub = network.stub(request, .json(answer).held())
    launchAndLoad()
    waitForElementToExist(element: articles.loading, timeout: 5)
    XCTAssertFalse(articles.row(1).waitForExistence(timeout: 5))
    XCTAssertTrue(articles.loading.exists)
    XCTAssertEqual(network.release(stub), 1)
    assertLoaded()
  }

  func testASlowAnswerCostsVirtualTimeOnly() {
    network.stub(request, .json(answer).after(seconds: 3_600))
    launchAndLoad()
    waitForElementToExist(element: articles.loading, timeout: 5)
    app.advanceTime(by: 3_599)
    XCTAssertTrue(articles.loading.exists)
    waitForElementToExist(element: articles.row(1), timeout: 30)
  }

  func testAFailureIsToldAndTriedAgain() {
    network.stub(request, .failure(.notConnectedToInternet), limit: 1)
    network.stub(request, .status(503), limit: 1)
    network.stub(request, .json("{"), limit: 1)
    network.stub(request, .json(answer))
    launchAndLoad()
    for reason in [
      "There is no connection.", "The server answered with 503.",
      "The server's answer makes no sense.",
    ] {
      waitForElementToExist(element: app.staticTexts[reason], timeout: 5)
      XCTAssertFalse(articles.loading.exists)
      articles.retry.tap()
    }
    assertLoaded()
    XCTAssertEqual(network.requests.count, 4)
  }

  func testAnAnswerFromAFile() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("articles-\(UUID().uuidString).json")
    try Data(answer.utf8).write(to: file)
    addTeardownBlock { try FileManager.default.removeItem(at: file) }
    network.stub(request, .file(file.path))
    launchAndLoad()
    assertLoaded()
  }

  func testAStubDeclaredWhileTheApplicationRuns() {
    network.stub(request, .status(500), limit: 1)
    launchAndLoad()
    waitForElementToExist(element: articles.retry, timeout: 5)
    network.stub(request, .json(answer))
    articles.retry.tap()
    assertLoaded()
  }
}
