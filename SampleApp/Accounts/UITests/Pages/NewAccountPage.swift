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

  /// The switch that has the account be given to people.
  var isEnabled: XCUIElement { app.switches[NewAccountIdentifier.isEnabled] }

  /// What tells why the account cannot be added.
  var refusal: XCUIElement { app.staticTexts[NewAccountIdentifier.refusal] }

  /// Chooses a service.
  @discardableResult
  func choose(_ service: Service, file: StaticString = #filePath, line: UInt = #line) -> Self {
    choice(service).tap(file: file, line: line)
    return self
  }

  /// Replaces who the user is at the service.
  @discardableResult
  func enter(_ text: String, file: StaticString = #filePath, line: UInt = #line) -> Self {
    identifier.waitClearAndEnterText(text: text, file: file, line: line)
    return self
  }

  /// Switches whether the account is given to people.
  @discardableResult
  func toggle(file: StaticString = #filePath, line: UInt = #line) -> Self {
    isEnabled.tap(file: file, line: line)
    return self
  }

  /// Adds the account.
  @discardableResult
  func save(file: StaticString = #filePath, line: UInt = #line) -> AccountsPage {
    app.buttons[NewAccountIdentifier.save].tap(file: file, line: line)
    return AccountsPage(application: app, testCaseInstance: tc)
  }

  /// Leaves things as they were.
  @discardableResult
  func cancel(file: StaticString = #filePath, line: UInt = #line) -> AccountsPage {
    app.buttons[NewAccountIdentifier.cancel].tap(file: file, line: line)
    return AccountsPage(application: app, testCaseInstance: tc)
  }
}
