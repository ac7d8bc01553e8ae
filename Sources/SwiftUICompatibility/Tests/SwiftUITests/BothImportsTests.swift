import AutomationTools_Core
import CoreGraphics
import SwiftUI
import UIKit
import XCTest

/// Files that import UIKit beside SwiftUI mean one colour, one map of the plane and one screen.
final class BothImportsTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(BothImportsApp.self) }

  func testViewsDrawColoursByTheirNames() {
    XCTAssertEqual(Color(Palette.label), .primary)
    XCTAssertEqual(Color(Palette.plain), .white)
    XCTAssertEqual(Color(uiColor: .systemRed), .red)
    XCTAssertEqual(Color(Palette.faded), Color.red.opacity(0.5))
    // An opacity stands for the one before.
    let glass = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).withAlphaComponent(0.25)
    XCTAssertEqual(Color(glass), Color(red: 0, green: 0, blue: 1, opacity: 0.25))
    XCTAssertEqual(Color(Palette.faded.withAlphaComponent(0.25)), Color.red.opacity(0.25))
    XCTAssertEqual(UIColor.brand, UIColor(hex: 0x3366CC))
    XCTAssertNotEqual(UIColor.brand, .adaptive)
    XCTAssertEqual(Set([UIColor.label, .label, .brand]).count, 2)
  }

  func testColoursOfViewsHaveComponents() {
    let blue = UIColor(Color(red: 0.2, green: 0.4, blue: 1))
    XCTAssertEqual(blue.cgColor.components?.map { ($0 * 100).rounded() }, [20, 40, 100, 100])
    XCTAssertEqual(blue.withAlphaComponent(0.75).cgColor.alpha, 0.75)
  }

  func testMapsMoveOutlines() {
    let path = Path(CGRect(x: 0, y: 0, width: 8, height: 16)).applying(Palette.moved)
    XCTAssertEqual(path.boundingRect, CGRect(x: 8, y: 16, width: 8, height: 16))
    XCTAssertEqual(path.applying(.identity), path)
    XCTAssertEqual(CGPoint(x: 1, y: 2).applying(.identity), CGPoint(x: 1, y: 2))
  }

  func testOutlinesAreDrawnPieceByPiece() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = RoundedCorner(radius: 20, corners: [.topLeft, .bottomRight]).path(in: rect)
    let isInside = [(1, 1), (99, 1), (1, 59), (99, 59), (50, 30)].map {
      path.contains(CGPoint(x: $0, y: $1))
    }
    XCTAssertEqual(isInside, [false, true, true, false, true])
    XCTAssertTrue(RoundedCorner().path(in: rect).contains(CGPoint(x: 50, y: 30)))
    XCTAssertFalse(RoundedCorner().path(in: rect).contains(CGPoint(x: 5, y: 5)))

    let half = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    half.close()
    // Down is where numbers grow.
    XCTAssertTrue(half.contains(CGPoint(x: 0, y: 5)))
    XCTAssertFalse(half.contains(CGPoint(x: 0, y: -5)))

    var moved = CGAffineTransform(translationX: 100, y: 0)
    XCTAssertEqual(CGPath(rect: rect, transform: &moved).boundingBox.minX, 100)
    XCTAssertEqual(CGPath(ellipseIn: rect, transform: &moved).boundingBox.minX, 100)
    XCTAssertEqual(CGPath(rect: rect, transform: nil).boundingBox, rect)

    let wedge = UIBezierPath()
    wedge.move(to: .zero)
    wedge.addLine(to: CGPoint(x: 10, y: 0))
    wedge.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    wedge.close()
    wedge.apply(CGAffineTransform(translationX: 5, y: 0))
    XCTAssertEqual(wedge.bounds.minX, 5)
    XCTAssertTrue(Path(wedge.cgPath).contains(CGPoint(x: 14, y: 5)))
  }

  func testWishesOfTheDeviceAreKept() {
    UIApplication.shared.isIdleTimerDisabled = true
    XCTAssertTrue(UIApplication.shared.isIdleTimerDisabled)
    UIApplication.shared.isIdleTimerDisabled = false
    let task = UIApplication.shared.beginBackgroundTask(withName: "Save")
    XCTAssertNotEqual(task, .invalid)
    XCTAssertNotEqual(task, UIApplication.shared.beginBackgroundTask())
    UIApplication.shared.endBackgroundTask(task)
  }

  func testTheScreenIsInPoints() {
    launchApp()
    let (left, right) = (app.staticTexts["Left"], app.staticTexts["Right"])
    XCTAssertEqual(right.frame.minX - left.frame.minX, 40)
    XCTAssertEqual(UIScreen.main.bounds.width, 640)
  }
}
