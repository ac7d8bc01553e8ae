import AccessibilityTree
import AutomationWire
import Glibc
import PseudoTerminal
import Testing
import TextRendering

@testable import TextUI

/// What acting on a list costs, counted: views evaluated, nodes and places sent, bytes at the terminal.
///
/// None depends on how long the list is.
@MainActor @Suite(.serialized) struct ListCostTests {
  struct Row: View {
    let number: Int
    let counter: EvaluationCounter
    @State private var isOn = false

    var body: some View {
      let _ = counter.count("row")
      Button((isOn ? "Row \(number) on" : "Row \(number)") as String) { isOn.toggle() }
    }
  }

  struct Screen: View {
    let counter: EvaluationCounter
    @State var rows: [Int]
    @State private var text = ""

    var body: some View {
      let _ = counter.count("screen")
      VStack {
        TextField("Search", text: $text)
        Text("Searching for \(text)")
        Button("Insert") { rows.insert(-1, at: 0) }
        Button("Delete") { rows.remove(at: rows.count / 2) }
        List(rows, id: \.self) { Row(number: $0, counter: counter) }
      }
    }
  }

  /// What one step cost.
  struct Cost: Equatable, CustomStringConvertible {
    var rows: Int
    var screens: Int
    var nodes: Int
    var places: Int
    var bytes: Int

    var description: String {
      "\(rows) rows and \(screens) screens evaluated, \(nodes) nodes and \(places) places sent, \(bytes) bytes written"
    }
  }

  /// Runs the steps on a list and returns what each cost.
  private func costs(rows count: Int) throws -> [String: Cost] {
    let terminal = try PseudoTerminal(columns: 40, rows: 16)
    let driver = try TerminalDriver.open(
      input: terminal.programSide, output: terminal.programSide,
      environment: ["TERM": "xterm-256color"], takesSignals: false)
    defer { driver.close() }
    let counter = EvaluationCounter()
    let view = HostedView(width: 40, height: 16) {
      Screen(counter: counter, rows: Array(0..<count))
    }
    var seen = 0

    /// Shows the screen and returns how many bytes that took.
    func written() throws -> Int {
      try driver.present(view.host.screen(), cursor: view.host.cursor)
      // A title says where the frame ends.
      let end = "end \(seen)"
      try write("\u{1B}]2;\(end)\u{7}", to: terminal)
      try terminal.wait(for: end) { $0.title == end }
      defer { seen += 1 }
      let all = terminal.byteCount
      let new = all - total
      total = all
      return new
    }
    var total = 0
    _ = view.tree
    _ = try written()
    #expect(counter["row"] == count)

    var costs: [String: Cost] = [:]
    func measure(_ step: String, _ act: () -> Void) throws {
      counter.reset()
      act()
      _ = view.tree
      let difference = view.lastDifference
      let places = difference?.children.flatMap(\.splices).reduce(0) {
        $0 + $1.removeCount + $1.inserted.count
      }
      costs[step] = Cost(
        rows: counter["row"], screens: counter["screen"], nodes: difference?.nodes.count ?? -1,
        places: places ?? -1, bytes: try written())
    }
    try measure("scroll to the end") {
      _ = view.hitPoint("Row \(count - 1)", .button, scrolling: true)
    }
    try measure("tap") { view.tap("Row \(count - 1)", .button) }
    try measure("insert") { view.tap("Insert") }
    try measure("delete") { view.tap("Delete") }
    view.tap("Search")
    try measure("type") { view.type("x") }
    return costs
  }

  private func write(_ text: String, to terminal: PseudoTerminal) throws {
    let bytes = Array(text.utf8)
    try #require(Glibc.write(terminal.programSide, bytes, bytes.count) == bytes.count)
  }

  @Test func noneDependsOnTheLength() throws {
    let short = try costs(rows: 1_000)
    let long = try costs(rows: 9_000)
    #expect(short["tap"]?.rows == 1)
    #expect(short["tap"]?.screens == 0)
    #expect(short["insert"]?.rows == 1)
    #expect(short["delete"]?.rows == 0)
    #expect(short["type"]?.rows == 0)
    #expect(short["type"]?.screens == 1)
    #expect(short["scroll to the end"]?.rows == 0)
    for (step, cost) in long {
      #expect(cost.rows <= 1, "\(step): \(cost)")
      #expect(cost.nodes <= 8, "\(step): \(cost)")
      #expect(cost.places <= 4, "\(step): \(cost)")
      #expect(cost.bytes < 1_500, "\(step): \(cost)")
    }
    // What is written differs by which digits of the rows' numbers do.
    for (step, cost) in short {
      var other = try #require(long[step])
      #expect(abs(cost.bytes - other.bytes) < 40, "\(step): \(cost), \(other)")
      other.bytes = cost.bytes
      #expect(cost == other, "\(step)")
    }
  }
}
