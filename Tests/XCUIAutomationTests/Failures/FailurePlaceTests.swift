import FailureTesting
import Testing
import XCTestAdditions
import XCUIAutomation

extension ApplicationTests {
  @Suite("Places of failures")
  struct FailurePlaceTests {
    /// A page object, whose lines are no test's.
    private struct Page {
      /// The application.
      let app: XCUIApplication

      /// The line on which ``tap()`` fails.
      static let tapLine = #line + 4

      /// Taps what is not there.
      func tap() {
        app.buttons["Nothing"].tap()
      }

      /// That line as text.
      static let tapText =
        "…/FailurePlaceTests.swift:\(tapLine), in ApplicationTests.FailurePlaceTests.Page.tap()"

      /// Taps what is not there, by a method of the page's own.
      func tapDeeply() { tap() }

      /// Calls a closure of the test's.
      func call(_ body: () -> Void) { body() }

      /// The line on which ``tapLater()`` fails.
      static let tapLaterLine = #line + 5

      /// Taps what is not there, after a pause.
      func tapLater() async {
        await Task.yield()
        app.buttons["Nothing"].tap()
      }

      /// The label of what is not there.
      var label: String { app.buttons["Nothing"].label }
    }

    /// The lines at which something records failures, counted from a line of this file, and what else is said of them.
    private func places(
      from start: Int, _ body: () throws -> Void
    ) rethrows -> [String] {
      try recordedFailures(body).map { text(of: $0.place, from: start) }
    }

    /// A place as text, its line counted from one of this file.
    private func text(of place: FailurePlace, from start: Int) -> String {
      #expect(place.file == #filePath)
      return "\(place.line - start)" + (place.note.map { " " + $0 } ?? "")
    }

    @Test("are the lines of the test")
    func lines() {
      let app = Handmade.process.launch()
      let places = places(from: #line) {
        app.buttons["Off"].tap()
        _ = app.buttons["Nothing"].label
        func helper() -> Bool {
          app.buttons["Nothing"].isEnabled
        }
        _ = helper()
        _ = [1].map { _ in
          app.buttons["Nothing"].press(forDuration: 1)
        }
        let tap: () -> Void = app.buttons["Nothing"].tap
        tap()
        app.buttons["Nothing"].coordinate(withNormalizedOffset: .zero).tap()
      }
      #expect(places == ["1", "2", "4", "8", "11", "12"])
    }

    @Test("name the page object besides")
    func pages() {
      let page = Page(app: Handmade.process.launch())
      let places = places(from: #line) {
        page.tap()
        page.tapDeeply()
        page.call { page.call { page.tap() } }
        page.call {
          page.app.buttons["Nothing"].tap()
        }
        _ = page.label
        page.app.tapNothing()
      }
      let tap = "called from \(Page.tapText)"
      #expect(places.prefix(4) == ["1 \(tap)", "2 \(tap)", "3 \(tap)", "5"])
      #expect(places.dropFirst(4).first?.hasSuffix(".Page.label.getter") == true)
      #expect(places.last?.hasSuffix("in XCUIElement.tapNothing()") == true, "\(places)")
    }

    @Test("name it also of an application that does not run")
    func text() {
      let page = Page(app: Handmade.process.app)
      let failures = recordedFailures { page.tap() }
      #expect(failures.map(\.place.note) == ["called from \(Page.tapText)"])
    }

    @Test("are those of the test across await", arguments: [1, 2])
    func asynchronous(_ number: Int) async {
      let page = Page(app: Handmade.process.launch())
      let start = #line
      let failures = await asynchronouslyRecordedFailures {
        await Task.yield()
        page.app.buttons["Nothing"].tap()
        await page.tapLater()
        await Task { await page.tapLater() }.value
      }
      let later = "called from …/FailurePlaceTests.swift:\(Page.tapLaterLine), in"
      let places = failures.map { text(of: $0.place, from: start) }
      #expect(places.map { $0.prefix(1) } == ["3", "4", "5"])
      #expect(places.dropFirst().allSatisfy { $0.contains(later) }, "\(places)")
    }

    @MainActor @Test("are those of the test on the main actor")
    func isolated() async {
      let page = Page(app: Handmade.process.launch())
      await Task.yield()
      let places = places(from: #line) {
        page.app.buttons["Nothing"].tap()
        XCTContext.runActivity(named: "Step") { _ in
          page.tap()
        }
      }
      #expect(places.first == "1")
      #expect(places.last?.hasPrefix("3 called from") == true)
    }

    @Test("are the lines of macros")
    func macros() {
      let app = Handmade.process.launch()
      let places = places(from: #line) {
        #expect(app.buttons["Nothing"].label == "")
        #expect(app.buttons["Nothing"].frame.isEmpty)
      }
      #expect(places == ["1", "2"])
    }

    @Test("are those of the functions that launch")
    func launch() {
      let app = XCUIApplication(target: .executable("NoSuchProduct"))
      let places = places(from: #line) {
        app.launch()
        app.activate()
      }
      #expect(places == ["1", "2"])
    }

    @Test
    func `are found for a test in words`() {
      let page = Page(app: Handmade.process.launch())
      let places = places(from: #line) {
        page.tap()
      }
      #expect(places.first?.hasPrefix("1 called from") == true)
    }
  }
}

extension XCUIElement {
  /// Taps what is not there.
  fileprivate func tapNothing() {
    buttons["Nothing"].tap()
  }
}
