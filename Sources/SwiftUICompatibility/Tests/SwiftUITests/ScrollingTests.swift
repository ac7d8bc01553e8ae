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

  func testABehaviourOfTheAuthorsCountsInPoints() {
    launchApp()
    let first = app.staticTexts["Item 2"].coordinate(withNormalizedOffset: .zero)
    first.press(forDuration: 0, thenDragTo: first.withOffset(CGVector(dx: 0, dy: -5)))
    // Five rows are 80 points: an item and a quarter.
    XCTAssertTrue(app.staticTexts["offset 64 of 3,840, rested at 64"].exists)
  }
}
