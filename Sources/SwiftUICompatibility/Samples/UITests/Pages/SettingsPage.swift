import AutomationTools_Core

/// The form of settings.
final class SettingsPage: PageObject {
  /// The switch for notifications.
  var notifications: XCUIElement { app.switches["Notifications"].firstMatch }

  /// The stepper for the size of text.
  var textSize: XCUIElement { app.steppers.firstMatch }

  /// The slider for the volume.
  var volume: XCUIElement { app.sliders["Volume"] }

  /// Chooses a theme.
  func choose(theme: String) {
    app.segmentedControls.buttons[theme].tap()
  }

  /// Chooses a quality.
  func choose(quality: String) {
    self.quality(is: nil).tap()
    app.buttons[quality].tap()
  }

  /// Returns the picker for the quality, with a value if one is given.
  func quality(is value: String?) -> XCUIElement {
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "Quality, \(value ?? "")"))
      .firstMatch
  }

  /// Changes the name.
  func rename(_ name: String) {
    app.buttons.containing(.staticText, identifier: "Profile, photo and more").firstMatch.tap()
    let field = app.textFields.firstMatch
    field.tap()
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 20) + name)
    app.buttons["Save"].tap()
  }
}
