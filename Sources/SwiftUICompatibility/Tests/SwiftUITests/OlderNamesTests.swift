import AutomationTools_Core
import SwiftUI
import XCTest

/// What applications of SwiftUI use of UIKit's older words, and what these do.
final class OlderNamesTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(OlderNamesApp.self) }

  func testAColourIsKeptFromLaunchToLaunch() {
    launchApp()
    XCTAssertTrue(app.staticTexts["Color #FF8000FF"].exists)
    app.buttons["Recolor"].tap()
    XCTAssertTrue(app.staticTexts["Color #0080FFFF"].exists)
    app.terminate()
    app.launch()
    XCTAssertTrue(app.staticTexts["Color #0080FFFF"].exists)
  }

  func testTheTraitsAreThoseOfTheView() {
    launchApp()
    XCTAssertTrue(app.staticTexts["Body light"].exists)
    app.buttons["Darken"].tap()
    XCTAssertTrue(app.staticTexts["Body dark"].exists)
    app.buttons["Say"].tap()
    XCTAssertTrue(app.staticTexts["Said dark"].exists)
  }

  func testTheTraitsAreThoseOfTheDevice() {
    launchApp()
    XCUIDevice.shared.appearance = .dark
    addTeardownBlock { XCUIDevice.shared.appearance = .unspecified }
    XCTAssertTrue(app.staticTexts["Body dark"].exists)
    app.buttons["Say"].tap()
    XCTAssertTrue(app.staticTexts["Said dark"].exists)
  }

  func testCodeOfNoActorIsToldOfALightInterface() {
    launchApp()
    app.buttons["Say apart"].tap()
    let blue = UIColor(.blue).description
    XCTAssertTrue(app.staticTexts["Said light blue \(blue)"].exists)
  }

  func testTheKeyboardSaysItsPlaceAsAnObject() {
    launchApp()
    XCTAssertTrue(app.staticTexts["Keyboard 0"].exists)
    app.textFields["Name"].tap()
    XCTAssertTrue(app.staticTexts["Keyboard 384"].exists)
  }

  func testTheScreenStaysAsItIs() {
    launchApp()
    app.buttons["Turn"].tap()
    XCTAssertTrue(app.staticTexts["Said nothing"].exists)
  }

  func testFontsHaveTheHeightOfALine() {
    let font = UIFont.systemFont(ofSize: 17)
    XCTAssertEqual(font.lineHeight, 16)
    XCTAssertEqual(font.ascender - font.descender + font.leading, font.lineHeight)
    XCTAssertNil(FileManager.default.ubiquityIdentityToken)
  }
}
