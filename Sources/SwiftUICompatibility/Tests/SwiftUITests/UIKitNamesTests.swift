import AutomationTools_Core
import Foundation
import SwiftUI
import XCTest

/// What applications of SwiftUI use of UIKit's words.
final class UIKitNamesTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(UIKitNamesApp.self) }

  func testColoursHaveComponents() {
    launchApp()
    XCTAssertTrue(app.staticTexts["Hex #FF8000 #007AFF"].exists)
    XCTAssertTrue(app.staticTexts["Light yes no"].exists)
    XCTAssertTrue(app.staticTexts["Window there"].exists)
    XCTAssertTrue(app.staticTexts["Version 1.0 (1) of it"].exists)
    XCTAssertTrue(app.staticTexts["Keyboard hidden"].exists)
  }

  func testTheKeyboardTellsThatItComesAndGoes() {
    launchApp()
    app.textFields["Name"].tap()
    XCTAssertTrue(app.staticTexts["Keyboard comes to 384"].exists)
    XCTAssertEqual(app.keyboards.count, 1)
    app.buttons["Done"].tap()
    XCTAssertTrue(app.staticTexts["Keyboard gone"].exists)
  }

  func testAColourFollowsTheInterface() {
    launchApp()
    XCTAssertTrue(app.staticTexts["Card 1 0"].exists)
    app.buttons["Dark"].tap()
    XCTAssertTrue(app.staticTexts["Card 0 1"].exists)
  }

  func testDefaultsAreSetByKeyAsOtherObjectsAre() throws {
    let name = UUID().uuidString
    let defaults = try XCTUnwrap(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "visits")
    XCTAssertEqual(defaults.integer(forKey: "visits"), 3)
    XCTAssertEqual(defaults.value(forKey: "visits") as? Int, 3)
    defaults.setValue(nil, forKey: "visits")
    XCTAssertNil(defaults.value(forKey: "visits"))
  }

  func testComponentsComeBack() {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
    XCTAssertTrue(
      color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    XCTAssertEqual(hue, 0.6, accuracy: 0.01)
    XCTAssertEqual(saturation, 0.5, accuracy: 0.01)
    XCTAssertEqual(brightness, 0.8, accuracy: 0.01)
    XCTAssertEqual(alpha, 0.25, accuracy: 0.001)
    XCTAssertFalse(color.getWhite(nil, alpha: nil))
    XCTAssertEqual(
      UIColor(cgColor: color.cgColor), UIColor(cgColor: UIColor(cgColor: color.cgColor).cgColor))
    XCTAssertEqual(Color.clear.cgColor?.alpha, 0)
  }

  @MainActor func testAColourIsKeptByItsParts() throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let resolved = Color.red.opacity(0.5).resolve(in: environment)
    let kept = try JSONDecoder().decode(
      Color.Resolved.self, from: JSONEncoder().encode(resolved))
    XCTAssertEqual(kept, resolved)
    XCTAssertEqual(Color(kept).resolve(in: environment), resolved)
    XCTAssertEqual(resolved.opacity, 0.5)
  }
}
