import Testing
import XCUIAutomation

extension ApplicationTests {
  @Suite("Actions")
  struct XCUIElementActionsTests {
    @Test("tapping", arguments: Handmade.allCases)
    func tap(_ mode: Handmade) {
      let app = mode.launch()
      let status = app.staticTexts["status"]
      app.buttons["Next"].tap()
      #expect(status.label == "Tapped Next 1")
      app.buttons["Next"].doubleTap()
      #expect(status.label == "Tapped Next 2")
      app.buttons["Next"].tap(withNumberOfTaps: 3, numberOfTouches: 1)
      #expect(status.label == "Tapped Next 3")
      app.buttons["Next"].press(forDuration: 2)
      #expect(status.label == "Tapped Next 1")
    }

    @Test("tapping what is scrolled out", arguments: Handmade.allCases)
    func tapScrolledOut(_ mode: Handmade) {
      let app = mode.launch()
      #expect(!app.cells["Row 20"].isHittable)
      app.cells["Row 20"].tap()
      #expect(app.cells["Row 20"].isHittable)
      #expect(!app.cells["Row 0"].isHittable)
    }

    @Test("typing", arguments: Handmade.allCases)
    func typeText(_ mode: Handmade) {
      let app = mode.launch()
      let field = app.textFields["Name"]
      field.tap()
      app.textFields["name"].typeText("Anna")
      #expect(app.textFields["name"].value as? String == "Anna")
      #expect(app.textFields["Anna"].exists)
      app.typeText(XCUIKeyboardKey.delete.rawValue + "e\n")
      #expect(app.staticTexts["status"].label == "Hello Anne")
    }

    @Test("keys with modifiers", arguments: Handmade.allCases)
    func typeKey(_ mode: Handmade) {
      let app = mode.launch()
      app.typeKey("s", modifierFlags: .control)
      #expect(app.staticTexts["status"].label == #"Key character("s") 2"#)
      app.typeKey(.F2, modifierFlags: [])
      #expect(app.staticTexts["status"].label == "Key function(2) 0")
    }

    @Test("swiping", arguments: Handmade.allCases)
    func swipe(_ mode: Handmade) {
      let app = mode.launch()
      let list = app.collectionViews.element
      list.swipeUp()
      #expect(!app.cells["Row 0"].isHittable)
      list.swipeDown()
      #expect(app.cells["Row 0"].isHittable)
      list.swipeLeft(velocity: .slow)
      list.swipeRight(velocity: 300)
      #expect(app.cells["Row 0"].isHittable)
    }

    @Test("dragging")
    func drag() {
      let app = Handmade.process.launch()
      app.cells["Row 3"].press(forDuration: 0.5, thenDragTo: app.cells["Row 0"])
      #expect(app.cells["Row 3"].frame.minY == 4)
      app.cells["Row 3"].press(
        forDuration: 0.5, thenDragTo: app.cells["Row 5"], withVelocity: .slow,
        thenHoldForDuration: 1)
      #expect(app.cells["Row 3"].frame.minY == 6)
    }

    @Test("places", arguments: Handmade.allCases)
    func coordinates(_ mode: Handmade) {
      let app = mode.launch()
      let button = app.buttons["Next"]
      let corner = app.coordinate(withNormalizedOffset: .zero)
      #expect(button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0)).screenPoint.x == 3)
      corner.withOffset(CGVector(dx: 14, dy: 1)).tap()
      #expect(app.staticTexts["status"].label == "Tapped Same 1")
      button.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 1)).doubleTap()
      #expect(app.staticTexts["status"].label == "Tapped Next 2")
      let row = app.cells["Row 3"].coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5))
      row.press(
        forDuration: 0, thenDragTo: app.cells["Row 1"].coordinate(withNormalizedOffset: .zero))
      #expect(app.cells["Row 3"].frame.minY == 5)
      #expect(corner.referencedElement === app)
    }
  }
}
