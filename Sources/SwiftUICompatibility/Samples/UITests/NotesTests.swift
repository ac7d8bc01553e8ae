import AutomationTools_Core

/// Notes: a list with a search, swipes, a sheet and an editor.
final class NotesTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .executable("SampleNotes") }

  private var notes: NotesPage { NotesPage(application: app, testCaseInstance: self) }

  func testNotesAreListed() {
    launchApp()
    XCTAssertEqual(
      notes.rows,
      ["Groceries, Milk", "Ideas, An app that waters plants", "Birthday, No additional text"])
    XCTAssertTrue(app.staticTexts["3 notes"].exists)
  }

  func testANoteIsAdded() {
    launchApp()
    notes.add("Books", color: "Green")
    XCTAssertEqual(notes.rows.first, "Books, No additional text")
    XCTAssertTrue(app.staticTexts["4 notes"].exists)
  }

  func testANoteNeedsATitle() {
    launchApp()
    app.buttons["New Note"].tap()
    XCTAssertFalse(app.buttons["Save"].isEnabled)
    app.buttons["Cancel"].tap()
    XCTAssertFalse(app.navigationBars["New Note"].exists)
    XCTAssertEqual(notes.rows.count, 3)
  }

  func testNotesAreFound() {
    launchApp()
    notes.search.tap()
    notes.search.typeText("WATER")
    XCTAssertEqual(notes.rows, ["Ideas, An app that waters plants"])
    notes.search.typeText("fall")
    XCTAssertEqual(notes.rows, [])
    XCTAssertTrue(app.staticTexts["No Results for “WATERfall”"].exists)
  }

  func testANoteIsDeletedOnceTheQuestionIsAnswered() {
    launchApp()
    let question = notes.askToDelete("Ideas")
    XCTAssertTrue(question.staticTexts["“Ideas” will be gone for good."].exists)
    question.buttons["Cancel"].tap()
    XCTAssertEqual(notes.rows.count, 3)
    notes.askToDelete("Ideas").buttons["Delete"].tap()
    XCTAssertEqual(notes.rows, ["Groceries, Milk", "Birthday, No additional text"])
  }

  func testAPinnedNoteStaysOnTopInTheNextLaunch() {
    launchApp()
    notes.togglePin("Ideas")
    XCTAssertTrue(app.staticTexts["Pinned"].exists)
    XCTAssertEqual(notes.rows.first, "Ideas, An app that waters plants, Pinned")
    launchApp()
    XCTAssertEqual(notes.rows.first, "Ideas, An app that waters plants, Pinned")
    notes.togglePin("Ideas")
    XCTAssertFalse(app.staticTexts["Pinned"].exists)
  }

  func testANoteIsWritten() {
    launchApp()
    let note = notes.open("Birthday")
    XCTAssertTrue(app.navigationBars["Birthday"].exists)
    note.text.tap()
    note.text.typeText("Cake for ten")
    XCTAssertTrue(app.staticTexts["3 words"].exists)
    app.buttons["Done"].tap()
    note.goBack()
    XCTAssertEqual(notes.rows.last, "Birthday, Cake for ten")
  }

  func testNotesAreSorted() {
    launchApp()
    app.buttons["Options"].tap()
    app.buttons["Sort by Title"].tap()
    XCTAssertEqual(notes.rows.map { $0.prefix(3) }, ["Bir", "Gro", "Ide"])
  }
}
