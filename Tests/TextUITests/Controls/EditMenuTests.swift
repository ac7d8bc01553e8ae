import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// The menu of a text that is edited.
@MainActor @Suite("The menu of a text") struct EditMenuTests {
  /// A field and an editor.
  struct Fields: View {
    @State var name: String
    @State var note = "first line\nsecond"
    var isSecure = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("=\(name)=")
        if isSecure { SecureField("Name", text: $name) } else { TextField("Name", text: $name) }
        TextEditor(text: $note).frame(height: 2).accessibilityIdentifier("note")
        Button("Beside") {}
      }
    }
  }

  /// Returns a view of the fields, with nothing on the pasteboard.
  private func fields(_ name: String, isSecure: Bool = false) -> HostedView {
    UIPasteboard.general.string = nil
    return HostedView(width: 50, height: 8) { Fields(name: name, isSecure: isSecure) }
  }

  /// The items that are shown.
  private func items(_ view: HostedView) -> [String] {
    view.outline.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
      .filter { $0.hasPrefix("MenuItem") }
      .compactMap { $0.split(separator: "'").dropFirst().first.map(String.init) }
  }

  @Test("opens by a long press, and what Select All leaves can be cut and pasted")
  func longPress() {
    let view = fields("one two")
    view.gesture(.press(seconds: 1), "Name")
    #expect(items(view) == ["Select", "Select All"])
    view.tap("Select All")
    #expect(items(view) == ["Cut", "Copy"])
    view.tap("Cut")
    #expect(items(view).isEmpty)
    #expect(view.element("==") != nil)
    view.gesture(.press(seconds: 1), "Name")
    #expect(items(view) == ["Paste"])
    view.tap("Paste")
    #expect(view.element("=one two=") != nil)
  }

  @Test("two taps select a word, which what is typed replaces")
  func words() {
    let view = fields("one two")
    view.gesture(.clicks(count: 2), "Name")
    #expect(items(view) == ["Cut", "Copy", "Select All"])
    view.tap("Copy")
    view.type("x")
    #expect(items(view).isEmpty)
    #expect(view.element("=one x=") != nil)
    #expect(UIPasteboard.general.string == "two")
    view.gesture(.clicks(count: 3), "Name")
    view.type("y")
    #expect(view.element("=y=") != nil)
  }

  @Test("a touch elsewhere and Escape put it away, and nothing else")
  func away() {
    let view = fields("one")
    view.gesture(.press(seconds: 1), "Name")
    view.press(.escape)
    #expect(items(view).isEmpty)
    view.type("!")
    #expect(view.element("=one!=") != nil)
    view.gesture(.press(seconds: 1), "Name")
    view.tap("Beside")
    #expect(items(view).isEmpty)
  }

  @Test("an empty field has it at the second tap, where there is something to paste")
  func emptyField() {
    let view = fields("")
    view.tap("Name")
    view.tap("Name")
    #expect(items(view).isEmpty)
    UIPasteboard.general.string = "pasted"
    view.tap("Name")
    view.tap("Paste")
    #expect(view.element("=pasted=") != nil)
  }

  @Test("a tap where the cursor stands already opens it, and typing goes on")
  func secondTap() {
    let view = fields("one two")
    view.tap("Name")
    #expect(items(view).isEmpty)
    view.tap("Name")
    #expect(items(view) == ["Select", "Select All"])
    view.type("!")
    #expect(items(view).isEmpty)
    #expect(view.element("=one two!=") != nil)
    view.press(.home)
    // The cursor is set, as on a phone at the end of a short text.
    view.tap("Name")
    #expect(items(view).isEmpty)
  }

  @Test("its items hold texts, in a collection view, as those of a phone")
  func parts() throws {
    let view = fields("one")
    view.gesture(.press(seconds: 1), "Name")
    let tree = view.tree
    let text = try #require(view.element("Select All", .staticText))
    let types = tree.ancestors(of: text.id).compactMap { tree[$0]?.elementType }
    #expect(Array(types.prefix(3)) == [.menuItem, .collectionView, .menu])
    view.tap("Select All", .staticText)
    #expect(items(view) == ["Cut", "Copy"])
  }

  @Test("a secret is never copied")
  func secrets() {
    let view = fields("secret", isSecure: true)
    view.gesture(.clicks(count: 2), "Name")
    #expect(items(view).isEmpty)
    view.type("x")
    #expect(view.element("=x=") != nil)
  }

  @Test("stands beside an editor of several lines, of which three taps select one")
  func editor() {
    let view = fields("")
    view.gesture(.clicks(count: 3), "note")
    view.type("x")
    #expect(view.element("note")?.value == "x\nsecond")
    view.gesture(.press(seconds: 1), "note")
    #expect(items(view) == ["Select", "Select All"])
    #expect(view.screen.contains(" Select │ Select All"))
  }
}
