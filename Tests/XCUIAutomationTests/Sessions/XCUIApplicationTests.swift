import FailureTesting
import Foundation
import Glibc
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Applications")
  struct XCUIApplicationTests {
    @Test("are launched, ended and launched again", arguments: Handmade.allCases)
    func life(_ mode: Handmade) {
      let app = mode.app
      #expect(app.state == .notRunning)
      #expect(!app.exists)
      app.launchArguments = ["-a", "b c"]
      app.launchEnvironment = ["HANDMADE": "x=y"]
      app.launch()
      #expect(app.state == .runningForeground)
      #expect(app.staticTexts["arguments"].label == "-a b c")
      #expect(app.staticTexts["variable"].label == "x=y")
      app.buttons["Next"].tap()
      app.launchArguments = []
      app.launch()
      #expect(app.staticTexts["status"].label == "Ready")
      #expect(app.staticTexts["arguments"].label == "")
      app.terminate()
      #expect(app.state == .notRunning)
      #expect(!app.buttons["Next"].exists)
      #expect(!app.buttons["Next"].waitForExistence(timeout: 10))
      app.terminate()
    }

    @Test("go to the background and come back", arguments: Handmade.allCases)
    func phases(_ mode: Handmade) {
      let app = mode.launch("-x")
      XCUIDevice.shared.press(.home)
      #expect(app.state == .runningBackground)
      #expect(app.staticTexts["status"].label == "Phase background")
      app.activate()
      #expect(app.state == .runningForeground)
      #expect(app.staticTexts["status"].label == "Phase active")
      app.terminate()
      mode.app.activate()
      #expect(app.staticTexts["arguments"].label == "-x")
    }

    @Test("two objects mean one application", arguments: Handmade.allCases)
    func proxies(_ mode: Handmade) {
      let app = mode.launch()
      let other = mode.app
      other.buttons["Next"].tap()
      #expect(app.staticTexts["status"].label == "Tapped Next 1")
      #expect(other.processIdentifier == app.processIdentifier)
      other.terminate()
      #expect(app.state == .notRunning)
    }

    @Test("instances of one target are two applications", arguments: Handmade.allCases)
    func instances(_ mode: Handmade) {
      let left = XCUIApplication(target: mode.target, instance: "left")
      let right = XCUIApplication(target: mode.target, instance: "right")
      left.launch()
      right.launch()
      left.buttons["Next"].tap()
      #expect(left.staticTexts["status"].label == "Tapped Next 1")
      #expect(right.staticTexts["status"].label == "Ready")
      left.terminate()
      #expect(right.state == .runningForeground)
    }

    @Test("run in a process of their own, or in this one")
    func processes() {
      let own = Handmade.process.launch()
      let here = Handmade.inProcess.launch()
      #expect(own.processIdentifier != getpid())
      #expect(here.processIdentifier == getpid())
    }

    @Test("end with their process, and with the test")
    func ends() throws {
      let scope = TestScope()
      let number = try TestScope.$ofTask.withValue(scope) {
        let app = Handmade.process.launch("-home")
        let home = app.staticTexts["home"].label
        #expect(FileManager.default.fileExists(atPath: home))
        let number = try #require(app.processIdentifier)
        scope.end()
        #expect(!FileManager.default.fileExists(atPath: home))
        return number
      }
      #expect(kill(number, 0) == -1)
    }

    @Test("keep their folders over a launch")
    func folders() {
      let app = Handmade.process.launch("-home")
      let home = app.staticTexts["home"].label
      #expect(home != NSHomeDirectory())
      app.launch()
      #expect(app.staticTexts["home"].label == home)
      let other = XCUIApplication(target: Handmade.process.target, instance: "other")
      other.launchArguments = ["-home"]
      other.launch()
      #expect(other.staticTexts["home"].label != home)
    }

    @Test("the screen is as large as the environment says", arguments: Handmade.allCases)
    func screenSize(_ mode: Handmade) {
      let app = mode.app
      app.launchEnvironment["UITEST_SCREEN_SIZE"] = "100x30"
      app.launch()
      #expect(app.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    }

    @Test("a signal from outside is noticed")
    func killed() throws {
      let app = Handmade.process.launch()
      kill(try #require(app.processIdentifier), SIGKILL)
      let failures = recordedFailures {
        app.buttons["Next"].tap()
        app.buttons["Next"].tap()
        #expect(!app.buttons["Next"].exists)
      }
      #expect(failures.count == 2)
      #expect(app.state == .notRunning)
      app.launch()
      #expect(app.buttons["Next"].exists)
    }

    @Test("the trait gives a test a scope")
    func trait() {
      #expect(TestScope.ofTask != nil)
      #expect(TestScope.current === TestScope.ofTask)
    }

    @Test("parallel tests have applications of their own")
    func scopes() async {
      let names = await withTaskGroup(of: String.self) { group in
        for index in 0..<4 {
          group.addTask {
            let scope = TestScope()
            return TestScope.$ofTask.withValue(scope) {
              defer { scope.end() }
              return Handmade.process.launch("-\(index)").staticTexts["arguments"].label
            }
          }
        }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(names == ["-0", "-1", "-2", "-3"])
    }
  }
}
