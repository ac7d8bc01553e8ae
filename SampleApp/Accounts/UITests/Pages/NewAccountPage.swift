import AutomationTools_Core
import SampleAccounts

/// A new account.
final class NewAccountPage: PageObject {
  /// The choice of a service.
  func choice(_ service: Service) -> XCUIElement {
    app.buttons[service.name]
  }

  /// The field for who the user is at the service.
  var identifier: XCUIElement { app.textFields[NewAccountIdentifier.identifier] }

  /// The field for the password.
  var password: XCUIElement { app.secureTextFields[NewAccountIdentifier.password] }

  /// The switch that has the account be given to people.
  var isEnabled: XCUIElement { app.switches[NewAccountIdentifier.isEnabled] }

  /// What tells why the account cannot be added.
  var refusal: XCUIElement { app.staticTexts[NewAccountIdentifier.refusal] }

  /// Chooses a service.
  @discardableResult
  func choose(_ service: Service) -> Self {
    choice(service).tap()
    return self
  }

  /// Replaces who the user is at the service.
  @discardableResult
  func enter(_ text: String) -> Self {
    identifier.waitClearAndEnterText(text: text)
    return self
  }

  /// Switches whether the account is given to people.
  @discardableResult
  func toggle() -> Self {
    isEnabled.tap()
    return self
  }

  /// Adds the account.
  @discardableResult
  func save() -> AccountsPage {
    app.buttons[NewAccountIdentifier.save].tap()
    return AccountsPage(application: app, testCaseInstance: tc)
  }

  /// Leaves things as they were.
  @discardableResult
  func cancel() -> AccountsPage {
    app.buttons[NewAccountIdentifier.cancel].tap()
    return AccountsPage(application: app, testCaseInstance: tc)
  }
}
