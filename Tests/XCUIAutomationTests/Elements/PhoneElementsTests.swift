import CrashingApp
import Testing
import XCUIAutomation

extension ApplicationTests {
  /// Elements as suites for phones find them, in both modes.
  @Suite("Elements of phones")
  struct PhoneElementsTests {
    /// In which process the application runs.
    enum Place: CaseIterable {
      case here
      case process

      /// The application, launched.
      func launch() -> XCUIApplication {
        let app = XCUIApplication(
          target: self == .here ? .inProcess(NotesApp.self) : .executable("CrashingApp"))
        app.launchArguments = ["-notes"]
        app.launch()
        return app
      }
    }

    @Test("a table with its cells", arguments: Place.allCases)
    func table(_ place: Place) {
      let app = place.launch()
      #expect(app.tables["notes"].cells.count == 2)
      #expect(app.tables.cells.element(boundBy: 1).buttons["Eggs"].exists)
      #expect(!app.collectionViews.firstMatch.exists)
      app.tables["notes"].cells.containing(.button, identifier: "Milk").element.tap()
      #expect(app.textViews["draft"].value as? String == "Milk")
    }

    @Test("a field shows what is to be typed, and Return ends it", arguments: Place.allCases)
    func field(_ place: Place) {
      let app = place.launch()
      let field = app.textFields["Name"]
      #expect(app.textFields.staticTexts["Name"].exists)
      app.textFields.staticTexts["Name"].tap()
      #expect(app.keys["H"].exists)
      app.buttons["shift"].tap()
      app.keys["h"].tap()
      #expect(!app.textFields.staticTexts.firstMatch.exists)
      field.typeText("i\n")
      #expect(!app.keyboards.element.exists)
      #expect(field.value as? String == "hi")
    }

    @Test("a text view takes lines", arguments: Place.allCases)
    func textView(_ place: Place) {
      let app = place.launch()
      let draft = app.textViews["draft"]
      #expect(draft.value as? String == "")
      draft.tap()
      #expect(app.keyboards.element.exists)
      draft.typeText("Bread\nand butter")
      #expect(draft.value as? String == "Bread\nand butter")
      #expect(draft.hasFocus)
      app.keyboards.buttons["Return"].tap()
      draft.typeText("!")
      #expect(draft.value as? String == "Bread\nand butter\n!")
      draft.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 30))
      #expect(draft.value as? String == "")
      draft.typeText("Tea")
      app.buttons["Add"].tap()
      #expect(app.tables["notes"].cells.count == 3)
    }
  }
}
