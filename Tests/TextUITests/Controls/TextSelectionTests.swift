import AccessibilityTree
import Testing

@testable import TextUI

/// What is selected of a text, as the author knows and says it.
@MainActor struct TextSelectionTests {
  @Observable final class Model {
    var text = "one two"
    var selection: TextSelection?
    var attributed = AttributedString("red blue")
    var attributedSelection = AttributedTextSelection()

    /// The characters that are selected.
    var selected: String? {
      guard case .selection(let range)? = selection?.indices else { return nil }
      return String(text[range])
    }

    init() {
      attributed.foregroundColor = .red
      if let blue = attributed.range(of: "blue") { attributed[blue].foregroundColor = .blue }
    }
  }

  struct Field: View {
    @Bindable var model: Model
    var isEditor = false

    var body: some View {
      if isEditor {
        TextEditor(text: $model.text, selection: $model.selection)
      } else {
        TextField("Field", text: $model.text, selection: $model.selection)
      }
    }
  }

  @Test("The author is told where people write and what they select", arguments: [false, true])
  func told(isEditor: Bool) {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Field(model: model, isEditor: isEditor) }
    #expect(model.selection == nil)
    view.press(.tab)
    if model.selection == nil { view.tap(isEditor ? "one two" : "Field") }
    #expect(model.selection?.isInsertion == true)
    #expect(model.selection == TextSelection(insertionPoint: model.text.endIndex))
    view.press(.leftArrow, modifiers: .shift)
    view.press(.leftArrow, modifiers: .shift)
    #expect(model.selected == "wo" && model.selection?.isInsertion == false)
    view.type("x")
    #expect(model.text == "one tx")
    #expect(model.selection == TextSelection(insertionPoint: model.text.endIndex))
  }

  @Test("What the author selects is replaced by what people write", arguments: [false, true])
  func said(isEditor: Bool) throws {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Field(model: model, isEditor: isEditor) }
    view.press(.tab)
    if model.selection == nil { view.tap(isEditor ? "one two" : "Field") }
    model.selection = TextSelection(range: try #require(model.text.range(of: "one")))
    view.settle()
    view.type("1")
    #expect(model.text == "1 two")
    model.text = ""
    view.settle()
    view.type("z")
    #expect(model.text == "z")
  }

  @Test("A text with attributes keeps those of what stays") func attributed() throws {
    let model = Model()
    let view = HostedView(width: 20, height: 4) {
      TextEditor(
        text: Binding(get: { model.attributed }, set: { model.attributed = $0 }),
        selection: Binding(
          get: { model.attributedSelection }, set: { model.attributedSelection = $0 }))
    }
    view.press(.tab)
    view.type("s")
    #expect(String(model.attributed.characters) == "red blues")
    #expect(model.attributed.runs.map(\.foregroundColor) == [.red, .blue])
    #expect(model.attributed.runs.map { model.attributed[$0.range].characters.count } == [4, 5])
    guard case .insertionPoint(let place) = model.attributedSelection.indices(in: model.attributed)
    else {
      Issue.record("nothing is selected")
      return
    }
    #expect(place == model.attributed.endIndex)
    #expect(
      model.attributedSelection.typingAttributes(in: model.attributed).foregroundColor == .blue)
    let red = try #require(model.attributed.range(of: "red"))
    model.attributedSelection = AttributedTextSelection(range: red)
    model.attributed.transformAttributes(in: &model.attributedSelection) {
      $0.foregroundColor = .green
    }
    #expect(model.attributed.runs.map(\.foregroundColor) == [.green, .red, .blue])
  }
}
