import FailureTesting
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Places of failures")
  struct CallerLocationTests {
    /// The lines at which something records failures, counted from a line of this file.
    private func lines(from start: UInt, _ body: () -> Void) -> [Int] {
      recordedFailures(body).map { failure in
        #expect(failure.place.file == #filePath)
        return Int(failure.place.line) - Int(start)
      }
    }

    @Test("functions take their caller's")
    func functions() {
      let app = Handmade.process.launch()
      let lines = lines(from: #line) {
        app.buttons["Off"].tap()
        app.buttons["Off"].tap(file: #filePath, line: #line + 10)
      }
      #expect(lines == [1, 12])
    }

    @Test("properties find it on the stack")
    func properties() {
      let app = Handmade.process.launch()
      let lines = lines(from: #line) {
        _ = app.buttons["Nothing"].label
        func helper() -> Bool {
          app.buttons["Nothing"].isEnabled
        }
        _ = helper()
      }
      #expect(lines == [1, 3])
    }

    @Test("a property in a macro has the place of the macro")
    func macros() {
      let app = Handmade.process.launch()
      var line: UInt = 0
      let failures = recordedFailures { line = Self.expectEmptyLabel(app) }
      #expect(failures.map(\.place.line) == [line])
      #expect(failures.map(\.place.file) == [#filePath])
    }

    private static func expectEmptyLabel(_ app: XCUIApplication) -> UInt {
      #expect(app.buttons["Nothing"].label == "")
      return #line - 1
    }

    @Test("a launch finds it on the stack, or is told")
    func launch() {
      let app = XCUIApplication(target: .executable("NoSuchProduct"))
      let lines = lines(from: #line) {
        app.launch()
        app.activate()
        app.launch(file: #filePath, line: #line + 10)
      }
      #expect(lines == [1, 2, 13])
    }
  }
}
