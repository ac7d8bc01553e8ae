import FailureTesting
import Foundation
import Testing
import XCUIAutomation

extension ApplicationTests {
  @Suite("Elements")
  struct XCUIElementTests {
    @Test("exist or not", arguments: Handmade.allCases)
    func exists(_ mode: Handmade) {
      let app = mode.launch()
      #expect(app.exists)
      #expect(app.buttons["Next"].exists)
      #expect(app.buttons["Same"].exists)
      #expect(app.cells["Row 29"].exists)
      #expect(!app.buttons["Nothing"].exists)
      #expect(app.cells.count == 30)
      #expect(app.sliders.count == 0)
    }

    @Test("are hittable or not", arguments: Handmade.allCases)
    func isHittable(_ mode: Handmade) {
      let app = mode.launch()
      #expect(app.buttons["Next"].isHittable)
      #expect(app.cells["Row 3"].isHittable)
      #expect(!app.cells["Row 4"].isHittable)
      #expect(!app.buttons["Nothing"].isHittable)
      #expect(!app.buttons["Same"].isHittable)
      app.buttons["Reset"].tap()
      #expect(!app.buttons["Next"].isHittable)
      #expect(app.alerts["Reset"].buttons["OK"].isHittable)
      #expect(app.buttons.matching(NSPredicate(format: "isHittable == true")).count == 1)
    }

    @Test("have attributes", arguments: Handmade.allCases)
    func attributes(_ mode: Handmade) {
      let app = mode.launch()
      let button = app.buttons["next"]
      #expect(button.label == "Next")
      #expect(button.identifier == "next")
      #expect(button.title == "")
      #expect(button.value as? String == "")
      #expect(button.frame == CGRect(x: 0, y: 1, width: 6, height: 1))
      #expect(button.elementType == .button)
      #expect(button.isEnabled)
      #expect(!button.isSelected)
      #expect(!button.hasFocus)
      #expect(button.placeholderValue == nil)
      #expect(!app.buttons["Off"].isEnabled)
      let field = app.textFields["name"]
      #expect(field.placeholderValue == "Name")
      #expect(field.value as? String == "Name")
      #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == false)
      field.tap()
      #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == true)
      #expect(field.hasFocus)
    }

    @Test("are found anew at each use")
    func recipe() {
      let app = Handmade.process.launch()
      let status = app.staticTexts["status"]
      let later = app.staticTexts["Tapped Next 1"]
      #expect(status.label == "Ready")
      #expect(!later.exists)
      app.buttons["Next"].tap()
      #expect(status.label == "Tapped Next 1")
      #expect(later.exists)
    }

    @Test("are listed by place and by themselves")
    func allElements() {
      let app = Handmade.process.launch()
      let same = app.buttons.matching(identifier: "Same")
      #expect(same.allElementsBoundByIndex.map(\.frame.minX) == [13, 20])
      #expect(same.allElementsBoundByAccessibilityElement.map(\.frame.minX) == [13, 20])
      same.element(boundBy: 1).tap()
      #expect(app.staticTexts["status"].label == "Tapped Same 1")
    }

    @Test("a subclass of the application is one")
    func subclass() {
      final class Screen: XCUIApplication, @unchecked Sendable {
        override func launch() {
          launchArguments.append("-screen")
          super.launch()
        }
      }
      XCUIApplication.defaultTarget = Handmade.process.target
      let screen = Screen()
      screen.launch()
      #expect(screen.staticTexts["arguments"].label == "-screen")
      #expect(XCUIApplication().staticTexts["arguments"].label == "-screen")
    }

    @Test("an unknown key is a failure")
    func unknownKey() {
      let app = Handmade.process.launch()
      let failures = recordedFailures {
        #expect(app.buttons["Next"].value(forKey: "lable") == nil)
      }
      #expect(
        failures.map(\.headline) == [
          """
          Failed to get lable of "Next" Button: It has no attribute "lable".
          Did you mean "label"?
          """
        ])
    }
  }
}
