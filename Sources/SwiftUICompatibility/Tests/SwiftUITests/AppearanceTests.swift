import AutomationTools_Core
import XCTest

/// Looks that applications set by UIKit's appearances.
final class AppearanceTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(AppearanceApp.self) }

  func testWhatIsSetIsReadAgain() {
    launchApp()
    XCTAssertTrue(app.staticTexts["Lines no"].exists)
    XCTAssertTrue(app.tabBars.buttons["Second"].exists)
  }

  func testWhatIsSetIsThatOfItsLaunch() {
    app.launch()
    XCTAssertTrue(app.staticTexts["Lines no"].exists)
    app.launchArguments = ["-keepsLines"]
    app.launch()
    XCTAssertTrue(app.staticTexts["Lines yes"].exists)
  }

  func testABarOfTabsThatIsHiddenIsHiddenInItsApplicationAlone() {
    app.launchArguments = ["-hidesTabs"]
    app.launch()
    XCTAssertTrue(app.staticTexts["Lines no"].exists)
    XCTAssertFalse(app.tabBars.firstMatch.exists)
    app.terminate()
    app.launchArguments = []
    app.launch()
    XCTAssertTrue(app.tabBars.firstMatch.exists)
  }
}
