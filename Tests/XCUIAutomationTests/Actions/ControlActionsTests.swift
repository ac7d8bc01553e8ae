import FailureTesting
import Foundation
import Testing
import TextUI

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Actions on controls")
  struct ControlActionsTests {
    private func launch() -> XCUIApplication {
      let app = XCUIApplication(target: .inProcess(GalleryApp.self))
      app.launch()
      return app
    }

    @Test("a wheel of another toolkit is turned by dragging", arguments: [[], ["-round"]])
    func otherWheels(arguments: [String]) {
      let app = XCUIApplication(target: .inProcess(WheelApp.self))
      app.launchArguments = arguments
      app.launch()
      let wheel = app.pickerWheels.firstMatch
      for value in ["five", "one", "three", "two"] {
        wheel.adjust(toPickerWheelValue: value)
        #expect(wheel.value as? String == value)
      }
      let failures = recordedFailures { wheel.adjust(toPickerWheelValue: "six") }
      #expect(
        failures.map(\.headline) == [
          """
          Failed to adjust PickerWheel (First Match) to picker wheel value "six": It has no value "six". Its values are "two", "three", "four", "five", "one".
          """
        ])
    }

    @Test("sliders")
    func sliders() {
      let app = launch()
      let slider = app.sliders["volume"]
      #expect(slider.normalizedSliderPosition == 0.5)
      slider.adjust(toNormalizedSliderPosition: 0.47)
      #expect(slider.value as? String == "47%")
      #expect(app.sliders["47%"].exists)
      slider.adjust(toNormalizedSliderPosition: 1)
      #expect(slider.normalizedSliderPosition == 1)
      slider.coordinate(withNormalizedOffset: CGVector(dx: 0.99, dy: 0.5))
        .press(
          forDuration: 0,
          thenDragTo: slider.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)))
      #expect(slider.value as? String == "50%")
    }

    @Test("the thumb is dragged where an application does not set values itself")
    func dragging() throws {
      let app = launch()
      for (position, value) in [(0.2, "20%"), (1, "100%"), (0.52, "50%"), (0, "0%")] {
        try app.sliders["volume"].plan.resolve().dragThumb(to: position)
        #expect(app.sliders["volume"].value as? String == value)
      }
    }

    @Test("what is no slider is not adjusted")
    func noSlider() {
      let app = launch()
      let failures = recordedFailures {
        app.buttons["Press"].adjust(toNormalizedSliderPosition: 0.5)
        app.sliders["volume"].adjust(toNormalizedSliderPosition: 1.5)
      }
      #expect(
        failures.map(\.headline) == [
          #"Failed to adjust "Press" Button to normalized slider position 0.5: It cannot be adjusted to a slider position: Button, {{0.0, 14.0}, {9.0, 1.0}}, label: 'Press'."#,
          #"Failed to adjust "volume" Slider to normalized slider position 1.5: A normalized position lies from 0 to 1, not at 1.5."#,
        ])
    }

    @Test("wheels")
    func wheels() {
      let app = launch()
      app.pickerWheels.element.adjust(toPickerWheelValue: "Plum")
      #expect(app.pickerWheels["Plum"].exists)
      #expect(app.pickers["Fruit"].pickerWheels.firstMatch.value as? String == "Plum")
      #expect(app.segmentedControls.buttons["Plum"].isSelected)
      app.segmentedControls.buttons["Pear"].tap()
      app.pickerWheels["Pear"].swipeDown(velocity: .slow)
      #expect(app.pickerWheels["Apple"].exists)
    }

    @Test("a value the wheel does not have")
    func noSuchValue() {
      let app = launch()
      let failures = recordedFailures {
        app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Pearl")
        app.buttons["Press"].adjust(toPickerWheelValue: "Pear")
      }
      #expect(
        failures.map(\.headline) == [
          """
          Failed to adjust PickerWheel (First Match) to picker wheel value "Pearl": It has no value "Pearl". Its values are "Apple", "Pear", "Plum".
          Did you mean "Pear"?
          """,
          #"Failed to adjust "Press" Button to picker wheel value "Pear": It cannot be adjusted to a picker wheel value: Button, {{0.0, 14.0}, {9.0, 1.0}}, label: 'Press'."#,
        ])
    }

    @Test("the mouse")
    func mouse() {
      let app = launch()
      let status = app.staticTexts["status"]
      app.buttons["Press"].hover()
      app.buttons["Press"].rightClick()
      #expect(status.label == "Ready")
      app.buttons["Press"].click()
      #expect(status.label == "Pressed")
      app.pickerWheels.firstMatch.scroll(byDeltaX: 0, deltaY: -1)
      #expect(app.pickerWheels["Pear"].exists)
      let slider = app.sliders["volume"]
      slider.click(forDuration: 0, thenDragTo: app.staticTexts["status"])
      #expect(slider.value as? String == "15%")
      let end = slider.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 0))
      end.hover()
      end.click()
      #expect(slider.value as? String == "100%")
      end.doubleClick()
      end.rightClick()
      end.scroll(byDeltaX: 0, deltaY: 1)
      end.click(
        forDuration: 0, thenDragTo: slider.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)))
      #expect(slider.value as? String == "0%")
      app.buttons["Press"].twoFingerTap()
      app.buttons["Press"].doubleClick()
    }

    @Test("the software keyboard")
    func keyboard() {
      let app = launch()
      let field = app.textFields["Name"]
      #expect(!app.keyboards.firstMatch.exists)
      field.tap()
      #expect(app.keyboards.firstMatch.waitForExistence(timeout: 1))
      #expect(app.keyboards.count == 1)
      #expect(field.staticTexts["Name"].exists)
      app.keys["H"].tap()
      #expect(!app.keys["H"].exists)
      #expect(!field.staticTexts["Name"].exists)
      app.keys["i"].tap()
      app.keys["space"].tap()
      app.keys["more"].tap()
      app.keyboards.keys["4"].tap()
      app.keys["delete"].tap()
      #expect(app.keys["2"].isHittable)
      app.keys["2"].tap()
      #expect(field.value as? String == "Hi 2")
      field.typeText("!")
      #expect(app.frame.size == CGSize(width: 80, height: 24))
      app.keyboards.buttons["Search"].tap()
      #expect(app.staticTexts["status"].label == "Searched Hi 2!")
      #expect(!app.keyboards.firstMatch.exists)
      field.tap()
      field.typeText("\n")
      #expect(!app.keyboards.firstMatch.exists)
    }

    @Test("what is typed without a field in focus fails, and presses no button")
    func typingWithoutAField() {
      let app = launch()
      for text in ["abc", "\n", " "] {
        let failures = recordedFailures { app.typeText(text) }
        #expect(failures.count == 1)
        #expect(failures.first?.headline.contains("has keyboard focus") == true)
      }
      let failures = recordedFailures { app.buttons["Press"].typeText("\n") }
      #expect(failures.count == 1)
      #expect(app.staticTexts["status"].label == launch().staticTexts["status"].label)
      // A key by its name is for whatever takes it, as a shortcut is.
      app.typeKey(.tab, modifierFlags: [])
    }

    @Test("the software keyboard where a test asks for it", arguments: ["shown", "none"])
    func keyboardMode(_ mode: String) {
      let app = XCUIApplication(target: .inProcess(GalleryApp.self))
      app.launchEnvironment = ["TEXTUI_KEYBOARD": mode]
      app.launch()
      app.textFields["Name"].tap()
      #expect(app.keyboards.count == (mode == "none" ? 0 : 1))
      if mode == "shown" { #expect(app.frame.contains(app.keyboards.element.frame)) }
    }

    @Test("what is disabled is not clicked")
    func disabled() {
      let app = launch()
      let failures = recordedFailures { app.buttons["Off"].click() }
      #expect(
        failures.first?.headline == """
          Failed to click "Off" Button: It exists, but is disabled: Button, {{0.0, 15.0}, {7.0, 1.0}}, label: 'Off', Disabled.
          A test that expects this checks isEnabled; one that waits for it: wait(for: \\.isEnabled, toEqual: true, timeout:).
          """)
    }

    @Test("gestures without meaning fail once")
    func meaningless() {
      let app = launch()
      let failures = recordedFailures {
        for _ in 1...2 {
          app.pinch(withScale: 2, velocity: 1)
          app.buttons["Press"].rotate(1, withVelocity: 1)
        }
      }
      #expect(
        failures.map(\.headline) == [
          "Failed to pinch Application 'GalleryApp': A terminal has no pinch: nothing in it is zoomed. Act on a control that does the same.",
          #"Failed to rotate "Press" Button: A terminal has no rotation by fingers. To turn the screen, set XCUIDevice.shared.orientation."#,
        ])
    }
  }
}
