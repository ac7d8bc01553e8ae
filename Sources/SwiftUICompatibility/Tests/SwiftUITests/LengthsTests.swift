import AutomationTools_Core
import SwiftUI
import XCTest

/// Lengths of files that import SwiftUI are points, eight by sixteen in a cell.
final class LengthsTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(LengthsApp.self) }

  override func setUp() {
    super.setUp()
    launchApp()
  }

  private func frame(_ name: String) -> CGRect { app.staticTexts[name].frame }

  /// 24 points beside each other are three columns, 16 below each other one row, and 8 none.
  func testRoomBetweenViews() {
    XCTAssertEqual(frame("second").minX - frame("first").maxX, 3)
    XCTAssertEqual(frame("lower").minY - frame("upper").maxY, 0)
    XCTAssertEqual(frame("upper").minY - frame("first").maxY, 1)
  }

  func testRoomAround() {
    XCTAssertEqual(frame("padded").minX - frame("first").minX, 2)
    XCTAssertEqual(frame("padded").minY - frame("lower").maxY, 2, "A row between, and one around")
  }

  func testExtents() {
    XCTAssertEqual(frame("beside").minX - frame("framed").minX, 20)
    XCTAssertEqual(frame("left").minY - frame("framed").minY, 4, "Three rows, and one between")
    XCTAssertEqual(frame("right").midX - frame("left").midX, 12, accuracy: 1)
  }

  func testPlaces() {
    let room = frame("320 points")
    XCTAssertTrue(room.midX > 18 && room.midX < 22, "\(room)")
    XCTAssertGreaterThanOrEqual(frame("moved").minX, 10)
    XCTAssertTrue(app.staticTexts["200 wide"].exists)
  }

  /// What a touch says is what a phone's would, so that thresholds in points hold: here over five cells.
  func testTouches() {
    let drag = app.staticTexts["drag"]
    drag.coordinate(withNormalizedOffset: .zero).press(
      forDuration: 0,
      thenDragTo: drag.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0)))
    XCTAssertEqual(drag.label, "40 by 0")

    let tap = app.staticTexts["tap"]
    tap.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0)).tap()
    XCTAssertEqual(tap.label, "at 80")
  }

  /// 96 points are six rows, two of them the border's; half of the 22 that there are on a screen of 24 are eleven.
  func testSheets() {
    app.buttons["small"].tap()
    XCTAssertTrue(app.staticTexts["64 high"].exists)
    launchApp()
    app.buttons["own"].tap()
    XCTAssertTrue(app.staticTexts["144 high"].exists)
  }

  /// Corners of twelve points take a column and a half, which leaves the text of a card its ground.
  @MainActor func testCorners() {
    let room = CGRect(x: 0, y: 0, width: 20, height: 4)
    let corners = Path(roundedRect: room, cornerSize: CGSize(width: 1.5, height: 0.75))
    XCTAssertEqual(RoundedRectangle(cornerRadius: 12).path(in: room), corners)
    let short: RoundedRectangle = .rect(cornerRadius: 12)
    XCTAssertEqual(short.path(in: room), corners)
    _ = Text("card").clipShape(.rect(cornerRadius: 12))
    _ = Text("card").background(.red, in: .rect(cornerRadius: 12, style: .circular))
  }
}
