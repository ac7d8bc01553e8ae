import AutomationTools_Core
import SampleAccounts

/// A page with a list of numbered rows, or what stands in for it.
protocol ListPage: PageObject {
  /// What is listed.
  static var content: ListIdentifier.Content { get }
}

extension ListPage {
  /// The list.
  var list: XCUIElement { app.tables[ListIdentifier.list(Self.content)] }

  /// What stands in for the list while there is nothing to list.
  var empty: XCUIElement { app.staticTexts[ListIdentifier.empty(Self.content)] }

  /// The row of an account or encounter, by its number.
  func row(_ number: Int) -> XCUIElement {
    list.buttons[ListIdentifier.row(Self.content, number)]
  }

  /// The second line of a row, by the number of the account or encounter.
  func detail(_ number: Int) -> XCUIElement {
    list.staticTexts[ListIdentifier.detail(Self.content, number)]
  }
}
