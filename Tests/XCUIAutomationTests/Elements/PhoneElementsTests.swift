import CrashingApp
import Testing
import TextUI
import XCUIAutomation

extension ApplicationTests {
  /// Elements as suites for phones find them, in both modes.
  @Suite("Elements of phones")
  struct PhoneElementsTests {
    /// In which process the application runs.
    enum Place: CaseIterable {
      case here
      case process

      /// The application with a table, launched.
      func launch() -> XCUIApplication { launch(.inProcess(NotesApp.self), "-notes") }

      /// The application with screens of several kinds, launched.
      func launchScreens() -> XCUIApplication { launch(.inProcess(ScreensApp.self), "-screens") }

      /// An application, launched.
      ///
      /// - Parameters:
      ///   - target: The application, in process.
      ///   - argument: What makes the executable the same.
      /// - Returns: The application.
      private func launch(_ target: ApplicationTarget, _ argument: String) -> XCUIApplication {
        let app = XCUIApplication(target: self == .here ? target : .executable("CrashingApp"))
        app.launchArguments = [argument]
        app.launch()
        return app
      }
    }

    /// The elements of type `other` inside each other, as recorded code walks them, so many levels below the window.
    private func others(_ count: Int, in app: XCUIApplication) -> XCUIElement {
      (0..<count).reduce(app.children(matching: .window).element(boundBy: 0)) { element, _ in
        element.children(matching: .other).element
      }
    }

    @Test("a calendar in front of a sheet") @MainActor
    func calendar() {
      struct Page: View {
        @State private var isShown = false
        @State private var date = Date(timeIntervalSince1970: 1_669_386_600)

        var body: some View {
          Button("Add") { isShown = true }
            .sheet(isPresented: $isShown) {
              DatePicker("Day", selection: $date, displayedComponents: .date)
              Button("Done") { isShown = false }
            }
        }
      }
      let app = XCUIApplication(target: .view { Page() })
      app.launch()
      app.buttons["Add"].tap()
      let picker = app.datePickers["Day"].buttons["Date Picker"]
      picker.tap()
      let day = app.buttons["Saturday, November 12"]
      #expect(day.isHittable)
      day.tap()
      #expect(picker.value as? String == "Nov 12, 2022")
      // What is beside it is behind what puts it away.
      #expect(!app.buttons["Done"].isHittable)
      app.buttons["PopoverDismissRegion"].tap()
      app.buttons["Done"].tap()
      #expect(!picker.exists)
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

    @Test("a plain window has three elements around what it shows", arguments: Place.allCases)
    func containers(_ place: Place) {
      let app = place.launchScreens()
      let innermost = others(3, in: app)
      #expect(innermost.children(matching: .staticText).element(boundBy: 0).label == "Plain")
      #expect(innermost.label.isEmpty && innermost.identifier.isEmpty)
      // All of the window but the row that says what the keys do.
      var room = app.windows.firstMatch.frame
      room.size.height -= 1
      #expect(innermost.frame == room)
      #expect(innermost.isHittable && innermost.isEnabled)
      #expect(app.otherElements.count == 3)
      #expect(app.otherElements.firstMatch.debugDescription.contains("Other, 0x"))
      innermost.tap()
    }

    @Test("a stack has its bar beside three elements around its page", arguments: Place.allCases)
    func stack(_ place: Place) {
      let app = place.launchScreens()
      app.buttons["stack"].tap()
      let around = app.otherElements.containing(.navigationBar, identifier: "Note")
      #expect(around.count == 1)
      let page = around.children(matching: .other).element.children(matching: .other).element
        .children(matching: .other).element
      let text = page.children(matching: .textView).element
      text.tap()
      text.typeText("Milk")
      #expect(others(4, in: app).children(matching: .textView).element.value as? String == "Milk")
      app.navigationBars["Note"].buttons["Clear"].tap()
      #expect(text.value as? String == "")
    }

    @Test("tabs have their bar beside three elements around a page", arguments: Place.allCases)
    func tabs(_ place: Place) {
      let app = place.launchScreens()
      app.buttons["Show tabs"].tap()
      #expect(others(7, in: app).children(matching: .textView).element.exists)
      #expect(others(1, in: app).children(matching: .tabBar).element.exists)
      app.tabBars.buttons["Second"].tap()
      #expect(others(4, in: app).children(matching: .staticText).element.label == "Second page")
      app.tabBars.buttons["First"].tap()
      #expect(others(7, in: app).children(matching: .textView).element.exists)
    }

    @Test("a sheet and an alert stand beside what is behind them", arguments: Place.allCases)
    func presentations(_ place: Place) {
      let app = place.launchScreens()
      app.buttons["Sheet"].tap()
      let window = app.children(matching: .window).element(boundBy: 0)
      let sheet = window.children(matching: .other).element(boundBy: 1).children(matching: .other)
        .element.children(matching: .other).element
      #expect(sheet.children(matching: .staticText).element.label == "On the sheet")
      #expect(!app.buttons["Ask"].isHittable)
      sheet.swipeDown()
      app.buttons["Ask"].tap()
      #expect(app.alerts["Sure?"].scrollViews.otherElements.staticTexts["Really"].exists)
      #expect(app.alerts["Sure?"].children(matching: .other).element.exists)
      app.alerts["Sure?"].scrollViews.otherElements.buttons["Yes"].tap()
      #expect(app.staticTexts["Yes, sure"].exists)
      #expect(app.otherElements.count == 3)
    }

    @Test("a button holds its text unless it is in a bar or an alert", arguments: Place.allCases)
    func buttons(_ place: Place) throws {
      let app = place.launchScreens()
      #expect(app.buttons["stack"].staticTexts["Stack"].exists)
      #expect(app.buttons["Show tabs"].staticTexts.count == 1)
      #expect(app.buttons["Show tabs"].staticTexts["Tabs"].exists)
      let voiceOver = XCUIDevice.shared.voiceOverService
      try voiceOver.enable()
      #expect(try voiceOver.currentSpeech().utterance == "Plain")
      #expect(try voiceOver.moveForward().utterance == "Stack, button")
      #expect(try voiceOver.moveForward().utterance == "Show tabs, button")
      #expect(try voiceOver.moveForward().utterance == "Sheet, button")
      try voiceOver.disable()
      try app.performAccessibilityAudit()
      app.staticTexts["Ask"].tap()
      #expect(app.alerts.buttons.count == 2)
      #expect(!app.alerts.buttons.staticTexts.firstMatch.exists)
      app.alerts.buttons["No"].tap()
      app.staticTexts["Tabs"].tap()
      #expect(app.navigationBars.buttons.count == 1 && app.tabBars.buttons.count == 2)
      #expect(!app.navigationBars.buttons.staticTexts.firstMatch.exists)
      #expect(!app.tabBars.buttons.staticTexts.firstMatch.exists)
    }

    @Test("the identifier of a stack goes to what is in it", arguments: Place.allCases)
    func stackIdentifier(_ place: Place) {
      let app = place.launchScreens()
      #expect(!app.otherElements["sides"].exists)
      #expect(!app.staticTexts["right"].exists)
      let sides = app.staticTexts.matching(identifier: "sides")
      #expect(sides.allElementsBoundByIndex.map(\.label) == ["Left", "Right"])
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
