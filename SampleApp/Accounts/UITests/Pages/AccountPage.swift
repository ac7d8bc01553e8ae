import AutomationTools_Core
import SampleAccounts

/// The page of one account.
final class AccountPage: PageObject {
  /// The service.
  var service: XCUIElement { app.otherElements[AccountIdentifier.service] }

  /// Who the user is at the service.
  var identifier: XCUIElement { app.otherElements[AccountIdentifier.identifier] }

  /// That the password is kept.
  var password: XCUIElement { app.otherElements[AccountIdentifier.password] }

  /// How many people have the account.
  var people: XCUIElement { app.otherElements[AccountIdentifier.people] }

  /// The switch that has the account be given to people.
  var isEnabled: XCUIElement { app.switches[AccountIdentifier.isEnabled] }

  /// Switches whether the account is given to people.
  @discardableResult
  func toggle() -> Self {
    isEnabled.tap()
    return self
  }

  /// Asks whether to delete the account, and returns the question.
  func askToDelete(_ identifier: String) -> XCUIElement {
    app.buttons[AccountIdentifier.delete].tap()
    return app.alerts["Delete \(identifier)?"]
  }

  /// Goes back to the list.
  @discardableResult
  func goBack() -> AccountsPage {
    app.navigationBars.buttons.element(boundBy: 0).tap()
    return AccountsPage(application: app, testCaseInstance: tc)
  }
}
