import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

@Suite struct MouseTrackerTests {
  /// Returns the events of reports that a terminal sends, in words.
  private static func words(_ reports: [(milliseconds: Int, bytes: String)]) -> String {
    var parser = TerminalInputParser()
    return reports.flatMap { report in
      parser.feed(Array(report.bytes.utf8), at: .milliseconds(report.milliseconds))
    }.map(word).joined(separator: "\n")
  }

  /// Returns an event in words.
  private static func word(_ event: InputEvent) -> String {
    switch event {
    case .pointer(let pointer):
      let modifiers = pointer.modifiers.isEmpty ? "" : " modifiers \(pointer.modifiers.rawValue)"
      return "\(pointer.phase) \(pointer.button) \(pointer.position.x),\(pointer.position.y)"
        + " click \(pointer.clickCount)\(modifiers)"
    case .scroll(let point, let deltaX, let deltaY):
      return "scroll \(point.x),\(point.y) by \(deltaX),\(deltaY)"
    default: return "\(event)"
    }
  }

  @Test func reportsPressDragAndRelease() {
    let reports = [
      (0, "\u{1B}[<0;1;1M"), (10, "\u{1B}[<32;12;3M"), (20, "\u{1B}[<0;12;3m"),
      (30, "\u{1B}[<2;5;6M"), (40, "\u{1B}[<2;5;6m"), (50, "\u{1B}[<1;5;6M"),
    ]
    #expect(
      Self.words(reports) == """
        began primary 0,0 click 1
        moved primary 11,2 click 1
        ended primary 11,2 click 1
        began secondary 4,5 click 1
        ended secondary 4,5 click 1
        began middle 4,5 click 1
        """)
  }

  @Test func reportsWheelsAndModifiers() {
    let reports = [
      (0, "\u{1B}[<64;4;5M\u{1B}[<65;4;5M\u{1B}[<66;4;5M\u{1B}[<67;4;5M"),
      (0, "\u{1B}[<69;4;5M\u{1B}[<65;4;5m"),
      (0, "\u{1B}[<28;4;5M\u{1B}[<35;7;8M\u{1B}[<128;4;5M"),
    ]
    #expect(
      Self.words(reports) == """
        scroll 3,4 by 0,-3
        scroll 3,4 by 0,3
        scroll 3,4 by -3,0
        scroll 3,4 by 3,0
        scroll 3,4 by 3,0
        began primary 3,4 click 1 modifiers 7
        hovered primary 6,7 click 1
        """)
  }

  @Test func countsTheClicksOfASeries() {
    let click = "\u{1B}[<0;5;5M\u{1B}[<0;5;5m"
    let reports = [
      (0, click), (500, "\u{1B}[<0;6;5M\u{1B}[<0;6;5m"), (900, click),
      (1_401, click), (1_500, "\u{1B}[<0;5;6M\u{1B}[<0;5;6m"), (1_600, "\u{1B}[<2;5;6M"),
    ]
    #expect(
      Self.words(reports) == """
        began primary 4,4 click 1
        ended primary 4,4 click 1
        began primary 5,4 click 2
        ended primary 5,4 click 2
        began primary 4,4 click 3
        ended primary 4,4 click 3
        began primary 4,4 click 1
        ended primary 4,4 click 1
        began primary 4,5 click 1
        ended primary 4,5 click 1
        began secondary 4,5 click 1
        """)
  }

  @Test func endsASeriesWithADrag() {
    let reports = [
      (0, "\u{1B}[<0;5;5M\u{1B}[<32;9;5M\u{1B}[<0;5;5m"), (100, "\u{1B}[<0;5;5M"),
    ]
    #expect(
      Self.words(reports) == """
        began primary 4,4 click 1
        moved primary 8,4 click 1
        ended primary 4,4 click 1
        began primary 4,4 click 1
        """)
  }

  @Test func dropsWhatHasNoBeginning() {
    #expect(Self.words([(0, "\u{1B}[<0;5;5m\u{1B}[<32;5;5M\u{1B}[<2;5;5m")]) == "")
  }

  @Test func clampsCellsOutsideOfTheScreen() {
    #expect(Self.words([(0, "\u{1B}[<0;0;0M")]) == "began primary 0,0 click 1")
  }

  @Test func understandsOldReports() {
    #expect(
      Self.words([(0, "\u{1B}[M %&\u{1B}[M#%&\u{1B}[Ma%&x")]) == """
        began primary 4,5 click 1
        ended primary 4,5 click 1
        scroll 4,5 by 0,3
        key(AutomationWire.KeyPress(key: AutomationWire.KeyPress.Key.character("x"), \
        modifiers: AutomationWire.KeyPress.Modifiers(rawValue: 0)))
        """)
  }
}
