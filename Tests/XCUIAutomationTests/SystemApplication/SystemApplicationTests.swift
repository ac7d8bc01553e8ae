import CrashingApp
import FailureTesting
import Foundation
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("The system's applications")
  struct SystemApplicationTests {
    private let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
    private let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    private var address: XCUIElement { safari.textFields["Address"] }

    private func launch(_ place: HostEventsTests.Place) -> XCUIApplication {
      let app = XCUIApplication(
        target: place == .here ? .inProcess(LinkingApp.self) : place.target)
      app.launchArguments = ["-linking"]
      app.launch()
      return app
    }

    @Test("a link leads to the browser, and back", arguments: HostEventsTests.Place.allCases)
    func link(_ place: HostEventsTests.Place) {
      let app = launch(place)
      #expect(safari.state == .notRunning)
      #expect(!address.exists)
      app.links["Terms"].tap()
      #expect(safari.wait(for: .runningForeground, timeout: 5))
      #expect(app.state == .runningBackground)
      #expect(app.staticTexts["phases"].label == "active, inactive, background")
      #expect(address.waitForExistence(timeout: 5))
      #expect(address.value as? String == "example.com")
      address.tap()
      #expect(address.value as? String == "https://www.example.com/terms")
      app.activate()
      #expect(app.state == .runningForeground)
      #expect(safari.state == .runningBackground)
      #expect(app.staticTexts["phases"].label.hasSuffix("active"))
      #expect(app.openedURLs.map(\.path) == ["/terms"])
      safari.terminate()
      #expect(safari.state == .notRunning)
      #expect(app.state == .runningForeground)
    }

    @Test("a tap that leads to the browser was not in vain")
    func steps() {
      let app = XCUIApplication(target: .inProcess(TellingApp.self))
      app.launch()
      app.buttons["Open"].tap()
      app.activate()
      app.buttons["Open"].tap()
      let text = recordedFailures { app.buttons["Nobody"].tap() }.first?.text ?? ""
      #expect(text.contains(#"tap "Open" Button, at SystemApplicationTests.swift:"#), "\(text)")
      #expect(!text.contains("nothing on the screen changed"), "\(text)")
    }

    @Test("what the application opens itself, or nothing opens, leads nowhere")
    func nowhere() {
      let app = launch(.here)
      app.links["Mail"].tap()
      app.links["Here"].tap()
      #expect(app.state == .runningForeground)
      #expect(safari.state == .notRunning)
      #expect(app.openedURLs.map(\.absoluteString) == ["mailto:somebody@example.com"])
    }

    @Test("the settings are those of the application", arguments: HostEventsTests.Place.allCases)
    func settingsOfApplication(_ place: HostEventsTests.Place) {
      let app = launch(place)
      app.buttons["Settings"].tap()
      #expect(settings.wait(for: .runningForeground, timeout: 5))
      let name = place == .here ? "LinkingApp" : "CrashingApp"
      #expect(settings.navigationBars[name].exists)
      settings.terminate()
      #expect(app.state == .runningBackground)
      settings.launch()
      #expect(settings.navigationBars["Settings"].exists)
    }

    @Test("a link that is typed is opened with the application, which is asked about first")
    func typed() {
      let app = launch(.here)
      safari.launch()
      #expect(app.state == .runningBackground)
      #expect(address.value as? String == "Search or enter website name")
      #expect(address.placeholderValue == "Search or enter website name")
      address.tap()
      address.typeText("linking://articles/3\n")
      #expect(safari.alerts["Open this page in “LinkingApp”?"].exists)
      safari.buttons["Open"].tap()
      #expect(app.wait(for: .runningForeground, timeout: 5))
      #expect(app.staticTexts["opened"].label == "Opened: linking://articles/3")
      #expect(safari.state == .runningBackground)
    }

    @Test("a link can be declined, and an application that does not run is launched for one")
    func declined() {
      let app = launch(.here)
      app.terminate()
      safari.activate()
      address.tap()
      safari.typeText("linking://a")
      safari.keyboards.buttons["Go"].tap()
      safari.buttons["Cancel"].tap()
      #expect(app.state == .notRunning)
      address.tap()
      safari.typeText("linking://b" + XCUIKeyboardKey.return.rawValue)
      safari.buttons["Open"].tap()
      #expect(app.staticTexts["opened"].label == "Opened: linking://b")
    }

    @Test("home, a launch and the home screen leave the browser")
    func leaving() {
      let app = launch(.here)
      safari.launch()
      #expect(springboard.state == .runningBackground)
      XCUIDevice.shared.press(.home)
      #expect(safari.state == .runningBackground)
      #expect(springboard.state == .runningForeground)
      safari.activate()
      springboard.activate()
      #expect(safari.state == .runningBackground)
      safari.activate()
      app.launch()
      #expect(safari.state == .runningBackground)
      #expect(app.state == .runningForeground)
    }

    @Test("the screen shows the browser while it is in front")
    func picture() {
      _ = launch(.here)
      safari.launch()
      address.tap()
      safari.typeText("example.com/a\n")
      let text = XCUIScreen.main.screenshot().textLines.joined(separator: "\n")
      #expect(text.contains("│ example.com "), "\(text)")
      #expect(text.contains("https://example.com/a is not loaded"), "\(text)")
      #expect(springboard.screenshot().textLines.joined(separator: "\n").contains("│ example.com "))
    }

    @Test("the browser that is not there says so")
    func absent() {
      _ = launch(.here)
      let failures = recordedFailures { address.tap() }
      #expect(
        failures.first?.text.contains("com.apple.mobilesafari") ?? false,
        "\(failures.map(\.text))")
    }
  }

  @Suite("What the browser shows")
  struct BrowserPageTests {
    private func page(typing text: String, from address: String = "") -> BrowserPage {
      var page = BrowserPage(address: address)
      page.edit()
      for press in TypedText.presses(for: text) { page.take(press.key) }
      return page
    }

    @Test(
      "an address is completed, and words are searched for",
      arguments: [
        ("https://a.example/b\n", "https://a.example/b"), ("a.example\n", "https://a.example"),
        ("localhost:8080\n", "http://localhost:8080"),
        ("two words\n", "https://www.google.com/search?q=two%20words"),
        ("word\n", "https://www.google.com/search?q=word"), ("\n", "https://before.example"),
        ("http://localhost:8080/new\n", "http://localhost:8080/new"),
      ])
    func address(_ typed: String, _ address: String) {
      let page = page(typing: typed, from: "https://before.example")
      #expect(page.address == address)
      #expect(page.typed == nil)
      #expect(page.asked == nil)
    }

    @Test("the first key takes the place of all there was, and delete takes the last away")
    func editing() {
      #expect(page(typing: "ab\u{8}", from: "https://before.example").typed == "a")
      #expect(page(typing: "\u{8}", from: "https://before.example").typed == "")
      #expect(page(typing: "", from: "https://before.example").field == "https://before.example")
      #expect(page(typing: "\u{1B}", from: "https://www.b.example").field == "b.example")
    }

    @Test("a link of an application's is asked about")
    func asked() {
      let page = page(typing: "myapp://open?x=1\n")
      #expect(page.asked?.absoluteString == "myapp://open?x=1")
      #expect(page.address == "")
    }
  }
}
