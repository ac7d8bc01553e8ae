import FailureTesting
import Foundation
import Testing
import TextRendering

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Screenshots")
  struct ScreenshotTests {
    /// The text of a picture, without blank rows at its end.
    private func text(_ screenshot: XCUIScreenshot) -> [String] {
      var rows = screenshot.grid.lines()
      while rows.last == "" { rows.removeLast() }
      return rows
    }

    @Test("of an application", arguments: Handmade.allCases)
    func application(_ mode: Handmade) throws {
      let app = mode.launch()
      let screenshot = app.screenshot()
      #expect(text(screenshot).prefix(2) == ["Ready", "[Next] [Off] [Same] [Same]"])
      #expect(screenshot.image.size == CGSize(width: 80, height: 24))
      #expect(text(XCUIScreen.main.screenshot()) == text(screenshot))
      #expect(XCUIScreen.screens.count == 1)
    }

    @Test("of an element, as far as it is on the screen")
    func element() throws {
      let app = Handmade.inProcess.launch()
      #expect(text(app.buttons["Off"].screenshot()) == ["[Off]"])
      #expect(app.buttons["Off"].screenshot().grid.width == 5)
      app.cells["Row 20"].tap()
      #expect(
        text(app.collectionViews.firstMatch.screenshot())
          == ["Row 17", "Row 18", "Row 19", "Row 20"])
    }

    @Test("is a PNG file, and the same for the same screen")
    func png() throws {
      let app = Handmade.inProcess.launch()
      let data = app.screenshot().pngRepresentation
      #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      #expect(app.screenshot().image.pngData() == data)
      app.buttons["Next"].tap()
      #expect(app.screenshot().pngRepresentation != data)
    }

    @Test("without an application is blank")
    func nothingRuns() {
      #expect(!text(XCUIScreen.main.screenshot()).contains { $0.contains("Next") })
      #expect(XCUIScreen.main.screenshot().image.size == CGSize(width: 80, height: 24))
    }

    @Test("of what is not there fails the test, and is blank")
    func missing() {
      let app = Handmade.inProcess.launch()
      let failures = recordedFailures {
        #expect(text(app.buttons["Nothing"].screenshot()) == [])
        _ = app.cells["Row 29"].screenshot()
      }
      #expect(
        failures.map { $0.text.components(separatedBy: "\n").first } == [
          "Failed to get screenshot of \"Nothing\" Button: "
            + "No matches found for Elements matching predicate '\"Nothing\" IN identifiers'.",
          "Failed to get screenshot of \"Row 29\" Cell: Not hittable: it exists, but is off the screen: "
            + "Cell, {{0.0, 33.0}, {20.0, 1.0}}, label: 'Row 29'.",
        ])
    }

    @Test("can be attached")
    func attachments() {
      let screenshot = XCUIScreenshot.blank
      for attachment in [
        XCTAttachment(screenshot: screenshot),
        XCTAttachment(screenshot: screenshot, quality: .low),
        XCTAttachment(image: screenshot.image),
        XCTAttachment(image: screenshot.image, quality: .original),
      ] {
        #expect(attachment.uniformTypeIdentifier == "public.png")
        #expect(attachment.lifetime == .deleteOnSuccess)
      }
    }
  }
}
