import AutomationTools_Core
import FailureTesting
import Testing

/// Waits for the first of several screens to come.
@MainActor @Suite("The first of several screens", .uiTest) struct FirstScreenTests {
  /// Launches an application in which "Went" becomes "Came" after three seconds.
  private func launch() -> XCUIApplication {
    let app = XCUIApplication(target: .inProcess(WaitingApp.self))
    app.launch()
    return app
  }

  @Test("what comes first ends the wait, and is told")
  func first() {
    let app = launch()
    let screen = app.waitForFirst(
      of: ["refused": app.alerts.firstMatch, "in": app.staticTexts["late"]], timeout: 10)
    #expect(screen == "in")
  }

  @Test("of several that are there the one stated first is told, at once")
  func several() {
    let app = launch()
    let screen = app.waitForFirst(
      of: [1: app.staticTexts["late"], 2: app.staticTexts["early"], 3: app.staticTexts["state"]])
    #expect(screen == 2)
    #expect(app.staticTexts["early"].exists)
  }

  @Test("that none came is the failure")
  func none() {
    let app = launch()
    let failures = recordedFailures {
      let screen = app.waitForFirst(
        of: ["in": app.staticTexts["home"], "refused": app.alerts["Refused"]], timeout: 2)
      #expect(screen == nil)
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.split(separator: "\n").first == """
        Waited 2 seconds for the first of these to exist, but none did: "home" StaticText (in), \
        "Refused" Alert (refused).
        """)
  }
}
