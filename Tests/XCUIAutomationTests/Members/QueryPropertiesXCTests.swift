import XCTest
import XCUIAutomation

/// Names every property of queries by type, in the order of the type's number.
final class QueryPropertiesXCTests: XCTestCase {
  private static var properties: [KeyPath<XCUIApplication, XCUIElementQuery>] {
    [
      \.otherElements, \.groups, \.windows, \.sheets, \.drawers, \.alerts, \.dialogs, \.buttons,
      \.radioButtons, \.radioGroups, \.checkBoxes, \.disclosureTriangles, \.popUpButtons,
      \.comboBoxes, \.menuButtons, \.toolbarButtons, \.popovers, \.keyboards, \.keys,
      \.navigationBars, \.tabBars, \.tabGroups, \.toolbars, \.statusBars, \.tables, \.tableRows,
      \.tableColumns, \.outlines, \.outlineRows, \.browsers, \.collectionViews, \.sliders,
      \.pageIndicators, \.progressIndicators, \.activityIndicators, \.segmentedControls, \.pickers,
      \.pickerWheels, \.switches, \.toggles, \.links, \.images, \.icons, \.searchFields,
      \.scrollViews, \.scrollBars, \.staticTexts, \.textFields, \.secureTextFields, \.datePickers,
      \.textViews, \.menus, \.menuItems, \.menuBars, \.menuBarItems, \.maps, \.webViews,
      \.incrementArrows, \.decrementArrows, \.timelines, \.ratingIndicators, \.valueIndicators,
      \.splitGroups, \.splitters, \.relevanceIndicators, \.colorWells, \.helpTags, \.mattes,
      \.dockItems, \.rulers, \.rulerMarkers, \.grids, \.levelIndicators, \.cells, \.layoutAreas,
      \.layoutItems, \.handles, \.steppers, \.tabs, \.touchBars, \.statusItems,
    ]
  }

  func testEveryTypeHasAProperty() {
    let app = XCUIApplication()
    let queries = Self.properties.map { app[keyPath: $0].description }
    XCTAssertEqual(Set(queries).count, queries.count)
    // All but "any" and the application.
    XCTAssertEqual(queries.count, XCUIElement.ElementType.allCases.count - 2)
    XCTAssertEqual(app.disclosedChildRows.count, 0)
  }

  func testEveryTypeHasItsNumber() {
    XCTAssertEqual(XCUIElement.ElementType.allCases.map(\.rawValue), Array(0...82))
  }
}
