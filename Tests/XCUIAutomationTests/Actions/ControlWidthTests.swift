import Foundation
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Menus, gestures, dates and searches")
  struct ControlWidthTests {
    private func launch() -> XCUIApplication {
      let app = XCUIApplication(target: .inProcess(ControlsApp.self))
      app.launch()
      return app
    }

    @Test("gestures")
    func gestures() {
      let app = launch()
      let word = app.staticTexts["word"]
      app.staticTexts["Hold"].press(forDuration: 1)
      #expect(word.label == "held")
      let card = app.staticTexts["card"].coordinate(withNormalizedOffset: .zero)
      card.press(forDuration: 0.1, thenDragTo: card.withOffset(CGVector(dx: 3, dy: 0)))
      #expect(word.label == "dragged 3")
    }

    @Test("menus")
    func menus() {
      let app = launch()
      app.buttons["Row"].press(forDuration: 1)
      app.collectionViews.buttons["Share"].tap()
      #expect(app.staticTexts["word"].label == "shared")
      app.buttons["More"].tap()
      app.collectionViews.cells.buttons["Count"].tap()
      #expect(app.staticTexts["Count 1"].exists)
    }

    @Test("what is kept is there after the next launch")
    func storage() {
      let app = launch()
      app.buttons["More"].tap()
      app.buttons["Count"].tap()
      app.terminate()
      app.launch()
      #expect(app.staticTexts["Count 1"].exists)
    }

    @Test("dates")
    func dates() {
      let app = launch()
      // As on a phone, a finger on the element opens the days.
      app.datePickers.element.tap()
      #expect(app.datePickers.collectionViews.staticTexts["12"].isHittable)
      app.buttons["PopoverDismissRegion"].tap()
      app.datePickers.buttons["Date Picker"].tap()
      app.datePickers.collectionViews.buttons["Saturday 12 November"].tap()
      app.buttons["PopoverDismissRegion"].tap()
      #expect(app.datePickers.buttons["Date Picker"].value as? String == "12 Nov 2022")
    }

    @Test("searches")
    func searches() {
      let app = launch()
      let field = app.navigationBars["Controls"].searchFields["Search"]
      field.tap()
      field.typeText("word")
      #expect(field.value as? String == "word")
      app.buttons["Cancel"].tap()
      #expect(field.value as? String == "Search")
    }
  }
}
