import Testing
import TextUI

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Motion under a test")
  struct MotionTests {
    private func launch(_ motion: String?) -> XCUIApplication {
      let app = XCUIApplication(target: .inProcess(MotionApp.self))
      if let motion { app.launchEnvironment["TEXTUI_MOTION"] = motion }
      app.launch()
      return app
    }

    @Test("nothing moves unless it is asked for", arguments: [nil, "off", "reduced"])
    func off(_ motion: String?) {
      let app = launch(motion)
      app.buttons["Move"].tap()
      #expect(!app.staticTexts["Rested"].exists)
      app.buttons["Look"].tap()
      #expect(app.staticTexts["Seen: 10 true"].exists && app.staticTexts["Rested"].exists)
      app.buttons["Toggle"].tap()
      #expect(app.staticTexts["Panel"].exists)
    }

    @Test("input waits until what moves has come to rest, in virtual time")
    func input() {
      let app = launch("on")
      app.buttons["Move"].tap()
      #expect(!app.staticTexts["Rested"].exists)
      app.buttons["Look"].tap()
      #expect(app.staticTexts["Seen: 10 true"].exists)
    }

    @Test("a wait leaps over it", arguments: ["on", "off"])
    func wait(_ motion: String) {
      let app = launch(motion)
      app.buttons["Move"].tap()
      #expect(!app.staticTexts["Rested"].waitForExistence(timeout: 1.9))
      #expect(app.staticTexts["Rested"].waitForExistence(timeout: 0.2))
      app.buttons["Two"].tap()
      #expect(app.staticTexts["Links: 0, order: soon"].waitForExistence(timeout: 1.1))
      #expect(app.staticTexts["Links: 0, order: soonlate"].waitForExistence(timeout: 9))
    }

    @Test(
      "a change whose end begins the next is not waited for, for ever", arguments: ["on", "off"])
    func chain(_ motion: String) {
      let app = launch(motion)
      app.buttons["Chain"].tap()
      #expect(app.staticTexts["Links: 1, order: "].exists)
      #expect(app.staticTexts["Links: 3, order: "].waitForExistence(timeout: 2.1))
      app.buttons["Look"].tap()
      app.buttons["Look"].tap()
      #expect(app.staticTexts["Links: 12, order: "].exists)
      #expect(app.staticTexts["Links: 20, order: "].waitForExistence(timeout: 8))
    }

    @Test("what never rests is no reason to wait")
    func forEver() {
      let app = launch("on")
      app.buttons["Pulse"].tap()
      app.buttons["Look"].tap()
      #expect(app.staticTexts["Seen: 0 false"].exists)
      #expect(!app.staticTexts["Rested"].waitForExistence(timeout: 2))
    }

    @Test("phases and keyframes go through those between, and end where they do without motion")
    func rounds() {
      let app = launch("on")
      #expect(app.staticTexts["Phase rest"].exists && app.staticTexts["Number 0"].exists)
      app.buttons["Round"].tap()
      for phase in ["up", "down", "rest"] {
        #expect(app.staticTexts["Phase \(phase)"].waitForExistence(timeout: 2))
      }
      #expect(app.staticTexts["Number 30"].waitForExistence(timeout: 2))
      app.buttons["Round"].tap()
      #expect(app.staticTexts["Number 15"].waitForExistence(timeout: 2))
      let still = launch(nil)
      still.buttons["Round"].tap()
      #expect(still.staticTexts["Phase rest"].exists && still.staticTexts["Number 30"].exists)
    }

    @Test("a view is gone while it is drawn on its way out")
    func transition() {
      let app = launch("on")
      app.buttons["Toggle"].tap()
      #expect(app.staticTexts["Panel"].exists)
      app.buttons["Toggle"].tap()
      #expect(!app.staticTexts["Panel"].exists)
    }
  }
}
