import AutomationTools_Core
import SampleApp

/// The settings.
final class SettingsPage: PageObject {
  /// Who is logged in.
  var account: XCUIElement { app.staticTexts[SettingsIdentifier.account] }

  /// The field for the user's name.
  var name: XCUIElement { app.textFields[SettingsIdentifier.name] }

  /// The field for the password.
  var password: XCUIElement { app.secureTextFields[SettingsIdentifier.password] }

  /// The switch for notifications.
  var notifications: XCUIElement { app.switches[SettingsIdentifier.notifications] }

  /// The stepper for the size of text.
  var textSize: XCUIElement { app.steppers[SettingsIdentifier.textSize] }

  /// The size of text, in words.
  var textSizeValue: XCUIElement { app.staticTexts[SettingsIdentifier.textSizeValue] }

  /// The button that asks whether to show the onboarding again.
  var showOnboarding: XCUIElement { app.buttons[SettingsIdentifier.showOnboarding] }

  /// The question whether to show the onboarding again.
  var alert: XCUIElement { app.alerts["Show the onboarding again?"] }

  /// Replaces the user's name.
  @discardableResult
  func enterName(_ text: String) -> Self {
    name.waitClearAndEnterText(text: text)
    return self
  }

  /// Types a password.
  @discardableResult
  func enterPassword(_ text: String) -> Self {
    password.waitClearAndEnterText(text: text)
    return self
  }

  /// Switches notifications on or off.
  @discardableResult
  func toggleNotifications() -> Self {
    notifications.tap()
    return self
  }

  /// Makes text larger by so many steps.
  @discardableResult
  func increaseTextSize(times: Int = 1) -> Self {
    for _ in 0..<times { textSize.buttons["Increment"].tap() }
    return self
  }

  /// Makes text smaller by so many steps.
  @discardableResult
  func decreaseTextSize(times: Int = 1) -> Self {
    for _ in 0..<times { textSize.buttons["Decrement"].tap() }
    return self
  }

  /// Asks to show the onboarding again.
  @discardableResult
  func askForOnboarding() -> Self {
    showOnboarding.tap()
    return self
  }

  /// Answers the question with one of its buttons.
  @discardableResult
  func answer(_ button: String) -> Self {
    alert.buttons[button].waitAndTap()
    return self
  }
}
