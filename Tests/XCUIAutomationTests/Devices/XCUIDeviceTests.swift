import FailureTesting
import Foundation
import Testing
import TextUI
import XCUIAutomation

extension ApplicationTests {
  @Suite("The device")
  struct XCUIDeviceTests {
    private let app = XCUIApplication(target: .inProcess(GalleryApp.self))

    @Test("turned, the screen is as wide as it was high")
    func orientation() {
      app.launch()
      #expect(XCUIDevice.shared.orientation == .portrait)
      #expect(app.frame.size == CGSize(width: 80, height: 24))
      XCUIDevice.shared.orientation = .landscapeLeft
      #expect(app.frame.size == CGSize(width: 48, height: 40))
      XCUIDevice.shared.orientation = .landscapeRight
      XCUIDevice.shared.orientation = .faceUp
      #expect(app.frame.size == CGSize(width: 48, height: 40))
      app.launch()
      #expect(app.frame.size == CGSize(width: 48, height: 40))
      XCUIDevice.shared.orientation = .portrait
      #expect(app.frame.size == CGSize(width: 80, height: 24))
      app.launchEnvironment["UITEST_SCREEN_SIZE"] = "49x53"
      app.launch()
      XCUIDevice.shared.orientation = .landscapeLeft
      #expect(app.frame.size == CGSize(width: 106, height: 25))
      XCUIDevice.shared.orientation = .portrait
      #expect(app.frame.size == CGSize(width: 49, height: 53))
    }

    /// The room a view is told that there is.
    private struct Room: View {
      @Environment(\.horizontalSizeClass) private var across
      @Environment(\.verticalSizeClass) private var down

      var body: some View {
        let words = [across, down].map { $0 == .compact ? "little" : "much" }
        Text("\(words[0]) across, \(words[1]) down")
      }
    }

    /// Checks what the view is told, and what the test.
    private func check(_ app: XCUIApplication, _ words: String) {
      #expect(app.staticTexts.firstMatch.label == words)
      for element in [app, app.windows.firstMatch, app.staticTexts.firstMatch] as [XCUIElement] {
        let classes = [element.horizontalSizeClass, element.verticalSizeClass]
          .map { $0 == .compact ? "little" : "much" }
        #expect("\(classes[0]) across, \(classes[1]) down" == words)
      }
    }

    @Test("turned, there is little room down, and no more across, as on a phone")
    func sizeClasses() {
      let app = XCUIApplication(target: .view { Room() })
      app.launchEnvironment["UITEST_SCREEN_SIZE"] = "48x52"
      app.launch()
      check(app, "little across, much down")
      XCUIDevice.shared.orientation = .landscapeLeft
      check(app, "little across, little down")
      app.launch()
      check(app, "little across, little down")
      XCUIDevice.shared.orientation = .faceUp
      check(app, "little across, little down")
      XCUIDevice.shared.orientation = .portrait
      check(app, "little across, much down")
      app.launchEnvironment["UITEST_SCREEN_SIZE"] = "120x40"
      app.launch()
      check(app, "much across, much down")
    }

    @Test("home and back")
    func home() {
      app.launch()
      XCUIDevice.shared.press(.home)
      #expect(app.state == .runningBackground)
      #expect(app.wait(for: .runningBackground, timeout: 1))
      #expect(app.staticTexts["system"].label == "background light")
      app.activate()
      #expect(app.state == .runningForeground)
      #expect(app.staticTexts["system"].label == "active light")
    }

    @Test("what is behind the home screen takes no input, and says so")
    func inputBehindHome() {
      app.launch()
      let button = app.buttons.firstMatch
      #expect(button.isHittable)
      XCUIDevice.shared.press(.home)
      #expect(button.exists && !button.isHittable)
      let failures = recordedFailures { button.tap() }
      #expect(failures.count == 1)
      #expect(
        failures.first?.headline.contains(
          "is not foreground and does not allow background interaction.\nactivate() brings it to the front."
        ) == true)
      app.activate()
      #expect(button.isHittable)
      button.tap()
    }

    @Test("buttons without meaning change nothing")
    func otherButtons() {
      app.launch()
      let failures = recordedFailures {
        XCUIDevice.shared.press(.volumeUp)
        XCUIDevice.shared.press(.volumeUp)
        app.resetAuthorizationStatus(for: .camera)
      }
      #expect(failures.isEmpty)
      #expect(app.state == .runningForeground)
      #expect(XCUIDevice.shared.hasHardwareButton(.home))
      #expect(!XCUIDevice.shared.hasHardwareButton(.camera))
    }

    @Test("light and dark")
    func appearance() {
      app.launch()
      #expect(XCUIDevice.shared.appearance == .unspecified)
      #expect(app.staticTexts["system"].label == "active light")
      XCUIDevice.shared.appearance = .dark
      #expect(app.staticTexts["system"].label == "active dark")
      app.launch()
      #expect(app.staticTexts["system"].label == "active dark")
      XCUIDevice.shared.press(.home)
      #expect(app.staticTexts["system"].label == "background dark")
      XCUIDevice.shared.appearance = .unspecified
      #expect(app.staticTexts["system"].label == "background light")
    }

    @Test("links")
    func links() throws {
      let url = try #require(URL(string: "gallery://fruit/2"))
      app.open(url)
      #expect(app.state == .runningForeground)
      #expect(app.staticTexts["status"].label == "Opened gallery://fruit/2")
      XCUIDevice.shared.press(.home)
      app.open(url)
      #expect(app.state == .runningForeground)
    }

    @Test("an application that takes no links", arguments: Handmade.allCases)
    func noLinks(_ mode: Handmade) throws {
      let url = try #require(URL(string: "none:1"))
      let app = mode.launch()
      let failures = recordedFailures { app.open(url) }
      #expect(
        failures.map(\.headline) == [
          "Failed to open a link with Application 'HandmadeApp': The application takes no links."
        ])
    }
  }
}
