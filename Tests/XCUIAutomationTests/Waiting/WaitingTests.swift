import Foundation
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  // On the main actor, because that is where the test holds the time of an application in this process.
  @Suite("Waits") @MainActor
  struct WaitingTests {
    /// The number of requests that something costs.
    private func requests(of app: XCUIApplication, _ body: () -> Void) -> UInt32 {
      let session = app.plan.session
      let before = session.requestCount
      body()
      return session.requestCount - before
    }

    @Test("end when what they wait for is there", arguments: Handmade.allCases)
    func arrival(_ mode: Handmade) {
      let app = mode.launch()
      app.buttons["Later"].tap()
      #expect(!app.staticTexts["Later"].exists)
      let cost = requests(of: app) {
        #expect(app.staticTexts["Later"].waitForExistence(timeout: 3.1))
      }
      // Three seconds passed for the application, in one leap: that needs no stop-watch. In this process other tests may be at work, beside
      // which it takes small steps.
      if mode == .process { #expect(cost <= 2) }
    }

    @Test("end when the time is over", arguments: Handmade.allCases)
    func timeout(_ mode: Handmade) {
      let app = mode.launch("-later")
      #expect(!app.staticTexts["Later"].waitForExistence(timeout: 2.5))
      #expect(app.staticTexts["Later"].waitForExistence(timeout: 1))
      #expect(app.staticTexts["Later"].waitForNonExistence(timeout: 1) == false)
    }

    @Test("end at once when nothing can change")
    func idle() {
      let app = Handmade.process.launch()
      let cost = requests(of: app) {
        #expect(!app.staticTexts["Nothing"].waitForExistence(timeout: 1_000_000))
      }
      #expect(cost == 0)
    }

    @Test("look first")
    func lookFirst() {
      let app = Handmade.process.launch("-later")
      let cost = requests(of: app) {
        #expect(app.buttons["Next"].waitForExistence(timeout: 9))
      }
      #expect(cost == 0)
    }

    @Test("do not wait without time")
    func noTime() {
      let app = Handmade.process.launch("-later")
      #expect(!app.staticTexts["Later"].waitForExistence(timeout: 0))
      #expect(!app.staticTexts["Later"].waitForExistence(timeout: -.infinity))
      #expect(!app.staticTexts["Later"].waitForExistence(timeout: .nan))
      #expect(app.staticTexts["Later"].waitForExistence(timeout: .infinity))
    }

    @Test("wait for the value of a property", arguments: Handmade.allCases)
    func property(_ mode: Handmade) {
      let app = mode.launch("-later")
      let status = app.staticTexts["status"]
      #expect(status.wait(for: \.label, toEqual: "Later", timeout: 10))
      #expect(!status.wait(for: \.label, toEqual: "Never", timeout: 10))
      #expect(!app.staticTexts["Nothing"].wait(for: \.label, toEqual: "Never", timeout: 10))
    }

    @Test("a tap gives what is still to come a moment")
    func implicit() {
      let app = Handmade.process.launch("-later")
      #expect(!app.staticTexts["Later"].waitForExistence(timeout: 2.5))
      app.staticTexts["Later"].tap()
      #expect(app.staticTexts["Later"].exists)
    }

    @Test("time can be advanced without a wait", arguments: Handmade.allCases)
    func advance(_ mode: Handmade) {
      let app = mode.launch("-later")
      app.advanceTime(by: 2.9)
      #expect(!app.staticTexts["Later"].exists)
      app.advanceTime(by: 0.2)
      #expect(app.staticTexts["Later"].exists)
    }

    @Test("for a state of the application")
    func state() {
      let app = Handmade.process.launch()
      #expect(app.wait(for: .runningForeground, timeout: 1))
      #expect(!app.wait(for: .notRunning, timeout: 1))
      app.terminate()
      #expect(app.wait(for: .notRunning, timeout: 1))
    }
  }
}
