import AutomationTools_Core
import SampleAccounts

/// The history of encounters.
final class EncountersPage: PageObject {
  /// The list.
  var list: XCUIElement { app.collectionViews[EncountersIdentifier.list] }

  /// What stands in for the list while there is no encounter.
  var empty: XCUIElement { app.otherElements[EncountersIdentifier.empty] }

  /// The row of an encounter, by the encounter's number.
  func row(_ number: Int) -> XCUIElement {
    list.buttons[EncountersIdentifier.row(number)]
  }

  /// The second line of an encounter's row, by the encounter's number.
  func place(_ number: Int) -> XCUIElement {
    list.staticTexts[EncountersIdentifier.place(number)]
  }

  /// The labels of the rows, from the top.
  var labels: [String] {
    list.cells.allElementsBoundByIndex.map(\.buttons.firstMatch.label)
  }

  /// Opens an encounter, by its number.
  @discardableResult
  func open(_ number: Int, file: StaticString = #filePath, line: UInt = #line) -> EncounterPage {
    row(number).tap(file: file, line: line)
    return EncounterPage(application: app, testCaseInstance: tc)
  }

  /// Goes to the accounts.
  @discardableResult
  func openAccounts(file: StaticString = #filePath, line: UInt = #line) -> AccountsPage {
    app.tabBars.buttons["Accounts"].tap(file: file, line: line)
    return AccountsPage(application: app, testCaseInstance: tc)
  }
}
