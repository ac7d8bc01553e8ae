import Foundation
import VirtualTime
import XCTest

@testable import XCUIAutomation

/// An application that the class's own set-up launches runs as long as the class.
final class ClassLaunchXCTests: XCTestCase {
  private static let app = Handmade.process.app

  override class func setUp() {
    app.launchArguments = ["-later"]
    app.launch()
  }

  override class func tearDown() {
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.staticTexts["status"].label, "Tapped Next 1")
  }

  func test1Taps() {
    XCTAssertEqual(Self.app.staticTexts["status"].label, "Ready")
    Self.app.buttons["Next"].tap()
    XCTAssertEqual(Self.app.staticTexts["status"].label, "Tapped Next 1")
  }

  func test2GoesOnOnTheClockOfTheTest() throws {
    let app = XCUIApplication(target: .executable("HandmadeApp"))
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.staticTexts["status"].label, "Tapped Next 1")
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    let begin = Date()
    sleep(4)
    XCTAssertEqual(app.staticTexts["status"].label, "Later")
    XCTAssertEqual(Date().timeIntervalSince(begin), 4, accuracy: 0.1)
  }

  func test3MayLaunchAnew() {
    Self.app.launch()
    XCTAssertEqual(Self.app.staticTexts["status"].label, "Ready")
    Self.app.buttons["Next"].tap()
  }
}

/// The same in a class of ours, in the test's own process.
final class ClassLaunchInProcessXCTests: UITestCase {
  private static let app = Handmade.inProcess.app

  override class func setUp() {
    app.launchArguments = ["-later"]
    app.launch()
  }

  override class func tearDown() { XCTAssertEqual(app.state, .runningForeground) }

  override func setUp() { continueAfterFailure = false }

  override func tearDown() { XCTAssertEqual(Self.app.state, .runningForeground) }

  func test1Taps() {
    Self.app.buttons["Next"].tap()
    XCTAssertEqual(Self.app.staticTexts["status"].label, "Tapped Next 1")
  }

  func test2GoesOn() {
    XCTAssertEqual(Self.app.staticTexts["status"].label, "Tapped Next 1")
    XCTAssertTrue(
      Self.app.staticTexts["status"].wait(for: \.label, toEqual: "Later", timeout: 5))
  }
}
