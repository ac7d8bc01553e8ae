import FailureTesting
import Foundation
import Testing
import XCUIAutomation

extension ApplicationTests {
  @Suite("Failure reports")
  struct FailureReportTests {
    /// The screen of the application as it is launched with a small one.
    private static let screen = """
      Screen (30 × 12):
      ┌──────────────────────────────┐
      │Ready                         │
      │[Next] [Off] [Same] [Same]    │
      │[Reset] [Later] [Never ready] │
      │                              │
      │Row 0                         │
      │Row 1                         │
      │Row 2                         │
      │Row 3                         │
      │                              │
      │                              │
      │[Crash] [Exit] [Hang]         │
      └──────────────────────────────┘
      """

    private func launch(_ arguments: String...) -> XCUIApplication {
      let app = Handmade.process.app
      app.launchArguments = arguments
      app.launchEnvironment["UITEST_SCREEN_SIZE"] = "30x12"
      app.launch()
      return app
    }

    /// The text of the only failure that something records, without the places of its steps.
    private func failure(_ body: () -> Void) throws -> String {
      let failures = recordedFailures(body)
      try #require(failures.count == 1)
      return failures[0].text.replacing(#/, at \w+\.swift:\d+/#, with: "")
    }

    @Test("an element that is not there")
    func noMatches() throws {
      let app = launch()
      let failure = try failure { app.buttons["Rest"].tap() }
      #expect(
        failure == """
          Failed to tap "Rest" Button: No matches found for Elements matching predicate '"Rest" IN identifiers'.
          Did you mean "Reset"?

          Query, and how many elements each step left:
              1  Target Application 'HandmadeApp'
             10  Descendants matching type Button
              0  Elements matching predicate '"Rest" IN identifiers'
          Before the last of these steps there were:
              Button, {{0.0, 1.0}, {6.0, 1.0}}, identifier: 'next', label: 'Next'
              Button, {{7.0, 1.0}, {5.0, 1.0}}, label: 'Off', Disabled
              Button, {{13.0, 1.0}, {6.0, 1.0}}, label: 'Same'
              Button, {{20.0, 1.0}, {6.0, 1.0}}, label: 'Same'
              Button, {{0.0, 2.0}, {7.0, 1.0}}, label: 'Reset'
              Button, {{8.0, 2.0}, {7.0, 1.0}}, label: 'Later'
              Button, {{16.0, 2.0}, {13.0, 1.0}}, label: 'Never ready'
              Button, {{0.0, 10.0}, {7.0, 1.0}}, label: 'Crash'
              and 2 more

          \(Self.screen)
          """)
    }

    @Test("an element of another type")
    func otherType() throws {
      let app = launch()
      let failure = try failure { app.staticTexts["Next"].tap() }
      #expect(
        failure.hasPrefix(
          """
          Failed to tap "Next" StaticText: No matches found for Elements matching predicate '"Next" IN identifiers'.
          There is one of another type or elsewhere: Button, {{0.0, 1.0}, {6.0, 1.0}}, identifier: 'next', label: 'Next'.

          Query,
          """))
    }

    @Test(
      "a step on the way that finds nothing, while something else has the name that is sought next")
    func emptyStep() throws {
      let app = launch()
      let failure = try failure { _ = app.alerts["Reset"].buttons["OK"].label }
      #expect(
        failure == """
          Failed to get label of "OK" Button: No matches found for Descendants matching type Alert.
          There is one of another type or elsewhere: Button, {{0.0, 2.0}, {7.0, 1.0}}, label: 'Reset'.

          Query, and how many elements each step left:
              1  Target Application 'HandmadeApp'
              0  Descendants matching type Alert

          \(Self.screen)
          """)
    }

    @Test("an index that is too high")
    func index() throws {
      let app = launch("-later")
      let failure = try failure {
        app.buttons.matching(NSPredicate(format: "label == 'Same'")).element(boundBy: 2).tap()
      }
      #expect(
        failure.components(separatedBy: "    a task").first == """
          Failed to tap Button (Matching label == "Same") (Element at index 2): No matches found for Element at index 2.

          Query, and how many elements each step left:
              1  Target Application 'HandmadeApp'
             10  Descendants matching type Button
              2  Elements matching predicate 'label == "Same"'
              0  Element at index 2
          Before the last of these steps there were:
              Button, {{13.0, 1.0}, {6.0, 1.0}}, label: 'Same'
              Button, {{20.0, 1.0}, {6.0, 1.0}}, label: 'Same'

          Done before:
              launch Application 'HandmadeApp' (-later)

          The application was not idle:

          """)
    }

    @Test("several elements")
    func multipleMatches() throws {
      let app = launch("-warn")
      let failure = try failure { app.buttons["Same"].tap() }
      #expect(
        failure.components(separatedBy: "Screen").first == """
          Failed to tap "Same" Button: Multiple matching elements found for <Elements matching predicate '"Same" IN identifiers'>: 2.
          Narrow the query down, or say which one: firstMatch, element(boundBy:).

          Query, and how many elements each step left:
              1  Target Application 'HandmadeApp'
             10  Descendants matching type Button
              2  Elements matching predicate '"Same" IN identifiers'
          They are:
              Button, {{13.0, 1.0}, {6.0, 1.0}}, label: 'Same'
              Button, {{20.0, 1.0}, {6.0, 1.0}}, label: 'Same'

          Done before:
              launch Application 'HandmadeApp' (-warn)

          The application warned:
              A row has no identifier.


          """)
    }

    @Test("a disabled element")
    func disabled() throws {
      let app = launch()
      let failure = try failure { app.buttons["Off"].doubleTap() }
      #expect(
        failure == """
          Failed to double tap "Off" Button: It exists, but is disabled: Button, {{7.0, 1.0}, {5.0, 1.0}}, label: 'Off', Disabled.
          A test that expects this checks isEnabled; one that waits for it: wait(for: \\.isEnabled, toEqual: true, timeout:).

          \(Self.screen)
          """)
    }

    @Test("a covered element")
    func covered() throws {
      let app = launch()
      app.buttons["Reset"].tap()
      let failure = try failure { app.buttons["Next"].press(forDuration: 1) }
      #expect(
        failure.hasPrefix(
          """
          Failed to press "Next" Button: Not hittable: it exists, but is covered by Alert "Reset".

          Done before:
              launch Application 'HandmadeApp'
              tap "Reset" Button

          Screen (30 × 12):
          """))
    }

    @Test("an element off the screen")
    func offscreen() throws {
      let app = Handmade.process.app
      app.launchEnvironment["UITEST_SCREEN_SIZE"] = "10x2"
      app.launch()
      let failure = try failure { app.buttons["Crash"].tap() }
      #expect(
        failure == """
          Failed to tap "Crash" Button: Not hittable: it exists, but is off the screen: Button, {{0.0, 10.0}, {7.0, 1.0}}, label: 'Crash'.
          Nothing around it scrolls it into view. A larger screen may have room: UITEST_SCREEN_SIZE=48x52 is as a phone's.

          Screen (10 × 2):
          ┌──────────┐
          │Ready     │
          │[Next] [Of│
          └──────────┘
          """)
    }

    @Test("typing without the keyboard's focus")
    func focus() throws {
      let app = launch()
      let failure = try failure { app.textFields["Name"].typeText("a") }
      #expect(
        failure == """
          Failed to type "a" into "Name" TextField: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: TextField, {{0.0, 3.0}, {20.0, 1.0}}, identifier: 'name', placeholderValue: 'Name'
          Tap the element first. Nothing has the focus now.

          \(Self.screen)
          """)
      app.textFields["Name"].tap()
      let other = try self.failure { app.buttons["Next"].typeText("a") }
      #expect(
        other.contains(
          "Tap the element first. The focus is in: TextField, {{0.0, 3.0}, {20.0, 1.0}}, identifier: 'name'"
        ))
    }

    @Test("a text of control characters stays on its line")
    func controlCharacters() throws {
      let app = Handmade.process.app
      app.launchArguments = ["\u{1B}[2J\u{202E}a\nb"]
      app.launch()
      let failure = try failure { app.staticTexts["\u{1B}[2J"].tap() }
      #expect(failure.hasPrefix("Failed to tap \"\\u{1B}[2J\" StaticText: No matches found"))
      let allowed = failure.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" }
      #expect(allowed)
    }

    @Test("an application that was not launched, or was ended")
    func notRunning() throws {
      let app = Handmade.process.app
      #expect(
        try failure { app.buttons["Next"].tap() } == """
          Failed to tap "Next" Button: Application 'HandmadeApp' is not running.
          Call launch() first: this test did not launch it.
          """)
      app.launch()
      app.terminate()
      #expect(
        try failure { _ = app.label } == """
          Failed to get label of Application 'HandmadeApp': Application 'HandmadeApp' is not running.
          The test ended it, and did not launch it again.

          Done before:
              tap "Next" Button
              launch Application 'HandmadeApp'
          """)
    }

    @Test("an application that exits")
    func exits() throws {
      let app = launch()
      #expect(
        try failure { app.buttons["Exit"].tap() } == """
          Failed to tap "Exit" Button: The application exited with code 3.

          The last it wrote:
              fatal: the disk is full
          """)
      #expect(
        try failure { app.buttons["Next"].tap() } == """
          Failed to tap "Next" Button: Application 'HandmadeApp' is not running.
          It exited with code 3 earlier in this test.

          Done before:
              launch Application 'HandmadeApp'
              tap "Exit" Button
          """)
    }

    @Test("an application that crashes")
    func crashes() throws {
      let app = launch()
      let failure = try failure { app.buttons["Crash"].tap() }
      let lines = failure.components(separatedBy: "\n")
      #expect(
        lines[0] == """
          Failed to tap "Crash" Button: The application crashed in HandmadeHost.activate(_:clicks:) \
          (HandmadeApp.swift:192): trap, as a failed precondition gives (signal 4, SIGILL).
          """)
      #expect(lines[2] == "The last it wrote:")
      #expect(lines[3].hasSuffix("Fatal error: the button was tapped"))
      app.launch()
      #expect(app.staticTexts["status"].label == "Ready")
    }
  }
}
