import TinyToolkit
import XCTest
import XCUIAutomation

/// A suite against an application of another toolkit, as a process and in the test's own.
class TinyToolkitUITests: UITestCase {
  /// What is launched.
  class var target: ApplicationTarget { .executable("TinyToolkit") }

  func testGreets() {
    let app = XCUIApplication(target: Self.target)
    app.launch()
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Ada")
    app.buttons["Greet"].tap()
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello, Ada!")
    XCTAssertTrue(app.staticTexts["Hello, Ada!"].waitForExistence(timeout: 5))
    XCTAssertEqual(app.textFields["name"].value as? String, "Ada")
  }

  func testWaitsInVainAtOnce() {
    let app = XCUIApplication(target: Self.target)
    app.launch()
    XCTAssertFalse(app.staticTexts["Hello, Ada!"].waitForExistence(timeout: 3_600))
    XCTAssertTrue(app.buttons["greet"].isHittable)
  }
}

/// The same suite, in process.
final class TinyToolkitInProcessUITests: TinyToolkitUITests {
  override class var target: ApplicationTarget { .inProcess(TinyGreeter.self) }
}
