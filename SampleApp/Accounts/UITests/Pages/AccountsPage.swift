import AutomationTools_Core
import SampleAccounts

/// The list of accounts.
final class AccountsPage: PageObject, ListPage {
  static let content = ListIdentifier.Content.accounts

  /// What the store has to tell.
  var problem: XCUIElement { app.alerts["Your accounts"] }

  /// Opens an account, by its number.
  @discardableResult
  func open(_ number: Int, file: StaticString = #filePath, line: UInt = #line) -> AccountPage {
    row(number).tap(file: file, line: line)
    return AccountPage(application: app, testCaseInstance: tc)
  }

  /// Begins a new account.
  @discardableResult
  func add(file: StaticString = #filePath, line: UInt = #line) -> NewAccountPage {
    app.buttons[ListIdentifier.add].tap(file: file, line: line)
    return NewAccountPage(application: app, testCaseInstance: tc)
  }

  /// Goes to the history of encounters.
  @discardableResult
  func openEncounters(file: StaticString = #filePath, line: UInt = #line) -> EncountersPage {
    app.tabBars.buttons["Encounters"].tap(file: file, line: line)
    return EncountersPage(application: app, testCaseInstance: tc)
  }
}
