import AutomationTools_Core
import SampleAccounts

/// The history of encounters.
final class EncounterTests: AccountsTestCase {
  func testThereIsNoEncounterAtFirst() {
    launch()
    XCTAssertEqual(
      accounts.openEncounters().empty.label,
      "No encounters, People to whom you gave an account appear here.")
  }

  func testTheHistoryBeginsWithTheLatestEncounter() throws {
    try launch(with: Self.addHistory)
    let encounters = accounts.openEncounters()
    XCTAssertEqual(
      encounters.labels,
      [
        "George Boole, 6 September 2010, Lincoln",
        "Michael Faraday, 2 August 2010, Royal Institution",
        "Mary Somerville, 2 August 2010, Royal Institution",
        "Charles Babbage, 14 July 2010, Dorset Street",
        "Ada Lovelace, 9 July 2010, St James's Square",
      ])
    XCTAssertEqual(encounters.detail(6).label, "6 September 2010, Lincoln")
  }

  func testAnEncounterTellsWhomWhereWhenAndWhat() throws {
    try launch(with: Self.addHistory)
    let encounter = accounts.openEncounters().open(6)
    XCTAssertTrue(app.navigationBars["George Boole"].exists)
    XCTAssertEqual(
      encounter.facts,
      [
        "Person: George Boole", "Place: Lincoln", "Day: 6 September 2010",
        "Given: alexvollmer (Twitter)",
      ])
  }

  func testAnEncounterIsDeleted() throws {
    try launch(with: Self.addHistory)
    let encounters = accounts.openEncounters()
    let question = encounters.open(3).askToDelete()
    XCTAssertTrue(question.staticTexts["Delete the encounter with Charles Babbage?"].exists)
    question.buttons["Delete"].tap()
    XCTAssertTrue(app.navigationBars["Encounters"].exists)
    XCTAssertEqual(encounters.list.cells.count, 4)
    XCTAssertFalse(encounters.row(3).exists)
    XCTAssertEqual(encounters.openAccounts().open(1).people.value as? String, "4 people")
  }

  func testAnEncounterIsKeptWhenDeletingIsCancelled() throws {
    try launch(with: Self.addHistory)
    let encounters = accounts.openEncounters()
    encounters.open(3).askToDelete().buttons["Cancel"].tap()
    XCTAssertTrue(app.navigationBars["Charles Babbage"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertEqual(encounters.list.cells.count, 5)
  }

  func testALongHistoryIsScrolled() throws {
    try launch { store in
      try store.addAccount(.twitter, "alexvollmer")
      for _ in 0..<20 { try store.addEncounters(Meeting.samples) }
    }
    let encounters = accounts.openEncounters()
    XCTAssertFalse(encounters.row(2).isHittable)
    encounters.list.scrollToElement(element: encounters.row(2))
    encounters.open(2)
    XCTAssertTrue(app.navigationBars["Ada Lovelace"].exists)
  }
}
