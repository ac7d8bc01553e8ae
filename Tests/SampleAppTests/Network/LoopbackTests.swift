import AutomationTools_Core
import Foundation
import SampleApp

/// Articles that come from a real server on this machine, without a stub.
final class LoopbackTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: AppLauncher.self)
  }

  /// Launches the application with articles from an address, and has it load them.
  private func load(from address: String) {
    launchApp(
      envVariables: [EnvironmentVariable.articlesURL: address],
      otherArgs: LaunchArgumentKey.allCases.map(\.rawValue))
    app.buttons[ArticlesIdentifier.load].tap()
  }

  func testArticlesOfARealServer() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("server-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    let answer = #"[{"id": 1, "title": "Tides", "subtitle": "Twice a day", "paragraphs": ["In."]}]"#
    try Data(answer.utf8).write(to: folder.appendingPathComponent("articles.json"))
    let server = try FileServer(of: folder)
    addTeardownBlock { server.stop() }

    load(from: server.address + "/missing.json")
    let failure = app.staticTexts[ArticlesIdentifier.failure]
    waitForElementToExist(element: failure)
    XCTAssertEqual(failure.label, "The server answered with 404.")

    load(from: server.address + "/articles.json")
    waitForElementToExist(element: app.buttons[ArticlesIdentifier.row(1)])
    XCTAssertTrue(app.staticTexts["Tides"].exists)
    XCTAssertEqual(network.requests, [])
  }
}
