import AutomationTools_Core

/// The list of notes.
final class NotesPage: PageObject {
  /// The field for a search.
  var search: XCUIElement { app.searchFields.firstMatch }

  /// The titles and previews of the notes.
  var rows: [String] { app.cells.buttons.allElementsBoundByIndex.map(\.label) }

  /// Returns the row of a note.
  func row(_ title: String) -> XCUIElement {
    app.cells.containing(NSPredicate(format: "label BEGINSWITH %@", title)).firstMatch
  }

  /// Adds a note.
  @discardableResult
  func add(_ title: String, color: String? = nil) -> Self {
    app.buttons["New Note"].tap()
    if let color { app.buttons[color].tap() }
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText(title)
    app.buttons["Save"].tap()
    return self
  }

  /// Opens a note.
  func open(_ title: String) -> NotePage {
    row(title).tap()
    return NotePage(application: app, testCaseInstance: tc)
  }

  /// Asks to delete a note, by swiping.
  func askToDelete(_ title: String) -> XCUIElement {
    row(title).swipeLeft()
    app.buttons["Delete"].tap()
    return app.alerts["Delete Note?"]
  }

  /// Pins a note, or no longer, by swiping.
  @discardableResult
  func togglePin(_ title: String) -> Self {
    row(title).swipeRight()
    app.buttons.matching(NSPredicate(format: "label IN {'Pin', 'Unpin'}")).firstMatch.tap()
    return self
  }
}

/// The page of one note.
final class NotePage: PageObject {
  /// The text.
  var text: XCUIElement { app.textViews["text"] }

  /// Goes back to the list.
  @discardableResult
  func goBack() -> NotesPage {
    app.navigationBars.buttons.firstMatch.tap()
    return NotesPage(application: app, testCaseInstance: tc)
  }
}
