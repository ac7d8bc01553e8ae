import AccessibilityTree
import AutomationWire
import Testing
import TextRendering

@testable import TextUI

/// Editing as at a prompt: words, what was deleted, what was done, what is selected.
@MainActor @Suite("Editing as at a prompt") struct TextEditingTests {
  struct Field: View {
    @State var text: String
    var isSecure = false
    var body: some View {
      VStack {
        if isSecure { SecureField("Secret", text: $text) } else { TextField("Name", text: $text) }
        Text("=\(text)=")
      }
    }
  }

  /// Returns a view of a field with a text, the cursor behind it.
  private func field(_ text: String, isSecure: Bool = false) -> HostedView {
    let view = HostedView(width: 60, height: 3) { Field(text: text, isSecure: isSecure) }
    view.tap(isSecure ? "Secret" : "Name")
    view.press(.end)
    return view
  }

  private func text(_ view: HostedView) -> String {
    let row = view.screen.split(separator: "\n").last { $0.contains("=") } ?? ""
    return String(row.trimmingPrefix { $0 == " " }.dropFirst().dropLast())
  }

  struct Login: View {
    @State var name = ""
    @State var secret = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Secret", text: $secret)
        Text("=\(secret)=")
      }
    }
  }

  @Test("what is typed into a secret that was left takes its place, as on a phone")
  func secretsAnew() {
    let view = HostedView(width: 60, height: 4) { Login() }
    view.tap("Secret")
    view.type("wrong")
    #expect(text(view) == "wrong")
    view.tap("Name")
    view.tap("•••••")
    view.type("right")
    #expect(text(view) == "right")
    view.tap("Name")
    view.tap("•••••")
    view.press(.delete)
    #expect(text(view) == "")
  }

  @Test("words are moved over and deleted, and put back elsewhere")
  func words() {
    let view = field("one two, three")
    view.press("w", modifiers: .control)
    #expect(text(view) == "one two, ")
    view.press(.leftArrow, modifiers: .option)
    view.press("y", modifiers: .control)
    #expect(text(view) == "one threetwo, ")
    view.press("f", modifiers: .option)
    view.press(.delete, modifiers: .option)
    #expect(text(view) == "one , ")
    view.press(.home)
    view.press("d", modifiers: .option)
    #expect(text(view) == " , ")
  }

  @Test("what is before or behind the cursor is deleted and put back")
  func lines() {
    let view = field("left right")
    for _ in 0..<5 { view.press("b", modifiers: .control) }
    view.press("k", modifiers: .control)
    #expect(text(view) == "left ")
    view.press("a", modifiers: .control)
    view.press("y", modifiers: .control)
    #expect(text(view) == "rightleft ")
    view.press("u", modifiers: .control)
    #expect(text(view) == "left ")
    view.press("d", modifiers: .control)
    #expect(text(view) == "eft ")
  }

  @Test("changes are taken back and made again, a word at a time")
  func undo() {
    let view = field("")
    view.type("bread and")
    view.press(.delete)
    #expect(text(view) == "bread an")
    view.press("z", modifiers: .option)
    #expect(text(view) == "bread and")
    view.press("z", modifiers: .option)
    #expect(text(view) == "bread ")
    view.press("Z", modifiers: .option)
    #expect(text(view) == "bread and")
    view.press("z", "z", modifiers: .command)
    #expect(text(view) == "")
    view.press("_", modifiers: .control)
    #expect(text(view) == "")
    view.type("x")
    view.press("z", modifiers: [.option, .shift])
    #expect(text(view) == "x")
  }

  @Test("what is selected with Shift is replaced by what is typed")
  func selection() {
    let view = field("one two")
    view.press(.leftArrow, .leftArrow, .leftArrow, modifiers: .shift)
    let selected = view.host.screen()
    #expect(
      (0..<60).filter { selected.cell(x: $0, y: 0).style.attributes.contains(.reverse) } == [
        4, 5, 6,
      ])
    view.type("2")
    #expect(text(view) == "one 2")
    view.press(.leftArrow, modifiers: [.shift, .option])
    view.press(.delete)
    #expect(text(view) == "one ")
    view.press("a", modifiers: .command)
    view.press(.leftArrow)
    view.type(">")
    #expect(text(view) == ">one ")
  }

  @Test("what is selected is copied, cut and pasted")
  func pasteboard() {
    let view = field("one two")
    UIPasteboard.general.string = ""
    view.press(.leftArrow, modifiers: [.shift, .option])
    view.press("c", modifiers: .option)
    view.press(.home)
    view.press("v", modifiers: .option)
    #expect(text(view) == "twoone two")
    view.press(.end, modifiers: .shift)
    view.press("x", modifiers: .command)
    #expect(text(view) == "two")
    #expect(UIPasteboard.general.string == "one two")
  }

  @Test("a secret tells neither its words nor itself")
  func secret() {
    let view = field("pass word", isSecure: true)
    UIPasteboard.general.string = "before"
    view.press("a", modifiers: .command)
    view.press("c", "x", modifiers: .command)
    #expect(UIPasteboard.general.string == "before")
    #expect(text(view) == "pass word")
    view.press(.end)
    view.press("w", modifiers: .control)
    #expect(text(view) == "")
    view.press("y", modifiers: .control)
    #expect(text(view) == "")
  }

  @Test("line ends of a pasted text are blanks in a field, and never join words")
  func pasting() {
    let view = field("")
    view.host.perform(.paste("one\ntwo\r\nthree\n"))
    #expect(text(view) == "one two three")
  }

  @Test("a mouse that is dragged selects; a finger does not")
  func mouse() {
    let view = field("one two")
    func drag(_ device: PointerEvent.Device) {
      for (phase, x) in [(PointerEvent.Phase.began, 4), (.moved, 7), (.ended, 7)] {
        view.host.perform(
          .pointer(PointerEvent(phase, at: Point(x: x, y: 0), device: device)))
      }
      view.settle()
    }
    drag(.touch)
    view.type("!")
    #expect(text(view) == "one two!")
    drag(.mouse)
    view.type("2")
    #expect(text(view) == "one 2!")
  }

  @Test("lines of an editor are selected as well")
  func editor() {
    struct Editor: View {
      @State private var text = "one\ntwo\nthree"
      var body: some View {
        VStack {
          TextEditor(text: $text).accessibilityIdentifier("Editor").frame(height: 3)
          Text(String(text.count))
        }
      }
    }
    let view = HostedView(width: 20, height: 4) { Editor() }
    view.tap("Editor")
    view.press(.end)
    view.press(.upArrow, modifiers: .shift)
    let grid = view.host.screen()
    let marked = (0..<3).map { y in
      (0..<20).filter { grid.cell(x: $0, y: y).style.attributes.contains(.reverse) }
    }
    #expect(marked == [[], [], [0, 1, 2, 3, 4]])
    view.press(.delete)
    #expect(view.element("7") != nil)
  }

  @Test("a long text is pasted at once, and its end is shown") func longPaste() {
    let view = field("")
    let text = String(repeating: "text ", count: 20_000) + "end"
    view.host.perform(.paste(text))
    #expect(view.element("Name")?.value == text)
    #expect(view.screen.split(separator: "\n").first?.hasSuffix("text end") == true)
  }
}

@Suite("What keys mean in a text") struct EditingCommandTests {
  @Test("keys of the application are left to it")
  func others() {
    for key: KeyPress in [
      KeyPress("p", modifiers: .control), KeyPress("s", modifiers: .control),
      KeyPress("q", modifiers: .option), KeyPress(.tab), KeyPress(.escape),
      KeyPress("n", modifiers: .command), KeyPress(.upArrow, modifiers: .option),
      KeyPress(.return, modifiers: .option),
    ] {
      #expect(EditingCommand(key) == nil, "\(key.keyName)")
    }
  }

  @Test("a shifted letter is one whether it comes as such or not")
  func shifted() {
    #expect(EditingCommand(KeyPress("Z", modifiers: .option)) == .redo)
    #expect(EditingCommand(KeyPress("z", modifiers: [.command, .shift])) == .redo)
    #expect(EditingCommand(KeyPress("A", modifiers: .shift)) == .insert("A"))
  }
}

@Suite("Controls in what is pasted") struct PastedControlTests {
  @Test("none is made up of bytes that stood apart")
  func apart() {
    var parser = TerminalInputParser()
    let bytes: [UInt8] =
      Array("\u{1B}[200~a".utf8) + [0xC2, 0x01, 0x9B] + Array("31mb\u{9B}c\u{1B}[201~".utf8)
    let events = parser.feed(bytes, at: .zero)
    #expect(events == [.paste("a31mbc")])
  }
}
