import AutomationTools_Core
import SampleGallery

/// What all pages of the gallery have.
class OpenedPage: PageObject {
  /// Makes a page, of whichever kind is asked for.
  required override init(application: XCUIApplication, testCaseInstance testCase: XCTestCase) {
    super.init(application: application, testCaseInstance: testCase)
  }

  /// What happened last.
  var outcome: String { app.staticTexts[GalleryIdentifier.outcome].label }

  /// Goes back to the list of pages.
  func goBack() {
    app.navigationBars.buttons["Gallery"].tap()
  }

  /// Presses a button.
  @discardableResult
  func press(_ title: String) -> Self {
    app.buttons[title].firstMatch.tap()
    return self
  }
}

/// The list of pages.
final class GalleryListPage: PageObject {
  /// The titles of the pages.
  var titles: [String] {
    app.cells.buttons.allElementsBoundByIndex.map(\.label)
  }

  /// Opens a page.
  @discardableResult
  func open<Page: OpenedPage>(_ page: GalleryPage, as type: Page.Type) -> Page {
    app.buttons[page.title].tap()
    return Page(application: app, testCaseInstance: tc)
  }

  /// Opens a page for what all pages have.
  @discardableResult
  func open(_ page: GalleryPage) -> OpenedPage { open(page, as: OpenedPage.self) }
}

/// Buttons.
final class ButtonsPage: OpenedPage {
  /// Returns a button.
  func button(_ title: String) -> XCUIElement { app.buttons[title] }
}

/// Switches and check boxes.
final class TogglesPage: OpenedPage {
  /// Returns a switch, or a check box.
  func toggle(_ title: String) -> XCUIElement {
    app.descendants(matching: .any).matching(
      NSPredicate(format: "label == %@ AND elementType IN {40, 12, 9}", title)
    ).firstMatch
  }

  /// Switches one, and returns what it is then.
  func flip(_ title: String) -> String {
    toggle(title).tap()
    return outcome
  }
}

/// Choices.
final class PickersPage: OpenedPage {
  /// Chooses a size in the menu of a picker.
  func choose(_ size: String, inMenuOf title: String) {
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", title + ",")).firstMatch.tap()
    // The menu comes last, over segments of the same name.
    let sizes = app.buttons.matching(identifier: size)
    sizes.element(boundBy: sizes.count - 1).tap()
  }

  /// Chooses a size in the segments.
  func chooseSegment(_ size: String) {
    app.segmentedControls.firstMatch.buttons[size].tap()
  }

  /// The wheel.
  var wheel: XCUIElement { app.pickerWheels.firstMatch }
}

/// Numbers.
final class NumbersPage: OpenedPage {
  /// Returns a stepper.
  func stepper(_ title: String) -> XCUIElement { app.steppers[title] }

  /// Returns a slider.
  func slider(_ title: String) -> XCUIElement { app.sliders[title] }
}

/// Dates and colours.
final class DatesPage: OpenedPage {
  /// Chooses a day of the month that the calendar shows.
  func choose(day: String) {
    app.datePickers["Graphical"].buttons.matching(
      NSPredicate(format: "label CONTAINS %@", day)
    ).firstMatch.tap()
  }

  /// Returns the wheel that shows something.
  func wheel(_ value: String) -> XCUIElement {
    app.pickerWheels.matching(NSPredicate(format: "value == %@", value)).firstMatch
  }
}

/// Text to type.
final class FieldsPage: OpenedPage {
  /// Returns a field.
  func field(_ title: String) -> XCUIElement {
    app.textFields.matching(NSPredicate(format: "placeholderValue == %@", title)).firstMatch
  }

  /// The field for a password.
  var password: XCUIElement { app.secureTextFields.firstMatch }

  /// The text of several lines.
  var text: XCUIElement { app.textViews.firstMatch }
}

/// How far something is.
final class ProgressPage: OpenedPage {
  /// The bars and circles, by what they say.
  var values: [String] {
    app.progressIndicators.allElementsBoundByIndex.map { "\($0.label): \($0.value ?? "nothing")" }
  }
}

/// Menus.
final class MenusPage: OpenedPage {
  /// Chooses something in a menu.
  func choose(_ item: String, in menu: String) {
    press(menu)
    press(item)
  }

  /// Chooses something in the menu of what is held.
  func hold(_ text: String, choose item: String) {
    app.staticTexts[text].press(forDuration: 1)
    press(item)
  }
}

/// What holds others together.
final class GroupsPage: OpenedPage {}

/// Alerts, dialogs and sheets.
final class MessagesPage: OpenedPage {}
