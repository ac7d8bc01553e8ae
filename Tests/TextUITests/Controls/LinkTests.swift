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
      view.host.takeEvents()
        == [.openedURL("https://swift.org/docs"), .openedURL("https://swift.org/docs")])
    #expect(view.host.takeEvents().isEmpty)
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
      for case .openedURL(let url) in view.host.takeEvents() { log.urls.append("system: " + url) }
    }
    #expect(
      log.urls == [
        "app://page", "app://page", "app://page", "system: app://page", "app://page",
        "system: https://other",
      ])
  }
}
