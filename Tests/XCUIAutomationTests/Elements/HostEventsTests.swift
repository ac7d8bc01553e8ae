import CrashingApp
import Foundation
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Announcements and opened links")
  struct HostEventsTests {
    /// In which process the application runs.
    enum Place: CaseIterable {
      case here
      case process

      var target: ApplicationTarget {
        self == .here ? .inProcess(TellingApp.self) : .executable("CrashingApp")
      }
    }

    private func launch(_ place: Place) -> XCUIApplication {
      let app = XCUIApplication(target: place.target)
      app.launchArguments = ["-telling"]
      app.launch()
      return app
    }

    @Test("announcements are read in order, since launch", arguments: Place.allCases)
    func announcements(_ place: Place) {
      let app = launch(place)
      #expect(app.announcements.isEmpty)
      app.buttons["Announce"].tap()
      app.buttons["Announce"].tap()
      #expect(app.announcements == ["Number 1", "Number 2"])
      #expect(app.announcements == ["Number 1", "Number 2"])
      app.buttons["Later"].tap()
      #expect(app.announcements.count == 2)
      app.advanceTime(by: 5)
      #expect(app.announcements.last == "Late")
      app.terminate()
      #expect(app.announcements.last == "Late")
      app.launch()
      #expect(app.announcements.isEmpty)
    }

    @Test("links are read in order, and not opened", arguments: Place.allCases)
    func links(_ place: Place) {
      let app = launch(place)
      app.buttons["Open"].tap()
      #expect(app.openedURLs.map(\.path) == ["/terms", "/privacy"])
      #expect(app.announcements.isEmpty)
    }

    @Test("VoiceOver says an announcement once, until it goes on")
    func spoken() throws {
      let voiceOver = XCUIDevice.shared.voiceOverService
      let app = launch(.here)
      app.buttons["Announce"].tap()
      try voiceOver.enable()
      #expect(try voiceOver.currentSpeech().utterance == "Announced: 1")
      app.buttons["Announce"].tap()
      #expect(try voiceOver.currentSpeech().utterance == "Number 2")
      #expect(try voiceOver.currentSpeech().utterance == "Announced: 2")
      app.buttons["Announce"].tap()
      #expect(try voiceOver.moveForward().utterance == "Announce, button")
      #expect(try voiceOver.currentSpeech().utterance == "Announce, button")
    }
  }
}
