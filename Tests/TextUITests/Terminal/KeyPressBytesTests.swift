import AccessibilityTree
import AutomationWire
import Glibc
import PseudoTerminal
import Testing
import TextRendering

@testable import TextUI

/// How many bytes a key press has written to a terminal of 80 by 24 cells, counted.
///
/// The list has the rows of the benchmark, and the counts do not depend on how many those are.
@MainActor @Suite(.serialized) struct KeyPressBytesTests {
  struct Row: View {
    let number: Int
    @State private var isOn = false

    var body: some View {
      Button((isOn ? "Row \(number) on" : "Row \(number)") as String) { isOn.toggle() }
    }
  }

  struct Screen: View {
    let count: Int
    @State private var text = ""
    @State private var isOn = false
    @State private var isShown = false

    var body: some View {
      VStack {
        TextField("Search", text: $text)
        Toggle("Unread only", isOn: $isOn)
        Button("New") { isShown = true }
        List(0..<count, id: \.self) { Row(number: $0) }
      }
      .sheet(isPresented: $isShown) {
        Text("A new one")
        Button("Done") { isShown = false }
      }
    }
  }

  /// Presses keys and returns how many bytes each had written.
  private func bytes(rows count: Int) throws -> [String: Int] {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let driver = try TerminalDriver.open(
      input: terminal.programSide, output: terminal.programSide,
      environment: ["TERM": "xterm-256color"], takesSignals: false)
    defer { driver.close() }
    let view = HostedView(width: 80, height: 24) { Screen(count: count) }
    var total = 0
    var frames = 0

    /// Shows the screen and returns how many bytes that took, those of the mark at the end not among them.
    func written() throws -> Int {
      try driver.present(view.host.screen(), cursor: view.host.cursor)
      // A title says where the frame ends.
      let title = "end \(frames)"
      let mark = Array("\u{1B}]2;\(title)\u{7}".utf8)
      try #require(Glibc.write(terminal.programSide, mark, mark.count) == mark.count)
      try terminal.wait(for: title) { $0.title == title }
      frames += 1
      defer { total = terminal.byteCount }
      return terminal.byteCount - total - mark.count
    }
    _ = try written()

    var bytes: [String: Int] = [:]
    func press(_ name: String, _ key: KeyPress.Key) throws {
      view.press(key)
      bytes[name] = try written()
    }
    view.tap("Search")
    _ = try written()
    try press("a letter", .character("x"))
    try press("tab to the toggle", .tab)
    try press("a toggle", .character(" "))
    try press("tab to the button", .tab)
    try press("a sheet opens", .return)
    try press("a sheet closes", .escape)
    view.tap("Row 3", .button)
    _ = try written()
    try press("an arrow down", .downArrow)
    try press("a row is pressed", .return)
    for _ in 0..<14 { view.press(.downArrow) }
    _ = try written()
    try press("an arrow that scrolls", .downArrow)
    return bytes
  }

  @Test func aKeyPressWritesWhatItChanges() throws {
    let bytes = try bytes(rows: 1_000)
    #expect(
      bytes == [
        "a letter": 64, "tab to the toggle": 207, "a toggle": 44, "tab to the button": 136,
        // What is behind a sheet is dimmed, all of it.
        "a sheet opens": 2237, "a sheet closes": 2221, "an arrow down": 204,
        "a row is pressed": 35, "an arrow that scrolls": 206,
      ])
    #expect(try self.bytes(rows: 9_000) == bytes)
  }
}
