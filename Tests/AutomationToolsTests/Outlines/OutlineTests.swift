import AutomationTools_Core
import FailureTesting
import Foundation
import Testing

/// Screens compared with outlines.
@MainActor @Suite("Outlines", .uiTest) struct OutlineTests {
  /// Launches the application.
  private func launch() -> XCUIApplication {
    let app = XCUIApplication(target: .inProcess(OutlinedApp.self))
    app.launch()
    return app
  }

  @Test("An element is dumped as the statement that asserts what is inside")
  func dumpElement() {
    let text = launch().navigationBars["Articles"].dumpElementTree()
    #expect(
      text == """
        element.assertElementTree {
          Element(.staticText, "Articles")
        }
        """)
  }

  @Test("The screen is dumped as the statement that asserts it")
  func dump() {
    #expect(
      launch().dumpWindow() == """
        app.assertWindow {
          Element(.navigationBar, identifier: "Articles") {
            Element(.staticText, "Articles")
          }
          Element(.staticText, "2 articles, \\"new\\"", identifier: "count")
          Element(.switch, "Notify", value: "0") {
            Element(.staticText, "Notify")
            Element(.switch, value: "0")
          }
          Element(.textField, identifier: "name", placeholderValue: "Name") {
            Element(.staticText, "Name")
          }
          Element(.collectionView, identifier: "list") {
            Element(.cell) {
              Element(.staticText, "Tides")
              Element(.staticText, "Read on: 5")
            }
            Element(.cell) {
              Element(.staticText, "Ropes")
              Element(.staticText, "Read on: 5")
            }
          }
          Element(.button, "Delete", isEnabled: false)
          Element(.button, "Send")
        }
        """)
  }

  /// What ``dump()`` expects, pasted; the label of one button as stated.
  private func assertPasted(_ app: XCUIApplication, send: TextPattern) {
    app.assertWindow {
      Element(.navigationBar, identifier: "Articles") {
        Element(.staticText, "Articles")
      }
      Element(.staticText, "2 articles, \"new\"", identifier: "count")
      Element(.switch, "Notify", value: "0") {
        Element(.staticText, "Notify")
        Element(.switch, value: "0")
      }
      Element(.textField, identifier: "name", placeholderValue: "Name")
      Element(.collectionView, identifier: "list") {
        Element(.cell) {
          Element(.staticText, "Tides")
          Element(.staticText, "Read on: 5")
        }
        Element(.cell) {
          Element(.staticText, "Ropes")
          Element(.staticText, "Read on: 5")
        }
      }
      Element(.button, "Delete", isEnabled: false)
      Element(.button, send)
    }
  }

  @Test("What was dumped passes when it is pasted, and fails when one label changes")
  func pasted() {
    let app = launch()
    assertPasted(app, send: "Send")
    let failures = recordedFailures { assertPasted(app, send: "Sent") }
    #expect(
      failures.map { beginning($0.text) } == [
        """
        The screen is not as outlined: there is no Element(.button, "Sent").
              path: window › element 7 of 7
          expected: Element(.button, "Sent")
             found: Element(.button, "Send"): its label is "Send", not "Sent"
        """
      ])
    #expect(failures.map { $0.text.hasSuffix(app.dumpWindow()) } == [true])
  }

  @Test("An outline is put together of conditions, loops and outlines made elsewhere")
  func putTogether() {
    /// What is expected at the top and the bottom of the screen.
    @OutlineBuilder func outline(isNew: Bool, buttons: [Element]) -> [Element] {
      if isNew { Element(.staticText, "2 articles, \"new\"") }
      if isNew {
        Element(.switch, "Notify")
      } else {
        Element(.switch, "Tell")
      }
      if #available(macOS 10, *) { Element(.textField) }
      buttons
    }
    let app = launch()
    let buttons = ["Delete", "Send"].map { Element(.button, .equal($0)) }
    app.assertElementTree { outline(isNew: true, buttons: buttons) }
    let failures = recordedFailures {
      app.assertElementTree { outline(isNew: false, buttons: buttons) }
    }
    #expect(failures.count == 1 && failures[0].text.contains(#"Element(.switch, "Tell")"#))
  }

  @Test("Only what is named counts: patterns, closures and what may be anything")
  func partial() {
    let app = launch()
    var passed: [String] = []
    app.assertWindow {
      Element(.any, .like("? articles*"))
      Element(.collectionView) {
        Element(.staticText, .matching(/T[a-z]+/))
        for title in ["Ropes"] {
          Element(.staticText, .equal(title))
          Element(.staticText, .beginsWith("Read"))
        }
      }
      Element(.button, .satisfying("short") { $0.count < 5 }, isEnabled: true)
        .satisfying("below the list") { $0.frame.minY > 3 }
    } onPass: { window in
      passed.append(window.elementType == .window ? "window" : "other")
    }
    #expect(passed == ["window"])
    app.collectionViews["list"].assertElementTree {
      Element(.cell) {
        Element(.staticText, .endsWith("des"))
        Element(.any, .contains(": "), title: .anything)
      }
      .nothingElse()
      Element(.cell)
    } onPass: { list in
      passed.append(list.identifier)
    }
    #expect(passed == ["window", "list"])
  }

  @Test("What is missing inside an element is told with the way to it")
  func nested() {
    let app = launch()
    let failures = recordedFailures {
      app.assertWindow {
        Element(.collectionView) {
          Element(.cell) {
            Element(.staticText, "Ropes")
            Element(.staticText, "Read on: 6")
          }
        }
      }
    }
    #expect(
      failures.map { beginning($0.text) } == [
        """
        The screen is not as outlined: there is no Element(.staticText, "Read on: 6").
              path: window › Element(.collectionView, identifier: "list") › Element(.cell) › element 2 of 2
          expected: Element(.staticText, "Read on: 6")
             found: Element(.staticText, "Read on: 5"): its label is "Read on: 5", not "Read on: 6"
        """
      ])
  }

  @Test("What is there in another order is told as such")
  func order() {
    let app = launch()
    let failures = recordedFailures {
      app.assertWindow {
        Element(.staticText, "Ropes")
        Element(.staticText, "Tides")
      } onPass: { _ in
        Issue.record("It did not pass.")
      }
    }
    #expect(
      failures.map { beginning($0.text) } == [
        """
        The screen is not as outlined: Element(.staticText, "Tides") is there, but too early.
              path: window › element 2 of 2
          expected: Element(.staticText, "Tides") after Element(.staticText, "Ropes")
             found: Element(.staticText, "Tides") before it
        """
      ])
  }

  @Test("What else is in an element that names everything is told")
  func complete() {
    let app = launch()
    let failures = recordedFailures {
      app.assertWindow {
        Element(.cell) {
          Element(.staticText, "Tides")
        }
        .nothingElse()
      }
    }
    #expect(
      failures.map { beginning($0.text) } == [
        """
        The screen is not as outlined: there is something else in Element(.cell).
              path: window › Element(.cell) › after the 1 outlined
          expected: nothing else
             found: Element(.staticText, "Read on: 5")
        """
      ])
  }

  @Test("What nothing is like is told, and what the suite's own code did not take")
  func unlike() {
    let app = launch()
    let failures = recordedFailures {
      app.assertWindow { Element(.slider, "Volume") }
      app.collectionViews["list"].assertElementTree {
        Element(.staticText, "Ropes").satisfying("wide") { $0.frame.width > 500 }
      }
    }
    #expect(
      failures.map { beginning($0.text) } == [
        """
        The screen is not as outlined: there is no Element(.slider, "Volume").
              path: window › element 1 of 1
          expected: Element(.slider, "Volume")
             found: nothing like it
        """,
        """
        The screen is not as outlined: there is no Element(.staticText, "Ropes").satisfying("wide").
              path: "list" CollectionView › element 1 of 1
          expected: Element(.staticText, "Ropes").satisfying("wide")
             found: Element(.staticText, "Ropes"): it is not wide
        """,
      ])
  }

  @Test(
    "Without an outline there is nothing to compare with, and nothing is written unless it may be")
  func missing() {
    let app = launch()
    let failures = recordedFailures {
      app.assertWindow(record: .never)
      app.navigationBars["Articles"].assertElementTree(record: .never) {}
    }
    let told = failures.map { String($0.text.prefix { $0 != ":" }) }
    #expect(told == ["There is no outline to compare with", "There is no outline to compare with"])
    #expect(failures.last?.text.hasSuffix("  Element(.staticText, \"Articles\")\n}") == true)
  }

  @Test("An element that is not there cannot be compared")
  func absent() {
    let app = launch()
    let failures = recordedFailures {
      app.tables["lits"].assertElementTree { Element(.cell) }
    }
    #expect(
      failures.map { $0.text.split(separator: "\n").first } == [
        "Failed to get snapshot of \"lits\" Table: No matches found for Elements matching predicate '\"lits\" IN identifiers'."
      ])
  }

  /// The part of a failure before the screen.
  private func beginning(_ text: String) -> String {
    text.components(separatedBy: "\nThe screen as it is").first ?? ""
  }
}
