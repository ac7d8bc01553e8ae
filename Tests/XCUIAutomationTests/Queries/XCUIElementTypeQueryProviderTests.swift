import Testing

@testable import XCUIAutomation

@Suite("Queries by type")
struct XCUIElementTypeQueryProviderTests {
  @Test("an element and a query step to the type a property names")
  func types() {
    let app = XCUIApplication()
    let steps: [(XCUIElementQuery, String)] = [
      (app.buttons, "Button"), (app.otherElements, "Other"), (app.checkBoxes, "CheckBox"),
      (app.comboBoxes, "ComboBox"), (app.switches, "Switch"),
      (app.windows.staticTexts, "StaticText"),
      (app.disclosedChildRows, "OutlineRow"), (app.secureTextFields, "SecureTextField"),
      (app.touchBars, "TouchBar"), (app.windows.element.navigationBars, "NavigationBar"),
    ]
    for (query, name) in steps {
      #expect(query.plan.stepNames.last == "Descendants matching type \(name)")
    }
  }

  @Test("a generic function may look inside an element and a query alike")
  func generic() {
    func texts(_ provider: some XCUIElementTypeQueryProvider) -> XCUIElementQuery {
      provider.staticTexts
    }
    func first(_ provider: some XCUIElementTypeQueryProvider) -> XCUIElement {
      provider.firstMatch
    }
    let app = XCUIApplication()
    #expect(texts(app).plan.steps.count == 1)
    #expect(texts(app.cells).plan.steps.count == 2)
    #expect(texts(app.cells.element(boundBy: 0)).plan.steps.count == 3)
    #expect(first(app.cells).plan.steps.count == 2)
  }
}
