import AccessibilityTree
import Foundation
import Testing
import TextUI

@testable import HandmadeApp
@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("VoiceOver")
  struct VoiceOverTests {
    private let voiceOver = XCUIDevice.shared.voiceOverService

    /// What is said on the way from the first element to the last.
    private func everything() throws -> [String] {
      try voiceOver.enable()
      var spoken = [try voiceOver.currentSpeech().utterance]
      while let next = try? voiceOver.moveForward() { spoken.append(next.utterance) }
      return spoken
    }

    @Test("says what is on the screen, in order")
    func forward() throws {
      let app = XCUIApplication(target: .inProcess(GalleryApp.self))
      app.launch()
      app.buttons["Press"].tap()
      let spoken = try everything()
      #expect(
        spoken == [
          "Pressed", "active light", "50%, adjustable", "Apple, adjustable",
          "selected, Apple, button", "Pear, button", "Plum, button", "Name, text field",
          "Press, button. Says so above.", "Off, button, dimmed",
        ])
      #expect(try voiceOver.moveBackward().utterance == "Press, button. Says so above.")
    }

    /// A view that is read alone, beside another.
    struct StandingApp: App {
      var body: some Scene {
        WindowGroup {
          VStack {
            HStack {
              Text("12")
              Image(systemName: "flame").accessibilityLabel("")
            }
            .accessibilityElement(children: .ignore).accessibilityLabel("Twelve days")
            Text("After")
          }
        }
      }
    }

    @Test("says nothing of what is inside an element that is read alone, which queries find")
    func alone() throws {
      let app = XCUIApplication(target: .inProcess(StandingApp.self))
      app.launch()
      #expect(try everything() == ["Twelve days", "After"])
      #expect(app.otherElements["Twelve days"].staticTexts["12"].isHittable)
      #expect(app.images.count == 1)
      try app.performAccessibilityAudit()
    }

    @Test("says only what is inside an alert")
    func modal() throws {
      let app = Handmade.inProcess.launch()
      app.buttons["Reset"].tap()
      let spoken = try everything()
      #expect(spoken == ["Really?", "OK, button"])
      app.buttons["OK"].tap()
      #expect(try voiceOver.currentSpeech().utterance != "OK, button")
    }

    @Test("goes out of containers and into them, and on")
    func containers() throws {
      let app = Handmade.inProcess.launch()
      try voiceOver.enable()
      while try voiceOver.moveForward().utterance != "Row 1" {}
      #expect(try voiceOver.moveOut().utterance == "Row 1, cell")
      let table = try voiceOver.moveOut().utterance
      #expect(table == "list")
      #expect(try voiceOver.moveIn().utterance == "Row 0")
      #expect(app.state == .runningForeground)
    }

    @Test("says what the system asks")
    func system() throws {
      let app = XCUIApplication(target: .inProcess(PermissionsApp.self))
      app.launch()
      app.buttons["Camera"].tap()
      let spoken = try everything()
      #expect(
        spoken == [
          "“PermissionsApp” Would Like to Access the Camera", "To scan labels.",
          "Don’t Allow, button", "Allow, button",
        ])
    }

    @Test("words for kinds and states")
    func words() {
      let tree = SampleTree.plain
      let spoken = Speech.order(in: tree).compactMap { id in
        tree[id].map { Speech.text(of: $0, in: tree) }
      }
      #expect(
        spoken == [
          "Home, button", "Articles", "One", "Like, button", "Two", "Like, button, dimmed",
          "Deep, button", "Email, text field", "Wi-Fi, switch, on",
        ])
    }

    @Test("says nothing while it is off, and after the last element")
    func errors() throws {
      #expect(throws: XCUIVoiceOverService.Error(code: .notRunning)) {
        try voiceOver.moveForward()
      }
      #expect(
        "\(XCUIVoiceOverService.Error(code: .notRunning))"
          == "VoiceOver is off: call enable() first.")
      let app = XCUIApplication(target: .inProcess(GalleryApp.self))
      app.launch()
      _ = try everything()
      #expect(throws: XCUIVoiceOverService.Error(code: .noSpeech)) { try voiceOver.moveForward() }
      #expect(try voiceOver.currentSpeech().utterance == "Off, button, dimmed")
      try voiceOver.disable()
      #expect(!voiceOver.isEnabled)
    }
  }
}
