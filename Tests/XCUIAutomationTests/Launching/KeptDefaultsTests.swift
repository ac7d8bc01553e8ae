import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Defaults over launches") struct KeptDefaultsTests {
    @Test("What an application set just before it was ended is there when it is launched again")
    func kept() {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-telling"]
      for size in [0, 7] {
        app.launch()
        app.buttons["Arguments"].tap()
        #expect(app.staticTexts["arguments"].label.contains("; \(size) "))
        app.buttons["Save"].tap()
        app.terminate()
      }
    }

    @Test("Documents are there over launches, and not in another test", arguments: 1...2)
    func documents(round: Int) {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-telling"]
      for count in 1...2 {
        app.launch()
        app.buttons["Write"].tap()
        #expect(app.staticTexts["arguments"].label == "lines \(count) true")
        app.terminate()
      }
    }
  }
}
