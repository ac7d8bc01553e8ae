import FailureTesting
import Foundation
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Bundle identifiers")
  struct BundleIdentifierTests {
    @Test("a registered one stands for its target")
    func registered() {
      XCUIApplication.register(
        .inProcess(GalleryApp.self), forBundleIdentifier: "com.example.gallery")
      let app = XCUIApplication(bundleIdentifier: "com.example.gallery")
      app.launch()
      #expect(app.buttons["Press"].exists)
      #expect(XCUIApplication(target: .inProcess(GalleryApp.self)).state == .runningForeground)
    }

    @Test("two applications at once")
    func two() {
      XCUIApplication.register(
        .inProcess(GalleryApp.self), forBundleIdentifier: "com.example.gallery")
      let gallery = XCUIApplication(bundleIdentifier: "com.example.gallery")
      let race = XCUIApplication(target: .inProcess(RaceApp.self))
      gallery.launch()
      race.launch()
      race.buttons["Race"].tap()
      gallery.buttons["Press"].tap()
      UITestTime.pass(2)
      #expect(race.staticTexts["winner"].label == "Winner: second")
      #expect(gallery.staticTexts["status"].label == "Pressed")
    }

    @Test("one that nobody registered cannot be launched")
    func unregistered() {
      let app = XCUIApplication(bundleIdentifier: "com.example.nobody")
      #expect(app.state == .notRunning)
      let failures = recordedFailures { app.launch() }
      #expect(failures.count == 1)
      let text = failures.first?.text ?? ""
      #expect(
        text.hasPrefix(
          "Failed to launch com.example.nobody: There is no executable \"com.example.nobody\"."
        ) || text.contains("There is no executable \"com.example.nobody\"."), "\(text)")
      #expect(
        text.contains(
          "A bundle identifier is given a target with XCUIApplication.register(_:forBundleIdentifier:)."
        ))
    }

    @Test("one that ends with the name of the default target is that")
    func named() {
      let scope = TestScope(target: .inProcess(GalleryApp.self))
      TestScope.$ofTask.withValue(scope) {
        func target(_ name: String) -> ApplicationTarget {
          XCUIApplication(bundleIdentifier: name).plan.application.resolvedTarget
        }
        let gallery = ApplicationTarget.inProcess(GalleryApp.self)
        #expect(target("com.example.GalleryApp") == gallery)
        #expect(target("org.me.galleryapp") == gallery)
        #expect(target("com.example.Gallery") == .executable("com.example.Gallery"))
        #expect(target("com.apple.GalleryApp") == .executable("com.apple.GalleryApp"))
      }
    }

    @Test(
      "an application of the system says what there is instead",
      arguments: ["com.apple.Health", "com.apple.MobileSMS"])
    func system(_ name: String) {
      let app = XCUIApplication(bundleIdentifier: name)
      for launch in [{ app.launch() }, { app.activate() }] {
        let text = recordedFailures(launch).first?.text ?? ""
        #expect(
          text.contains(
            """
            Of the system's applications only com.apple.springboard, com.apple.mobilesafari and com.apple.Preferences exist here, not "\(name)".
            Say what stands for it: XCUIApplication.register(.executable("MyApp"), forBundleIdentifier: "\(name)").
            """), "\(text)")
      }
    }

    @Test("one of the system's that stands for another is launched")
    func registeredSystem() {
      XCUIApplication.register(
        .inProcess(GalleryApp.self), forBundleIdentifier: "com.apple.MobileAddressBook")
      let app = XCUIApplication(bundleIdentifier: "com.apple.MobileAddressBook")
      app.launch()
      #expect(app.buttons["Press"].exists)
    }

    @Test("sleeps cost the application's time only")
    func sleeps() {
      let app = XCUIApplication(target: .inProcess(RaceApp.self))
      app.launch()
      app.buttons["Race"].tap()
      let begin = ContinuousClock.now
      #expect(UITestTime.usleep(500_000) == 0)
      #expect(app.staticTexts["winner"].label == "Winner: nobody")
      #expect(UITestTime.sleep(3_600) == 0)
      #expect(app.staticTexts["winner"].label == "Winner: second")
      #expect(begin.duration(to: .now) < .seconds(600))
    }
  }
}
