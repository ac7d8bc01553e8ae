import AutomationTools_Core
import SampleAccounts

/// The list of accounts.
final class AccountsPage: PageObject, ListPage {
  static let content = ListIdentifier.Content.accounts

  /// What the store has to tell.
  var problem: XCUIElement { app.alerts["Your accounts"] }

  /// Opens an account, by its number.
  @discardableResult
  func open(_ number: Int) -> AccountPage {
    row(number).tap()
    return AccountPage(application: app, testCaseInstance: tc)
  }

  /// Begins a new account.
  @discardableResult
  func add() -> NewAccountPage {
    app.buttons[ListIdentifier.add].tap()
    return NewAccountPage(application: app, testCaseInstance: tc)
  }

  /// Goes to the history of encounters.
  @discardableResult
  func openEncounters() -> EncountersPage {
    app.tabBars.buttons["Encounters"].tap()
    return EncountersPage(application: app, testCaseInstance: tc)
  }
}
