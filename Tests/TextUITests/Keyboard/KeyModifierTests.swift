import AutomationWire
import Testing

@testable import TextUI

/// Keys that code takes, and those that press controls.
@MainActor struct KeyModifierTests {
  @Observable final class Model {
    var words: [String] = []
    var text = ""
  }

  @Test func keysOfAFocusableView() {
    let model = Model()
    let view = HostedView(width: 9, height: 1) {
      Text("Board").focusable()
        .onKeyPress(.leftArrow) {
          model.words.append("left")
          return .handled
        }
        .onKeyPress(characters: .alphanumerics) { press in
          model.words.append(press.characters)
          return .handled
        }
    }
    view.press(.leftArrow, .character("x"), .rightArrow)
    #expect(model.words == ["left", "x"])
  }

  @Test func keysComeBeforeAFieldsOwn() {
    let model = Model()
    let view = HostedView(width: 9, height: 1) {
      TextField(
        "Name", text: Binding(get: { model.text }, set: { model.text = $0 })
      )
      .onKeyPress("#") {
        model.words.append("#")
        return .handled
      }
    }
    view.tap("Name")
    view.type("a#b")
    #expect(model.text == "ab")
    #expect(model.words == ["#"])
  }

  @Test func shortcutsPressControls() {
    let model = Model()
    let view = HostedView(width: 20, height: 3) {
      VStack {
        Button("Other") {}
        Button("Save") { model.words.append("save") }.keyboardShortcut("s")
        Button("Cancel") { model.words.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("Off") { model.words.append("off") }.keyboardShortcut("o").disabled(true)
      }
    }
    view.press(.character("s"), modifiers: .command)
    view.press(.character("s"), modifiers: .control)
    view.press(.character("s"))
    view.press(.escape)
    view.press(.character("o"), modifiers: .command)
    #expect(model.words == ["save", "save", "cancel"])
  }
}
