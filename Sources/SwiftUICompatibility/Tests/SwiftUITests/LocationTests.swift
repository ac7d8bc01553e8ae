import AutomationTools_Core
import SwiftUI
import XCTest

/// An application that asks where it is.
final class LocationTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(LocationApp.self) }

  private let system = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  private func look() -> String {
    "\(app.staticTexts["status"].label), \(app.staticTexts["failure"].label)"
  }

  func testWhoIsAllowedIsToldThatNobodyKnows() {
    launchApp()
    XCTAssertEqual(look(), "notDetermined, No failure")
    app.buttons["Where am I?"].tap()
    system.alerts.buttons["Allow While Using App"].tap()
    XCTAssertEqual(
      look(),
      "authorizedWhenInUse, The operation couldn’t be completed. (kCLErrorDomain error 0.)")
  }

  func testWhoIsNotAllowedIsToldThat() {
    launchApp()
    app.buttons["Where am I?"].tap()
    system.alerts.buttons["Don’t Allow"].tap()
    XCTAssertEqual(look(), "denied, No failure")
    app.buttons["Where am I?"].tap()
    XCTAssertEqual(look(), "denied, Not allowed")
  }

  func testWhoFollowsIsToldAfterTheAnswer() {
    launchApp()
    app.buttons["Follow me"].tap()
    XCTAssertEqual(look(), "notDetermined, No failure")
    system.alerts.buttons["Allow Once"].tap()
    XCTAssertEqual(
      look(),
      "authorizedWhenInUse, The operation couldn’t be completed. (kCLErrorDomain error 0.)")
  }

  func testErrorsHaveTheirNumbers() {
    XCTAssertEqual((CLError(.denied) as NSError).code, 1)
    XCTAssertEqual((CLError(.locationUnknown) as NSError).domain, kCLErrorDomain)
  }

  func testDistances() {
    let berlin = SwiftUI.CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = SwiftUI.CLLocation(latitude: 48.8566, longitude: 2.3522)
    XCTAssertEqual(berlin.distance(from: paris), 877_500, accuracy: 2_000)
    XCTAssertEqual(berlin.distance(from: berlin), 0)
    XCTAssertTrue(CLLocationCoordinate2DIsValid(berlin.coordinate))
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
