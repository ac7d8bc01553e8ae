import Foundation
import Testing

@testable import AutomationTrace

@Suite("Holes") struct HolesTests {
  /// A trace of a test that used one of two identified elements.
  private static let trace: AutomationTrace = {
    var trace = AutomationTraceTests.trace
    var tables = TraceTables()
    let outline = tables.number(ofOutline: [
      "Button, {{0.0, 0.0}, {4.0, 1.0}}, identifier: 'go', label: 'Go'",
      "Button, {{0.0, 1.0}, {4.0, 1.0}}, identifier: 'stop', label: 'Stop'",
      "StaticText, label: 'x'",
    ])
    tables.fill(&trace)
    for index in trace.steps.indices {
      trace.steps[index].screen = nil
      trace.steps[index].outline = outline
    }
    trace.steps[0].element = .init(
      line: "Button, {{0.0, 0.0}, {4.0, 1.0}}, identifier: 'go', label: 'Go'")
    return trace
  }()

  @Test("An identified element that no test used is one")
  func text() {
    #expect(
      Holes([Self.trace]).text == """
        0 of 0 shown screens were used.
        1 of 2 identified elements were used.
        No test used:
          App: stop

        """)
  }

  /// A trace of a test that goes from a list to a page, and on to an alert, and uses only the list.
  private static let walk: AutomationTrace = {
    var trace = AutomationTrace(test: "UI.A/testB", library: .xctest, date: .distantPast)
    var app = AutomationTrace.Application(name: "App")
    app.screens = ["List": ["list.row.*"], "Page": ["page.*", "back"], "Help": ["help.text"]]
    trace.applications = [app]
    var tables = TraceTables()
    /// Adds a step after which a screen is shown.
    func step(_ kind: AutomationTrace.Step.Kind, _ lines: [String], on element: String? = nil) {
      var step = AutomationTrace.Step(kind, "step", at: 0)
      (step.application, step.outline) = (0, tables.number(ofOutline: lines))
      step.element = element.map { .init(line: $0) }
      trace.steps.append(step)
    }
    let row = "Cell, identifier: 'list.row.1', label: 'Tides'"
    let list = ["→Application, label: 'App'", "  NavigationBar, identifier: 'Articles'", row]
    let page = [
      "→Application", "  NavigationBar, identifier: 'Tides'", "Text, identifier: 'page.a'",
    ]
    step(.action, list)
    step(.look, list, on: row)
    step(.action, page, on: row)
    step(.action, page + ["Alert, label: 'Delete <it>?'", "NavigationBar, identifier: 'Inner'"])
    tables.fill(&trace)
    return trace
  }()

  @Test("A screen is one that no test came to, or that was only passed by")
  func screens() throws {
    let holes = Holes([Self.walk, Self.walk])
    #expect(
      holes.text == """
        2 of 3 declared screens were reached.
        No test came to:
          App: Help
        1 of 3 shown screens were used.
        Only passed by:
          App: Page
          App: Alert: Delete <it>?
          App: Tides
        1 of 2 identified elements were used.
        No test used:
          App: page.a

        """)
    var undeclared = Self.walk
    undeclared.applications[0].screens = nil
    #expect(Holes([undeclared, Self.walk]) == holes)
    let list = try #require(holes.shownScreens.first { $0.name == "Articles" })
    #expect((list.tests, list.acts, list.looks) == (2, 2, 2))
    let coded = try JSONDecoder().decode(Holes.self, from: try JSONEncoder().encode(holes))
    #expect(coded == holes)
  }

  @Test("The page has what was not used first, and nothing of an application as tags")
  func page() throws {
    let page = Holes([Self.walk]).page
    let names = page.matches(of: /<th scope="row"><bdi>([^<]*)<\/bdi>/).map { String($0.1) }
    #expect(names.prefix(3) == ["Help", "Page", "List"])
    #expect(names.contains("Alert: Delete &lt;it&gt;?"))
    #expect(page.contains("<h2>Declared screens: 1 of 3 used</h2>"))
  }

  @Test("A title may have apostrophes")
  func apostrophes() {
    var trace = Self.walk
    trace.applications[0].screens = nil
    var tables = TraceTables()
    let outline = tables.number(ofOutline: [
      "Alert, label: 'Don't stop', value: '1'", "Text, identifier: 'what's new'",
    ])
    tables.fill(&trace)
    var step = AutomationTrace.Step(.action, "step", at: 0)
    (step.application, step.outline) = (0, outline)
    trace.steps = [step]
    let holes = Holes([trace])
    #expect(holes.shownScreens.map(\.name) == ["Alert: Don't stop"])
    #expect(holes.elements.map(\.identifier) == ["what's new"])
  }

  @Test("Runs of several machines become one")
  func merging() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let runs = try ["1-1", "2-1"].map { key in
      let folder = try RunFolder(in: root, key: key, date: "2026-01-01T00-00-00")
      var event = RunEvent(
        .testFinished, test: "UI.A/test\(key)", library: .xctest, process: 5, date: 1)
      event.outcome = .failed
      event.page = "pages/a.html"
      try folder.append(event)
      try folder.write(Data(key.utf8), to: "pages/a.html")
      return folder
    }
    let merged = root.appendingPathComponent("merged")
    try RunFolder.merge(runs, into: merged)
    let summary = RunSummary(RunFolder(merged).events)
    #expect(summary.tests.map(\.name) == ["UI.A/test1-1", "UI.A/test2-1"])
    #expect(summary.tests.map(\.page) == ["pages/1-a.html", "pages/2-a.html"])
    #expect(
      try String(contentsOf: merged.appendingPathComponent("pages/2-a.html"), encoding: .utf8)
        == "2-1")
    #expect(FileManager.default.fileExists(atPath: merged.appendingPathComponent("junit.xml").path))
  }
}
