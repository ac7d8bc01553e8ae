import AccessibilityTree
import AutomationWire
import Foundation
import Testing

@testable import TextUI

/// Links: what opens them, and where they go.
@MainActor struct LinkTests {
  final class Log {
    var urls: [String] = []
  }

  private func link(_ url: String) throws -> Link<Text> {
    Link("Docs", destination: try #require(URL(string: url)))
  }

  @Test func tapAndReturnOpenIt() throws {
    let link = try link("https://swift.org/docs")
    let view = HostedView(width: 10, height: 1) { link }
    #expect(view.screen == "   Docs")
    #expect(
      view.outline == "Link, {{3.0, 0.0}, {4.0, 1.0}}, label: 'Docs', Keyboard Focused")
    view.tap("Docs")
    view.press(.return)
    #expect(
      view.host.takeOpenedURLs() == ["https://swift.org/docs", "https://swift.org/docs"])
    #expect(view.host.takeOpenedURLs().isEmpty)
  }

  @Test func theEnvironmentDecides() throws {
    let log = Log()
    let link = try link("app://page")
    let other = try #require(URL(string: "https://other"))
    let results: [OpenURLAction.Result] = [
      .handled, .discarded, .systemAction, .systemAction(other),
    ]
    for result in results {
      let view = HostedView(width: 10, height: 1) {
        link.environment(
          \.openURL,
          OpenURLAction { url in
            log.urls.append(url.absoluteString)
            return result
          })
      }
      view.tap("Docs")
      log.urls += view.host.takeOpenedURLs().map { "system: " + $0 }
    }
    #expect(
      log.urls == [
        "app://page", "app://page", "app://page", "system: app://page", "app://page",
        "system: https://other",
      ])
  }
}
