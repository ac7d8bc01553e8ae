import AutomationTools_Core
import FailureTesting
import Foundation
import Testing

@Suite("Gates", .uiTest, .serialized) @MainActor struct GatesTests {
  private let gates = Gates()
  private let app = XCUIApplication(target: .inProcess(GatedApp.self))

  private var status: String { app.staticTexts["status"].label }

  private func launch() {
    gates.prepare(app)
    app.launch()
  }

  @Test(
    "What is held before the launch waits until it is released", arguments: ["Save", "Detached"])
  func beforeLaunch(_ button: String) {
    gates.hold("save")
    launch()
    app.buttons[button].tap()
    #expect(status == "Saving")
    #expect(gates.waiting(at: "save") == 1)
    #expect(!app.staticTexts["Saved"].waitForExistence(timeout: 0.5))
    gates.release("save")
    #expect(app.staticTexts["Saved"].waitForExistence(timeout: 1))
    #expect(gates.waiting(at: "save") == 0)
    app.buttons[button].tap()
    #expect(app.staticTexts["Saved"].waitForExistence(timeout: 1))
    gates.verify()
  }

  @Test("A gate can be held at any time, and holds all that comes")
  func atAnyTime() {
    launch()
    app.buttons["Save"].tap()
    #expect(status == "Saved")
    gates.hold("save")
    app.buttons["Save"].tap()
    app.buttons["Save"].tap()
    #expect(gates.waiting(at: "save") == 2)
    gates.release("save")
    #expect(status == "Saved")
    gates.verify()
  }

  @Test("What is cancelled does not wait")
  func cancelled() {
    gates.hold("save")
    launch()
    app.buttons["Save"].tap()
    app.buttons["Give up"].tap()
    #expect(app.staticTexts["Given up"].waitForExistence(timeout: 1))
    #expect(gates.waiting(at: "save") == 0)
    gates.verify()
  }

  @Test("A gate is held again by a later launch, and what waits ends with its application")
  func relaunch() {
    gates.hold("save")
    launch()
    app.buttons["Save"].tap()
    launch()
    app.buttons["Save"].tap()
    #expect(status == "Saving")
    app.terminate()
    gates.verify()
  }

  @Test("A gate that nothing came to fails the test where it was held")
  func misspelled() {
    let failures = recordedFailures {
      gates.hold("save")
      gates.hold("sav")
      launch()
      app.buttons["Save"].tap()
      gates.verify()
    }
    #expect(
      failures.map(\.text) == [
        "The gate “sav” was held, but the application never came to it. It came to: “save”."
      ])
  }

  @Test("A gate that is not held cannot be released")
  func notHeld() {
    let failures = recordedFailures {
      gates.release("save")
      gates.hold("other")
      gates.release("save")
    }
    #expect(
      failures.map(\.text) == [
        "The gate “save” is not held. None is.",
        "The gate “save” is not held. These are: “other”.",
      ])
  }

  @Test("A wait that fails meanwhile says what the test holds")
  func failedWait() {
    let failures = recordedFailures {
      gates.hold("save")
      launch()
      app.buttons["Save"].tap()
      UITestCase().waitForElementToExist(element: app.staticTexts["Saved"], timeout: 0.5)
    }
    #expect(failures.count == 1)
    // What is pending depends on the other tests of the process.
    #expect(
      failures.first?.text.hasPrefix(
        "Waited 0.5 seconds for \"Saved\" StaticText to exist, but it was never there.\n") == true,
      "\(failures.map(\.text))")
    #expect(failures.first?.text.contains("The test holds:\n    1 task at the gate “save”") == true)
  }
}
