import AutomationTools_Core
import XCTest

/// What tells of scrolling and what scrolls to a place, in files that import SwiftUI.
final class ScrollingTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(ScrollingApp.self) }

  func testOffsetsAndPlacesAreInPoints() {
    launchApp()
    XCTAssertTrue(app.staticTexts["offset 0 of 3,840, rested at 0"].exists)
    XCTAssertFalse(app.buttons["Back to top"].exists)
    app.buttons["To 1280"].tap()
    XCTAssertTrue(app.staticTexts["Item 20"].isHittable)
    XCTAssertFalse(app.staticTexts["Item 19"].isHittable)
    XCTAssertTrue(app.staticTexts["offset 1,280 of 3,840, rested at 1,280"].exists)
    app.buttons["Back to top"].tap()
    XCTAssertTrue(app.staticTexts["offset 0 of 3,840, rested at 0"].exists)
  }
}
