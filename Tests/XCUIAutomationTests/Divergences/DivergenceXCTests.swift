import Foundation
import XCTest
import XCUIAutomation

@testable import XCTestAdditions

/// Shows divergences that no other test shows.
final class DivergenceXCTests: XCTestCase {
  /// A provider of queries that is no element.
  private struct Screen: XCUIElementTypeQueryProvider {
    let app: XCUIApplication
    var firstMatch: XCUIElement { app }

    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
      app.descendants(matching: type)
    }
  }

  func testKeysHaveAnyLength() {
    let key = String(repeating: "x", count: 200)
    XCTAssertFalse(Handmade.inProcess.launch().buttons[key].exists)
  }

  func testAProviderNeedsTwoMembers() {
    let screen = Screen(app: Handmade.inProcess.launch())
    XCTAssertEqual(screen.buttons["Next"].label, "Next")
    XCTAssertEqual(screen.textFields.count, 1)
  }

  func testTheSystemOpensLinksWithTheDefaultTarget() throws {
    XCUIApplication.defaultTarget = .inProcess(GalleryApp.self)
    XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: "other://place")))
    XCTAssertEqual(XCUIApplication().staticTexts["status"].label, "Opened other://place")
  }

  func testQualityHasNoEffect() {
    let screenshot = Handmade.inProcess.launch().screenshot()
    for quality in [XCTAttachment.ImageQuality.original, .medium, .low] {
      let attachment = XCTAttachment(screenshot: screenshot, quality: quality)
      XCTAssertEqual(attachment.uniformTypeIdentifier, "public.png")
      guard case .data(let data) = attachment.payload else { return XCTFail("no data") }
      XCTAssertEqual(data, screenshot.pngRepresentation)
    }
  }
}
