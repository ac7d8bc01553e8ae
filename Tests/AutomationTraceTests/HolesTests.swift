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
        1 of 2 identified elements were used.
        No test used:
          App: stop

        """)
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
