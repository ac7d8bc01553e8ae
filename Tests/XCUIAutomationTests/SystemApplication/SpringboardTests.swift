import AutomationWire
import CrashingApp
import FailureTesting
import Foundation
import Testing
import TextRendering

@testable import HandmadeApp
@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("The system")
  struct SpringboardTests {
    private let app = XCUIApplication(target: .inProcess(PermissionsApp.self))
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    private var answers: String { app.staticTexts["answers"].label }

    // MARK: - Permissions

    @Test("asks for a permission, and brings the answer")
    func permission() {
      app.launch()
      #expect(!springboard.alerts.firstMatch.exists)
      app.buttons["Camera"].tap()
      let alert = springboard.alerts["“PermissionsApp” Would Like to Access the Camera"]
      #expect(alert.waitForExistence(timeout: 5))
      #expect(alert.staticTexts["To scan labels."].exists)
      #expect(alert.buttons.allElementsBoundByIndex.map(\.label) == ["Don’t Allow", "Allow"])
      #expect(app.buttons["Count"].exists)
      #expect(!app.buttons["Count"].isHittable)
      alert.buttons["Allow"].tap()
      #expect(answers == "camera true")
      #expect(app.staticTexts["status"].label == "Camera: authorized")
      #expect(!alert.exists)
      #expect(app.buttons["Count"].isHittable)
    }

    @Test("asks once, also over launches, until the decision is reset")
    func lasting() {
      app.launch()
      app.buttons["Camera"].tap()
      springboard.alerts.firstMatch.buttons.element(boundBy: 0).tap()
      #expect(answers == "camera false")
      app.launch()
      #expect(app.staticTexts["status"].label == "Camera: denied")
      app.buttons["Camera"].tap()
      #expect(answers == "camera false")
      #expect(!springboard.alerts.firstMatch.exists)
      app.resetAuthorizationStatus(for: .camera)
      app.buttons["Camera"].tap()
      springboard.buttons["Allow"].tap()
      #expect(answers == "camera false, camera true")
    }

    @Test("allows once, which a later launch does not know")
    func once() {
      app.launch()
      app.buttons["Location"].tap()
      #expect(springboard.buttons["Allow While Using App"].exists)
      springboard.buttons["Allow Once"].tap()
      #expect(answers == "location true")
      app.launch()
      app.buttons["Location"].tap()
      #expect(springboard.alerts.count == 1)
    }

    @Test("is waited for in the application's time")
    func later() {
      app.launch()
      app.buttons["Later"].tap()
      #expect(!springboard.alerts.firstMatch.waitForExistence(timeout: 2))
      #expect(
        springboard.alerts["“PermissionsApp” Would Like to Send You Notifications"]
          .waitForExistence(timeout: 5))
      #expect(!springboard.alerts["Never"].waitForExistence(timeout: 1))
    }

    @Test("asks for everything, one after the other")
    func everything() {
      app.launch()
      app.buttons["All"].tap()
      var titles: Set<String> = []
      for _ in ProtectedResource.allCases {
        #expect(springboard.alerts.count == 1)
        titles.insert(springboard.alerts.firstMatch.label)
        springboard.alerts.firstMatch.buttons.element(boundBy: 1).tap()
      }
      #expect(titles.count == ProtectedResource.allCases.count)
      #expect(titles.allSatisfy { $0.contains("“PermissionsApp”") })
      #expect(!springboard.alerts.firstMatch.exists)
      let answered = Set(answers.split(separator: ", ").map { $0.split(separator: " ")[0] })
      #expect(answered == Set(ProtectedResource.allCases.map { Substring($0.rawValue) }))
    }

    @Test("an action meanwhile fails, and says what is asked")
    func blocked() {
      app.launch()
      app.buttons["Camera"].tap()
      let failures = recordedFailures {
        app.buttons["Count"].tap()
        app.sliders["slider"].adjust(toNormalizedSliderPosition: 0.2)
      }
      let reason = """
        The system asks "“PermissionsApp” Would Like to Access the Camera", and the application takes no input.
        Answer with XCUIApplication(bundleIdentifier: "com.apple.springboard"), whose alert has the buttons "Don’t Allow", "Allow",
        or in a handler of addUIInterruptionMonitor(withDescription:handler:).
        """
      #expect(
        failures.map(\.headline) == [
          "Failed to tap \"Count\" Button: \(reason)",
          "Failed to adjust \"slider\" Slider to normalized slider position 0.2: \(reason)",
        ])
      #expect(app.staticTexts["count"].label == "Count: 0")
    }

    @Test("a wait in vain meanwhile says what is asked")
    func blockedWait() throws {
      app.launch()
      app.buttons["Camera"].tap()
      #expect(!app.staticTexts["Never"].waitForExistence(timeout: 1))
      let wait = try #require(TestScope.current.failedWait)
      #expect(
        wait.pendingLines.first
          == #"The system asks "“PermissionsApp” Would Like to Access the Camera", and the application takes no input."#
      )
      #expect(wait.pendingLines.dropFirst().first?.hasPrefix("Answer with ") == true)
    }

    @Test("the screen shows the alert over the application")
    func picture() {
      app.launch()
      app.buttons["Camera"].tap()
      let lines = XCUIScreen.main.screenshot().textLines
      #expect(lines.contains { $0.contains("Camera: not determined") })
      #expect(
        lines[8...15].joined(separator: "\n") == """
                         ╭────────────────────────────────────────────────╮
                         │   “PermissionsApp” Would Like to Access the    │
                         │                     Camera                     │
                         │                To scan labels.                 │
                         │                                                │
                         │                  Don’t Allow                   │
                         │                     Allow                      │
                         ╰────────────────────────────────────────────────╯
          """)
    }

    // MARK: - The pasteboard

    @Test("the test and its applications share a pasteboard")
    func pasteboard() {
      let other = XCUIApplication(target: .inProcess(PermissionsApp.self), instance: "other")
      app.launch()
      other.launch()
      app.buttons["Paste"].tap()
      #expect(answers == "nothing")
      app.buttons["Copy"].tap()
      #expect(UIPasteboard.general.string == "copied 0")
      other.buttons["Paste"].tap()
      #expect(other.staticTexts["answers"].label == "copied 0")
      UIPasteboard.general.string = "from the test"
      app.buttons["Paste"].tap()
      #expect(answers == "nothing, from the test")
      app.launch()
      app.buttons["Paste"].tap()
      #expect(answers == "from the test")
    }

    @Test("an application knows at its launch what is on the pasteboard")
    func pasteboardAtLaunch() {
      UIPasteboard.general.string = "copied before"
      app.launch()
      #expect(app.staticTexts["clip"].label == "copied before")
      UIPasteboard.general.string = nil
      app.launch()
      #expect(app.staticTexts["clip"].label == "nothing")
    }

    // MARK: - The home screen

    @Test("shows icons, which open applications")
    func home() {
      app.launch()
      #expect(springboard.state == .runningBackground)
      let icon = springboard.icons["PermissionsApp"]
      #expect(icon.exists)
      #expect(!icon.isHittable)
      XCUIDevice.shared.press(.home)
      #expect(app.state == .runningBackground)
      #expect(springboard.state == .runningForeground)
      #expect(XCUIScreen.main.screenshot().textLines.contains { $0.contains("PermissionsApp") })
      app.terminate()
      icon.tap()
      #expect(app.state == .runningForeground)
      springboard.activate()
      #expect(app.state == .runningBackground)
      icon.tap()
      #expect(app.state == .runningForeground)
      #expect(app.staticTexts["count"].label == "Count: 0")
    }

    @Test("an icon behind an application is covered by it")
    func behind() {
      app.launch()
      let failures = recordedFailures { springboard.icons["PermissionsApp"].tap() }
      #expect(
        failures.map(\.headline) == [
          "Failed to tap \"PermissionsApp\" Icon: Not hittable: it exists, but is covered by Application \"PermissionsApp\"."
        ])
    }

    @Test("deletes an application with its data")
    func delete() {
      app.launch()
      app.buttons["Camera"].tap()
      springboard.buttons["Allow"].tap()
      app.terminate()
      let icon = springboard.icons["PermissionsApp"]
      icon.press(forDuration: 1.3)
      springboard.buttons["Remove App"].tap()
      #expect(springboard.alerts["Remove “PermissionsApp”?"].buttons.count == 3)
      springboard.alerts.buttons["Delete App"].tap()
      springboard.alerts["Delete “PermissionsApp”?"].buttons["Delete"].tap()
      #expect(!icon.exists)
      #expect(!springboard.alerts.firstMatch.exists)
      app.launch()
      #expect(app.staticTexts["status"].label == "Camera: not determined")
      #expect(icon.exists)
    }

    @Test("deletes the files of an application that is a process")
    func deleteFiles() throws {
      let app = XCUIApplication(target: .executable("HandmadeApp"))
      app.launch()
      let folder = try #require(TestScope.current.folder(of: app.plan.application))
      #expect(FileManager.default.fileExists(atPath: folder))
      XCUIDevice.shared.press(.home)
      springboard.icons["HandmadeApp"].press(forDuration: 1)
      springboard.buttons["com.apple.springboardhome.application-shortcut-item.remove-app"].tap()
      springboard.buttons["Delete App"].tap()
      springboard.buttons["Delete"].tap()
      #expect(app.state == .notRunning)
      #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("icons are edited, kept and taken away")
    func editing() {
      app.launch()
      springboard.activate()
      let icon = springboard.icons["PermissionsApp"]
      icon.press(forDuration: 1)
      springboard.buttons["Edit Home Screen"].tap()
      icon.buttons["DeleteButton"].tap()
      springboard.alerts.buttons["Cancel"].tap()
      springboard.buttons["Done"].tap()
      #expect(!icon.buttons["DeleteButton"].exists)
      app.terminate()
      icon.press(forDuration: 1)
      springboard.buttons["Remove App"].tap()
      springboard.buttons["Remove from Home Screen"].tap()
      #expect(!icon.exists)
    }

    @Test("applications have the names that the suite gave them")
    func names() {
      XCUIApplication.register(
        .inProcess(PermissionsApp.self), forBundleIdentifier: "example.permissions",
        displayName: "Permissions")
      let app = XCUIApplication(bundleIdentifier: "example.permissions")
      app.launch()
      app.buttons["Camera"].tap()
      #expect(
        springboard.alerts["“Permissions” Would Like to Access the Camera"].exists)
      springboard.buttons["Allow"].tap()
      XCUIDevice.shared.press(.home)
      #expect(springboard.icons["Permissions"].isHittable)
      XCUIApplication.register(
        .inProcess(PermissionsApp.self), forBundleIdentifier: "example.permissions")
    }

    // MARK: - The switcher

    @Test("shows the applications that run, as cards")
    func switcher() {
      let other = XCUIApplication(target: .executable("HandmadeApp"))
      app.launch()
      other.launch()
      let bottom = springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.99))
      let middle = springboard.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      bottom.press(
        forDuration: 0.05, thenDragTo: middle, withVelocity: .slow, thenHoldForDuration: 1)
      let cards = springboard.otherElements.matching(
        NSPredicate(format: "identifier BEGINSWITH 'card:'"))
      #expect(cards.allElementsBoundByIndex.map(\.label) == ["HandmadeApp", "PermissionsApp"])
      #expect(
        cards.element(boundBy: 0).identifier == "card:HandmadeApp:sceneID:HandmadeApp-default")
      cards.element(boundBy: 0).swipeUp()
      #expect(other.state == .notRunning)
      #expect(cards.count == 1)
      cards.firstMatch.tap()
      #expect(app.state == .runningForeground)
      bottom.press(forDuration: 0.05, thenDragTo: middle)
      #expect(app.state == .runningBackground)
      #expect(cards.count == 0)
    }

    // MARK: - What has no meaning

    @Test("runs always")
    func life() {
      #expect(springboard.state == .runningForeground)
      springboard.terminate()
      springboard.launch()
      #expect(springboard.state == .runningForeground)
      #expect(springboard.debugDescription.contains("identifier: 'com.apple.springboard'"))
    }
  }
}

extension XCUIScreenshot {
  /// The rows of the picture.
  var textLines: [String] { grid.lines() }
}
