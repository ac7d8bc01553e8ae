import AutomationTools_Core
import SampleApp
import SampleGallery

/// What the controls of the gallery do.
final class GalleryTests: GalleryTestCase {
  func testAllPagesAreListed() {
    launch()
    XCTAssertEqual(gallery.titles, GalleryPage.allCases.map(\.title))
    for page in GalleryPage.allCases {
      let opened = gallery.open(page)
      XCTAssertTrue(app.navigationBars[page.title].exists)
      opened.goBack()
    }
  }

  func testButtonsSayThatTheyWerePressed() {
    launch()
    let page = gallery.open(.buttons, as: ButtonsPage.self)
    let titles = [
      "Automatic", "Bordered", "Prominent", "Borderless", "Plain", "Own style", "Destructive",
      "With a picture",
    ]
    for title in titles { XCTAssertEqual(page.press(title).outcome, title) }
    XCTAssertFalse(page.button("Disabled").isEnabled)
  }

  func testTogglesCount() {
    launch()
    let page = gallery.open(.toggles, as: TogglesPage.self)
    XCTAssertEqual(page.outcome, "2 of 4 are on")
    XCTAssertEqual(page.flip("Automatic"), "3 of 4 are on")
    XCTAssertEqual(page.flip("Switch"), "2 of 4 are on")
    XCTAssertEqual(page.flip("Check box"), "3 of 4 are on")
    XCTAssertEqual(page.flip("Button"), "2 of 4 are on")
    XCTAssertEqual(page.flip("Picture"), "1 of 4 are on")
  }

  func testPickersChooseTheSame() {
    launch()
    let page = gallery.open(.pickers, as: PickersPage.self)
    page.choose("L", inMenuOf: "Menu")
    XCTAssertEqual(page.outcome, "Size L")
    page.chooseSegment("S")
    XCTAssertEqual(page.outcome, "Size S")
    page.wheel.adjust(toPickerWheelValue: "M")
    XCTAssertEqual(page.outcome, "Size M")
  }

  func testNumbersHaveBounds() {
    launch()
    let page = gallery.open(.numbers, as: NumbersPage.self)
    let count = page.stepper("Count")
    for _ in 0..<4 { count.buttons["Increment"].tap() }
    XCTAssertEqual(page.outcome, "5 at 50%")
    page.stepper("By hand").buttons["Decrement"].tap()
    page.slider("Steps").adjust(toNormalizedSliderPosition: 0.8)
    XCTAssertEqual(page.outcome, "-5 at 75%")
    XCTAssertFalse(page.slider("Disabled").isEnabled)
  }

  func testDaysAreChosen() {
    launch()
    let page = gallery.open(.dates, as: DatesPage.self)
    page.choose(day: "17 March")
    XCTAssertEqual(page.outcome, "2026-03-17T09:00:00Z")
    page.wheel("March").adjust(toPickerWheelValue: "April")
    XCTAssertEqual(page.outcome, "2026-04-17T09:00:00Z")
  }

  func testTextIsTyped() {
    launch()
    let page = gallery.open(.fields, as: FieldsPage.self)
    page.field("Automatic").tap()
    page.field("Automatic").typeText("Ada\n")
    XCTAssertEqual(page.outcome, "Sent Ada")
    XCTAssertEqual(page.field("Rounded border").value as? String, "Ada")
    page.password.tap()
    page.password.typeText("secret")
    XCTAssertEqual(page.password.value as? String, "••••••")
    page.text.tap()
    page.text.typeText("\nmore")
    XCTAssertEqual(page.text.value as? String, "Several\nlines\nmore")
  }

  func testProgressGoesOn() {
    launch()
    let page = gallery.open(.progress, as: ProgressPage.self)
    for _ in 0..<2 { page.press("Go on") }
    XCTAssertEqual(page.outcome, "75%")
    XCTAssertTrue(page.values.contains("Linear: 75%"), "\(page.values)")
  }

  func testMenusAreChosenFrom() {
    launch()
    let page = gallery.open(.menus, as: MenusPage.self)
    page.choose("Copy", in: "Automatic")
    XCTAssertEqual(page.outcome, "Copied")
    page.choose("Delete", in: "Borderless")
    XCTAssertEqual(page.outcome, "Deleted")
    XCTAssertEqual(page.press("First action").outcome, "First action")
    page.hold("Hold me", choose: "Copy")
    XCTAssertEqual(page.outcome, "Copied")
    XCTAssertEqual(page.press("Two").outcome, "Two")
    page.press("Choices").choose("Deep", in: "More")
    XCTAssertEqual(page.outcome, "Deep")
  }

  func testGroupsUnfold() {
    launch()
    let page = gallery.open(.groups, as: GroupsPage.self)
    XCTAssertFalse(app.staticTexts["Was folded"].exists)
    page.press("Unfolds")
    XCTAssertTrue(app.staticTexts["Was folded"].exists)
    page.press("Letters")
    XCTAssertTrue(app.staticTexts["2026"].exists)
    XCTAssertTrue(app.staticTexts["Narrow"].exists)
  }

  func testMessagesAreAnswered() {
    launch()
    let page = gallery.open(.messages, as: MessagesPage.self)
    page.press("Alert")
    XCTAssertTrue(app.alerts["An alert"].staticTexts["It says something."].exists)
    XCTAssertEqual(page.press("OK").outcome, "OK")
    page.press("Question")
    app.alerts.textFields.firstMatch.tap()
    app.alerts.textFields.firstMatch.typeText("Ada")
    XCTAssertEqual(page.press("Answer").outcome, "I am Ada")
    page.press("Dialog")
    app.sheets["A dialog"].buttons["Delete"].tap()
    XCTAssertEqual(page.outcome, "Deleted")
    for (button, title) in [("Sheet", "A sheet"), ("Cover", "A cover"), ("Popover", "A popover")] {
      page.press(button)
      XCTAssertTrue(app.staticTexts[title].exists)
      XCTAssertEqual(page.press("Close").outcome, "Closed")
    }
  }
}
