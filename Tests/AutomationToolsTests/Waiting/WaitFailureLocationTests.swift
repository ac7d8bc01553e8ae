import Testing

@testable import AutomationTools_Core

/// Failures that are recorded, and where.
@Suite("Places of failures", .uiTest) struct WaitFailureLocationTests {
  private let app = XCUIApplication(target: .inProcess(WaitingApp.self))

  @Test("The failure of a wait belongs to the caller's line")
  func location() {
    app.launch()
    withKnownIssue {
      app.buttons["Nowhere"].waitAndTap(timeout: 0, file: #filePath, line: 4711)
    } matching: { issue in
      issue.sourceLocation?.line == 4711
        && issue.description.contains("Waited 0 seconds for \"Nowhere\" Button to exist")
    }
  }

  @Test("Scrolling to what is not there ends at the end")
  func scrolling() {
    app.launch()
    withKnownIssue {
      app.collectionViews["list"].scrollToElement(
        element: app.staticTexts["row.99"], file: #filePath, line: 12)
    } matching: { issue in
      issue.sourceLocation?.line == 12 && issue.description.contains("it moved no more after")
        && issue.description.contains("\"row.99\" StaticText does not exist.")
    }
  }
}
