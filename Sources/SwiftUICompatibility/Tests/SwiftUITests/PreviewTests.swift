import AutomationTools_Core

/// Previews that macros make, in a program of its own.
final class PreviewTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .executable("PreviewedApp") }

  /// Shows the preview of a name.
  private func show(_ name: String) {
    launchApp(otherArgs: ["--preview", name])
  }

  /// The labels of all texts, in order.
  private var texts: [String] {
    app.staticTexts.allElementsBoundByIndex.map(\.label)
  }

  func testWithoutAPreviewTheApplicationIsShown() {
    launchApp()
    XCTAssertEqual(texts, ["Hello, everybody.", "Goodbye, then"])
  }

  func testAPreviewIsShownByItsName() {
    show("Greeting")
    XCTAssertEqual(texts, ["Hello, Ada.", "Goodbye, then"])
  }

  func testValuesOfTheEnvironmentAreSet() {
    show("Shouting")
    XCTAssertEqual(texts, ["HELLO, Ada!", "GOODBYE, then"])
  }

  func testModifiersChangeAPreview() {
    show("Modified")
    XCTAssertEqual(texts, ["LISTEN, Ada!", "Goodbye, then"])
  }

  func testWhatIsShownIsAlive() {
    show("Counter")
    app.buttons["Count: 0"].tap()
    app.buttons["Count: 1"].tap()
    XCTAssertTrue(app.buttons["Count: 2"].exists)
  }

  func testPropertiesOfAPreviewAreKept() {
    show("Switch")
    XCTAssertEqual(texts, ["Loud {", "nobody hears 2", "4/6"])
    app.switches["Loud {"].tap()
    XCTAssertEqual(texts, ["Loud {", "nobody hears", "4/6"])
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText(" else")
    app.switches["Loud {"].tap()
    XCTAssertEqual(texts, ["Loud {", "nobody else hears 2", "4/6"])
  }

  func testAPreviewInATypeSeesWhatIsPrivateThere() {
    show("Inside")
    XCTAssertEqual(texts, ["A chapter"])
  }

  func testAPreviewAloneInItsFileIsCalledAsTheFile() {
    show("Alone")
    XCTAssertEqual(texts, ["Alone in its file"])
  }

  func testPreviewsWithoutANameAreCalledByTheirLine() {
    show("PreviewedApp.swift:87")
    XCTAssertEqual(texts, ["No name, and the body in brackets"])
    show("PreviewedApp.swift:89")
    XCTAssertEqual(texts, ["Returned"])
  }

  func testATypeMakesPreviewsToo() {
    show("Old")
    XCTAssertEqual(texts, ["From before macros"])
  }
}
