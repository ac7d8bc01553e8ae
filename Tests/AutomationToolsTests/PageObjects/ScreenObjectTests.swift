import AutomationTools_Core
import Testing

/// Screens that are there when they are made.
@MainActor @Suite("Screen objects", .uiTest) struct ScreenObjectTests {
  /// A screen that comes three seconds after the launch.
  private final class LaterScreen: ScreenObject {
    /// Makes the screen once it is shown.
    init(app: XCUIApplication, waitTimeout: Double) throws {
      try super.init(
        expectedElementGetters: [{ $0.buttons["Send"] }, { $0.staticTexts["late"] }], app: app,
        waitTimeout: waitTimeout)
    }
  }

  /// A screen that never comes.
  private final class NeverScreen: ScreenObject {
    /// Makes the screen once it is shown.
    init(app: XCUIApplication) throws {
      try super.init(
        expectedElementGetters: [{ $0.buttons["Send"] }, { $0.sliders["Volume"] }], app: app,
        waitTimeout: 2)
    }
  }

  /// Launches an application on which something comes after three seconds.
  private func launch() -> XCUIApplication {
    let app = XCUIApplication(target: .inProcess(WaitingApp.self))
    app.launch()
    return app
  }

  @Test("A screen is made when its elements have come")
  func waiting() throws {
    let app = launch()
    let screen = try LaterScreen(app: app, waitTimeout: 5)
    #expect(screen.isLoaded)
    #expect(screen.expectedElement.label == "Send")
    #expect(screen.expectedElements.count == 2)
    #expect(try screen.waitForScreen() === screen)
    app.terminate()
    #expect(!screen.isLoaded)
  }

  @Test("A screen that does not come is told with the first element that is missing")
  func missing() throws {
    let app = XCUIApplication(target: .inProcess(OutlinedApp.self))
    app.launch()
    let line = #line + 1
    let error = try #require(throws: ScreenNotShown.self) { try NeverScreen(app: app) }
    #expect(error.screen == "NeverScreen")
    #expect(error.missing == "\"Volume\" Slider")
    let lines = error.description.split(separator: "\n").prefix(5)
    #expect(
      lines.joined(separator: "\n") == """
        NeverScreen is not shown at ScreenObjectTests.swift:\(line): waited 2 seconds for "Volume" Slider.
        Of its elements there is "Send" Button.
        The screen as it is:
          Element(.navigationBar, identifier: "Articles") {
            Element(.staticText, "Articles")
        """)
  }

  @Test("A screen may be known by one element")
  func one() throws {
    let app = launch()
    let screen = try ScreenObject(expectedElementGetter: { $0.buttons["Never"] }, app: app)
    #expect(screen.isLoaded)
  }
}
