import CoreGraphics
import CoreLocation
import OSLog
import UIKit
import XCTest
import os.log

/// Files of a suite for iOS as they stand there, with what they import: the package of the README's quick start compiles them unchanged.
final class AppleModulesUITests: XCTestCase {
  private let app = XCUIApplication()
  private let logger = Logger(subsystem: "com.example.counter", category: "ui-tests")

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    setupSnapshot(app)
    app.launch()
  }

  func testPictures() throws {
    let screenshot = app.screenshot()
    let image = try XCTUnwrap(UIImage(data: screenshot.pngRepresentation))
    XCTAssertEqual(image.pngData(), screenshot.pngRepresentation)
    XCTAssertGreaterThan(image.size.width, UIScreen.main.bounds.width)
    XCTAssertEqual(UIScreen.main.bounds, app.windows.firstMatch.frame)
    snapshot("0Launch")
    snapshot("1Launch", waitForLoadingIndicator: false)
  }

  func testTheLog() {
    logger.info(
      "The screen has \(UIScreen.main.bounds.width, format: .fixed(precision: 0)) columns")
    os_log("%{public}@ is %d", log: OSLog(subsystem: "com.example", category: "x"), "count", 0)
    let lock = OSAllocatedUnfairLock(initialState: 0)
    XCTAssertEqual(lock.withLock { $0 }, 0)
  }

  func testNamesOfBothFrameworksAreNotAmbiguous() {
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, UIUserInterfaceIdiom.phone)
    XCUIDevice.shared.orientation = UIDeviceOrientation.portrait
    UIPasteboard.general.string = "copied"
    let place = CLLocationCoordinate2D(latitude: 52, longitude: 13)
    let location = CLLocation(latitude: place.latitude, longitude: place.longitude)
    XCTAssertEqual(XCUILocation(location: location).location.coordinate, place)
    XCTAssertEqual(kCLLocationAccuracyHundredMeters as CLLocationDistance, 100)
    let offset = CGVector(dx: 1, dy: 0)
    app.buttons["Add one"].coordinate(withNormalizedOffset: .zero).withOffset(offset).tap()
    XCTAssertTrue(app.staticTexts["Count: 1"].waitForExistence(timeout: 5))
    XCTAssertEqual(CGPoint(x: 1, y: 2).applying(.identity), CGPoint(x: 1, y: 2))
  }

  func testOtherNames() {
    XCTAssertFalse(UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    let style: UIUserInterfaceStyle = .dark
    let traits: UIAccessibilityTraits = [.button, .selected]
    XCTAssertTrue(traits.contains(.button) && style != .light)
    XCTAssertTrue(UIInterfaceOrientation.portrait.isPortrait)
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(UIContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL")
    let opened = expectation(description: "opened")
    UIApplication.shared.open(URL(fileURLWithPath: "/")) { isOpened in
      XCTAssertFalse(isOpened)
      opened.fulfill()
    }
    wait(for: [opened], timeout: 1)
  }
}
