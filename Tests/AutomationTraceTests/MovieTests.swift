import Foundation
import Testing

@testable import AutomationTrace

@Suite("Moving pictures") struct MovieTests {
  @Test("An SVG has each row once, and a rule for each screen")
  func svg() throws {
    let svg = Movie(AutomationTraceTests.trace).svg
    #expect(svg.components(separatedBy: "<g id=\"r").count == 4)
    #expect(svg.components(separatedBy: "<g class=\"f\"").count == 3)
    #expect(svg.contains("@keyframes k0{0.000%{visibility:visible}25.000%{visibility:hidden}}"))
    #expect(svg.contains("prefers-reduced-motion") && svg.contains(">hunter2"))
    #expect(hasClosedGroups(svg))
  }

  /// Whether every group that opens closes.
  private func hasClosedGroups(_ text: String) -> Bool {
    let open = text.components(separatedBy: "<g ").count
    return open == text.components(separatedBy: "</g>").count
  }

  @Test("An asciicast brings the changed rows of each screen")
  func asciicast() throws {
    let lines = Movie(AutomationTraceTests.trace).asciicast.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == #"{"height":2,"title":"UI.A/testA","version":2,"width":12}"#)
    #expect(lines[1].contains(#"\u001b[1;1H"#) && lines[1].contains(#"\u001b[2;1H"#))
    #expect(!lines[2].contains(#"\u001b[1;1H"#) && lines[2].contains("hunter2"))
  }

  @Test("A trace without screens gives nothing to be seen")
  func empty() {
    let trace = AutomationTrace(
      test: "UI.A/testA", library: .xctest, date: Date(timeIntervalSince1970: 0))
    #expect(Movie(trace).isEmpty)
  }
}
