import AutomationTools_Core

/// Settings: a form of pickers, steppers, switches and pages, kept in the defaults.
final class SettingsTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .executable("SampleSettings") }

  private var settings: SettingsPage { SettingsPage(application: app, testCaseInstance: self) }

  func testSettingsAreKept() {
    launchApp()
    settings.choose(theme: "Dark")
    settings.textSize.buttons["Increment"].tap()
    settings.choose(quality: "High")
    settings.volume.adjust(toNormalizedSliderPosition: 0.8)
    launchApp()
    XCTAssertTrue(app.segmentedControls.buttons["Dark"].isSelected)
    XCTAssertTrue(app.staticTexts["Text size: 16"].exists)
    XCTAssertTrue(settings.quality(is: "High").exists)
    XCTAssertTrue(app.staticTexts["Volume: 80%"].exists)
  }

  func testQuietHoursNeedNotifications() {
    launchApp()
    XCTAssertTrue(app.buttons["Quiet Hours"].exists)
    settings.notifications.tap()
    XCTAssertFalse(app.buttons["Quiet Hours"].exists)
    XCTAssertTrue(app.staticTexts["You will not hear from us."].exists)
  }

  func testDaysOfQuietHoursAreChosen() {
    launchApp()
    app.buttons["Quiet Hours"].tap()
    let start = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Start'")).firstMatch
    XCTAssertFalse(start.isEnabled)
    app.switches["Quiet Hours"].firstMatch.tap()
    XCTAssertTrue(start.isEnabled)
    let sunday = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Sun'")).firstMatch
    XCTAssertTrue(sunday.isSelected)
    sunday.tap()
    XCTAssertFalse(sunday.isSelected)
  }

  func testTheNameIsChanged() {
    launchApp()
    settings.rename("Ada")
    XCTAssertTrue(app.staticTexts["Ada"].waitForExistence(timeout: 2))
    XCTAssertTrue(app.navigationBars["Settings"].exists)
  }

  func testTheSizeOfTextHasBounds() {
    launchApp()
    for _ in 0..<3 { settings.textSize.buttons["Increment"].tap() }
    XCTAssertTrue(app.staticTexts["Text size: 20"].exists)
    // As on a phone its button goes on to be enabled, and does nothing.
    settings.textSize.buttons["Increment"].tap()
    XCTAssertTrue(app.staticTexts["Text size: 20"].exists)
  }

  func testAllSettingsAreReset() {
    launchApp()
    settings.rename("Ada")
    settings.choose(theme: "Light")
    app.buttons["Reset All Settings"].tap()
    XCTAssertTrue(app.sheets["Reset all settings?"].staticTexts["This cannot be undone."].exists)
    app.sheets.buttons["Reset"].tap()
    XCTAssertTrue(app.staticTexts["Anonymous"].exists)
    XCTAssertTrue(app.segmentedControls.buttons["System"].isSelected)
  }
}
