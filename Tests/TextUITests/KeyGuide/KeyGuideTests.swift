import AccessibilityTree
import AutomationWire
import Testing
import TextRendering

@testable import TextUI

/// What leads people through the keys: the line at the bottom, the list of all keys, the palette of commands.
@MainActor @Suite("The guide to the keys") struct KeyGuideTests {
  /// Returns a view on a screen with the line at the bottom.
  private func hosted<Content: View>(
    width: Int = 60, height: Int = 16, @ViewBuilder _ content: () -> Content
  ) -> HostedView {
    HostedView(
      width: width, height: height, environment: ["TEXTUI_FOOTER": "shown"], content)
  }

  private func footer(_ view: HostedView) -> String {
    let rows = view.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.count == view.host.screen().height ? String(rows[rows.count - 1]) : ""
  }

  struct Notes: View {
    @State private var notes = ["Bread", "Milk"]
    @State private var query = ""
    @State var log = ""
    var body: some View {
      NavigationStack {
        List {
          ForEach(notes, id: \.self) { note in
            NavigationLink(note) { Text("About \(note)") }
          }
          .onDelete { notes.remove(atOffsets: $0) }
          Toggle("Sorted", isOn: .constant(false))
          Text(log)
        }
        .navigationTitle("Notes")
        .searchable(text: $query)
        .toolbar { Button("New note") { log = "Made" }.keyboardShortcut("n") }
      }
    }
  }

  @Test("nothing that is higher than the screen shows between the keys")
  func tallContent() {
    let view = hosted {
      VStack(spacing: 0) {
        ForEach(0..<30, id: \.self) { _ in Text(String(repeating: "x", count: 60)) }
      }
    }
    #expect(view.screen.contains("xxx"))
    #expect(!footer(view).isEmpty && !footer(view).contains("x"))
  }

  @Test("says what the keys do where the focus is")
  func focus() {
    let view = hosted(width: 80) { Notes() }
    view.press(.tab, .tab)
    #expect(footer(view).hasSuffix("  ^N New note  / search  ? help  ^P commands"))
    view.host.graph.focus.focus(view.boxes.first { $0.rowButton?.commandTitle == "Bread" })
    #expect(
      footer(view)
        == " ↵ open  ← delete  ^N New note  / search  ? help  ^P commands")
    view.press(.downArrow, .downArrow)
    #expect(footer(view) == " ↵ switch on  ^N New note  / search  ? help  ^P commands")
    view.press(.character("/"))
    #expect(view.host.graph.focus.focused?.isTextInput == true)
    #expect(footer(view) == " ↵ search  esc cancel  ^N New note  F1 help  ^P commands")
    view.type("/?")
    #expect(view.element("/?")?.elementType == .searchField)
  }

  @Test("leaves out what there is no room for, but not the way to the rest")
  func room() {
    let view = hosted(width: 34) { Notes() }
    view.host.graph.focus.focus(view.boxes.first { $0.rowButton?.commandTitle == "Bread" })
    #expect(footer(view) == " ↵ open  ← delete  ? help")
  }

  @Test("tells the way back from a page that is only read")
  func back() {
    let view = hosted { Notes() }
    view.tap("Milk")
    #expect(footer(view).contains("esc back"))
    view.press(.escape)
    #expect(!footer(view).contains("esc back"))
  }

  @Test("says on a narrow screen how to press and how to leave")
  func narrow() {
    let view = hosted(width: 30) {
      Text("Page").sheet(isPresented: .constant(true)) { Button("Save") {} }
    }
    #expect(footer(view) == " ↵ press  esc close  ? help")
  }

  @Test("shows all keys, and gives the focus back")
  func help() {
    let view = hosted { Notes() }
    view.host.graph.focus.focus(view.boxes.first { $0.rowButton?.commandTitle == "Milk" })
    let focused = view.host.graph.focus.focused
    view.press("?")
    for line in ["Keys", "Here", "↵  open", "Shortcuts", "^N  New note", "Everywhere"] {
      #expect(view.screen.contains(line), "\(line) is missing in\n\(view.screen)")
    }
    #expect(footer(view) == " esc close  ? help")
    view.press(.escape)
    #expect(!view.screen.contains("Everywhere"))
    #expect(view.host.graph.focus.focused === focused)
  }

  @Test("finds a command by some of its letters and runs it")
  func palette() {
    let view = hosted { Notes() }
    view.press("p", modifiers: .control)
    #expect(view.screen.contains("Type a command"))
    view.type("nwno")
    #expect(view.screen.contains("› New note"))
    #expect(view.screen.contains("^N"))
    view.press(.return)
    #expect(view.screen.contains("Made"))
    #expect(!view.screen.contains("Type a command"))
  }

  @Test("the palette finds what stands behind a long list")
  func paletteBehindAList() {
    let view = hosted {
      VStack {
        List(0..<8_000, id: \.self) { row in
          HStack {
            Text("\(row)")
            Text("x")
            Text("y")
          }
        }
        Button("Do it") {}
      }
    }
    view.host.describeRest(holding: nil)
    view.press("p", modifiers: .control)
    #expect(view.screen.contains("› Do it"), "\(view.screen)")
  }

  @Test("the palette is led by the arrows, and closed by Escape")
  func paletteKeys() {
    let view = hosted { Notes() }
    view.press("p", modifiers: .control)
    view.press(.downArrow, .downArrow)
    #expect(view.screen.contains("│ › Milk"), "\(view.screen)")
    view.type("zzz")
    #expect(view.screen.contains("Nothing of that name"))
    view.press(.escape)
    #expect(!view.screen.contains("Nothing of that name"))
  }

  @Test("keys of the application come first")
  func ownKeys() {
    struct Own: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Count \(count)") { count += 1 }.keyboardShortcut("p", modifiers: .control)
          Button("Ask") { count += 10 }.keyboardShortcut("?", modifiers: [])
        }
      }
    }
    let view = hosted { Own() }
    view.press("p", modifiers: .control)
    view.press("?")
    #expect(view.screen.contains("Count 11"))
    #expect(!view.screen.contains("Everywhere") && !view.screen.contains("Type a command"))
  }

  @Test("can be switched off")
  func off() {
    let view = hosted {
      VStack { Button("Press") {} }.keyFooter(.hidden).keyHelp(.hidden).commandPalette(.hidden)
    }
    #expect(footer(view) == "")
    view.press("?")
    view.press("p", modifiers: .control)
    #expect(!view.screen.contains("Everywhere") && !view.screen.contains("Type a command"))
  }

  struct Terse: KeyFooterStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.hints.map(\.key).joined(separator: " "))
    }
  }

  struct FieldBelow: CommandPaletteStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Found")
        configuration.results
        configuration.field
      }
    }
  }

  @Test("looks as a style says")
  func styles() {
    let view = hosted {
      Button("Press") {}.keyFooterStyle(Terse()).commandPaletteStyle(FieldBelow())
    }
    #expect(footer(view) == "↵ ? ^P")
    view.press("p", modifiers: .control)
    #expect(view.screen.contains("Found"))
  }

  @Test("a tap on a hint is its key")
  func taps() {
    let view = hosted { Button("Press") {} }
    let row = view.host.screen().lines().count - 1
    let line = footer(view)
    let column = line.distance(
      from: line.startIndex, to: line.firstIndex(of: "?") ?? line.startIndex)
    for event in PlacedGesture(.taps(count: 1), from: Point(x: column, y: row)).events {
      view.host.perform(event)
    }
    #expect(view.screen.contains("Everywhere"))
  }

  @Test("an application under a test keeps the row free, and no more")
  func underATest() throws {
    struct Filled: App {
      var body: some Scene { WindowGroup { Button("Press") {} } }
    }
    let host = try Filled.makeHost(LaunchConfiguration(isAutomated: true))
    while host.update() {}
    host.perform(.key(KeyPress("?")))
    while host.update() {}
    var tree = ElementTree()
    try tree.apply(host.treeDifference(since: nil))
    #expect(tree.root.map { tree.children(of: $0).count } == 1)
    var labels: [String] = []
    if let root = tree.root {
      tree.walkDescendants(of: root) { node in
        labels.append(node.label)
        return .descend
      }
    }
    #expect(labels.filter { !$0.isEmpty } == ["Press", "Press"])
    // The button stands in the middle of 23 rows, not of 24.
    #expect(host.screen().lines().firstIndex { $0.contains("[ Press ]") } == 11)
    #expect(host.screen().lines().last == "")
  }

  @Test("is part of the tree where a test asks for it")
  func asked() {
    let view = hosted { Button("Press") {} }
    #expect(view.element("KeyFooter")?.label == "↵ press  ? help  ^P commands")
  }
}
