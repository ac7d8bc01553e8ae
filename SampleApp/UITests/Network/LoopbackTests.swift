import AutomationTools_Core
import Foundation
import SampleApp

/// Articles that come from a real server on this machine, without a stub.
final class LoopbackTests: BaseUITestCase {
  private var articles: ArticlesPage { ArticlesPage(application: app, testCaseInstance: self) }

  func testArticlesOfARealServer() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    let answer = #"[{"id": 1, "title": "Tides", "subtitle": "Twice a day", "paragraphs": ["In."]}]"#
    try Data(answer.utf8).write(to: folder.appendingPathComponent("articles.json"))
    let server = try FileServer(of: folder)
    addTeardownBlock { server.stop() }

    skipOnboarding()
    launch(environment: [EnvironmentVariable.articlesURL: server.address + "/missing.json"])
    articles.load.tap()
    waitForElementToExist(element: articles.failure)
    XCTAssertEqual(articles.failure.label, "The server answered with 404.")

    launch(environment: [EnvironmentVariable.articlesURL: server.address + "/articles.json"])
    articles.load.tap()
    waitForElementToExist(element: articles.row(1))
    XCTAssertTrue(articles.list.staticTexts["Tides"].exists)
    XCTAssertEqual(network.requests, [])
  }
}
