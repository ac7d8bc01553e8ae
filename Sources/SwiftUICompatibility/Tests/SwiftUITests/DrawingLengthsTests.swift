import AutomationTools_Core
import SwiftUI
import XCTest

/// Forms, layouts and guides of files that import SwiftUI count in points.
final class DrawingLengthsTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(DrawingLengthsApp.self) }

  private func frame(_ name: String) -> CGRect { app.staticTexts[name].frame }

  func testALayoutCountsInPoints() {
    launchApp()
    // Five letters and a column: two fit into fifteen columns, and half a row between rows is one or none.
    XCTAssertEqual(frame("tag 1").minX - frame("tag 0").maxX, 1)
    XCTAssertEqual(frame("tag 2").minX, frame("tag 0").minX)
    XCTAssertEqual(frame("tag 2").minY - frame("tag 0").minY, 2)
    XCTAssertEqual(frame("tag 4").minY - frame("tag 0").minY, 3)
    XCTAssertEqual(frame("two").minX - frame("one").maxX, 2)
    XCTAssertGreaterThan(frame("one").minY, frame("tag 5").minY)
  }

  func testRatiosAndGuidesCountInPoints() {
    launchApp()
    let square = app.descendants(matching: .any)["square"].frame
    XCTAssertEqual(square.size, CGSize(width: 10, height: 5))
    XCTAssertEqual(frame("guided").minX - frame("beside").minX, 5)
  }

  @MainActor func testAFormCountsInPoints() {
    let room = CGRect(x: 0, y: 0, width: 20, height: 10)
    let disc = AnyShape(Disc()).path(in: room)
    let circle = AnyShape(Circle()).path(in: room)
    for x in stride(from: 0.5, to: 20, by: 1) {
      for y in stride(from: 0.5, to: 10, by: 1) {
        let point = CGPoint(x: x, y: y)
        XCTAssertEqual(disc.contains(point), circle.contains(point), "\(point)")
      }
    }
    let trimmed = AnyShape(Disc().trim(from: 0, to: 1)).path(in: room)
    XCTAssertTrue(trimmed.contains(CGPoint(x: 1, y: 5)))
  }
}
