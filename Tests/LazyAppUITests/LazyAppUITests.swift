import LazyApp
import XCTest
import XCUIAutomation

/// A suite against an application that makes its frames on another thread, as a process and in the test's own.
///
/// Nothing waits here: each action is over when the frame that shows it is there.
final class LazyAppUITests: UITestCase {
  /// Runs a body with the application, launched in each of the two ways.
  private func inBothModes(_ body: (XCUIApplication) -> Void) {
    for target in [ApplicationTarget.executable("LazyApp"), .inProcess(LazyApp.self)] {
      let app = XCUIApplication(target: target)
      app.launch()
      body(app)
      app.terminate()
    }
  }

  func testEachCharacterIsSeenAtOnce() {
    inBothModes { app in
      let field = app.textFields["name"]
      field.tap()
      var typed = ""
      for character in "The quick brown fox jumps over the lazy dog" {
        field.typeText(String(character))
        typed.append(character)
        XCTAssertEqual(field.value as? String, typed)
      }
      app.buttons["Greet"].tap()
      XCTAssertEqual(app.staticTexts["status"].label, "Hello, \(typed)!")
    }
  }

  func testSecretsStayOutOfTheTree() {
    inBothModes { app in
      let field = app.secureTextFields["pin"]
      field.tap()
      field.typeText("4711")
      XCTAssertEqual(field.value as? String, "••••")
      XCTAssertFalse(app.debugDescription.contains("4711"))
    }
  }

  func testAnAlertIsThereAfterTheTapAndHidesWhatIsBehind() {
    inBothModes { app in
      for _ in 0..<20 {
        app.buttons["Ask"].tap()
        XCTAssertTrue(app.alerts["Sure?"].exists)
        XCTAssertFalse(app.buttons["Greet"].isHittable)
        app.alerts["Sure?"].buttons["OK"].tap()
        XCTAssertFalse(app.alerts["Sure?"].exists)
        XCTAssertTrue(app.buttons["Greet"].isHittable)
        XCTAssertEqual(app.staticTexts["status"].label, "Sure")
      }
    }
  }

  func testRowsAreScrolledIntoView() {
    inBothModes { app in
      for row in [99, 0, 57, 3] {
        app.cells["Row \(row)"].tap()
        XCTAssertEqual(app.staticTexts["status"].label, "Chose \(row)")
      }
    }
  }

  func testSwipesScroll() {
    inBothModes { app in
      let first = app.cells["Row 0"]
      XCTAssertTrue(first.isHittable)
      app.tables["list"].swipeUp()
      XCTAssertFalse(first.isHittable)
      for _ in 0..<2 { app.tables["list"].swipeDown() }
      XCTAssertTrue(first.isHittable)
    }
  }

  func testTheFocusMoves() {
    inBothModes { app in
      let name = app.textFields["name"]
      name.tap()
      XCTAssertEqual(name.value(forKey: "hasKeyboardFocus") as? Bool, true)
      app.typeKey(.tab, modifierFlags: [])
      XCTAssertEqual(name.value(forKey: "hasKeyboardFocus") as? Bool, false)
      app.secureTextFields["pin"].typeText("12")
      XCTAssertEqual(app.secureTextFields["pin"].value as? String, "••")
    }
  }

  func testTheScreenTurns() {
    inBothModes { app in
      let size = app.frame.size
      XCUIDevice.shared.orientation = .landscapeLeft
      XCTAssertEqual(app.frame.size, CGSize(width: size.height * 2, height: size.width / 2))
      XCUIDevice.shared.orientation = .portrait
      XCTAssertEqual(app.frame.size, size)
    }
  }

  func testAWaitInVainEndsAtOnce() {
    inBothModes { app in
      app.buttons["Greet"].tap()
      // In real time, an hour.
      XCTAssertFalse(app.staticTexts["Never"].waitForExistence(timeout: 3_600))
    }
  }
}
