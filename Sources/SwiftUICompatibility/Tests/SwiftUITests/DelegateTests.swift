import AutomationTools_Core
import XCTest

/// Delegates of applications, and the notifications of their life.
final class DelegateTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(DelegateApp.self) }

  func testADelegateIsToldOfTheLaunchBeforeTheFirstSceneAndOfTheEnd() {
    DelegateLog.empty()
    launchApp()
    XCTAssertEqual(
      DelegateLog.lines.prefix(3), ["init", "did finish launching", "body, launches: 1"])
    XCTAssertTrue(app.staticTexts["launches 1"].exists)
    app.terminate()
    XCTAssertEqual(DelegateLog.lines.last, "will terminate")
  }

  func testViewsWatchADelegateThatCanBeObserved() {
    launchApp()
    app.buttons["Count"].tap()
    XCTAssertTrue(app.staticTexts["launches 11"].exists)
  }

  /// Of the front and the background an application of scenes tells observers, and not its delegate.
  func testObserversAreToldOfFrontAndBackground() {
    launchApp()
    let before = app.staticTexts["notifications"].label
    XCUIDevice.shared.press(.home)
    app.activate()
    let told = app.staticTexts["notifications"].label.dropFirst(before.count)
    XCTAssertTrue(told.hasSuffix("resign, background, foreground, active"), String(told))
    XCTAssertFalse(DelegateLog.lines.contains("did enter background"))
  }
}
