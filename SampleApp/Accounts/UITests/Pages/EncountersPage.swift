import AutomationTools_Core
import SampleAccounts

/// The history of encounters.
final class EncountersPage: PageObject, ListPage {
  static let content = ListIdentifier.Content.encounters

  /// The labels of the rows, from the top.
  var labels: [String] {
    list.cells.allElementsBoundByIndex.map(\.buttons.firstMatch.label)
  }

  /// Opens an encounter, by its number.
  @discardableResult
  func open(_ number: Int) -> EncounterPage {
    row(number).tap()
    return EncounterPage(application: app, testCaseInstance: tc)
  }

  /// Goes to the accounts.
  @discardableResult
  func openAccounts() -> AccountsPage {
    app.tabBars.buttons["Accounts"].tap()
    return AccountsPage(application: app, testCaseInstance: tc)
  }
}
