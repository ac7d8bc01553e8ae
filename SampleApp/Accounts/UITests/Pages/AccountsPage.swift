import AutomationTools_Core
import SampleAccounts

/// The list of accounts.
final class AccountsPage: PageObject {
  /// The list.
  var list: XCUIElement { app.collectionViews[AccountsIdentifier.list] }

  /// What stands in for the list while there is no account.
  var empty: XCUIElement { app.otherElements[AccountsIdentifier.empty] }

  /// The row of an account, by the account's number.
  func row(_ number: Int) -> XCUIElement {
    list.buttons[AccountsIdentifier.row(number)]
  }

  /// The second line of an account's row, by the account's number.
  func service(_ number: Int) -> XCUIElement {
    list.staticTexts[AccountsIdentifier.service(number)]
  }

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
    app.buttons[AccountsIdentifier.add].tap(file: file, line: line)
    return NewAccountPage(application: app, testCaseInstance: tc)
  }

  /// Goes to the history of encounters.
  @discardableResult
  func openEncounters(file: StaticString = #filePath, line: UInt = #line) -> EncountersPage {
    app.tabBars.buttons["Encounters"].tap(file: file, line: line)
    return EncountersPage(application: app, testCaseInstance: tc)
  }
}
