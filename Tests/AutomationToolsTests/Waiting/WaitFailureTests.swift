import FailureTesting
import Testing

@testable import AutomationTools_Core

/// Failures that are recorded, and where.
@Suite("Places of failures", .uiTest) struct WaitFailureTests {
  private let app = XCUIApplication(target: .inProcess(WaitingApp.self))

  @Test("The failure of a wait belongs to the caller's line")
  func location() {
    app.launch()
    let failures = recordedFailures {
      app.buttons["Nowhere"].waitAndTap(timeout: 0)
    }
    #expect(failures.map(\.place.line) == [#line - 2])
    #expect(
      failures.first?.kind as? UnmetCondition
        == UnmetCondition(
          condition: .exists, element: "\"Nowhere\" Button", timeout: 0, lastSeen: .absent))
    // What was waited for is said once.
    let text = failures.first?.text ?? ""
    #expect(
      text.hasPrefix(
        "Waited 0 seconds for \"Nowhere\" Button to exist, but it was never there.\n"))
    #expect(text.components(separatedBy: "Waited ").count == 2)
    #expect(text.contains("Query, and how many elements each step left:"))
  }

  @Test("Scrolling to what is not there ends at the end")
  func scrolling() {
    app.launch()
    let failures = recordedFailures {
      app.collectionViews["list"].scrollToElement(element: app.staticTexts["row.99"])
    }
    #expect(failures.map(\.place.line) == [#line - 2])
    #expect(failures.first?.kind is ScrollFailure)
    let text = failures.first?.text ?? ""
    #expect(text.contains("it moved no more after"))
    #expect(text.contains("\"row.99\" StaticText does not exist."))
  }
}
