import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// The software keyboard: when it is there, what its keys are called, and what they type.
@MainActor struct KeyboardTests {
  @Observable final class Model {
    var name = ""
    var number = ""
    var submitted = 0
  }

  struct Fields: View {
    @Bindable var model: Model
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $model.name).onSubmit { model.submitted += 1 }
          .submitLabel(.done)
        TextField("Number", text: $model.number).keyboardType(.decimalPad)
        Button("Button") {}
      }
    }
  }

  private func host(_ model: Model, keyboard: String = "hidden", height: Int = 4) -> HostedView {
    HostedView(width: 44, height: height, environment: ["TEXTUI_KEYBOARD": keyboard]) {
      Fields(model: model)
    }
  }

  @Test func isThereWhileAFieldHasTheFocus() {
    let view = host(Model())
    #expect(view.keyboard == nil)
    view.tap("Name")
    #expect(
      view.keyboard == """
        4: q w e r t y u i o p
        5: a s d f g h j k l
        6: (shift: shift) z x c v b n m delete
        7: numbers space (Done: done)
        """)
    #expect(view.screen.split(separator: "\n").count == 3)
    view.tap("Number")
    #expect(
      view.keyboard == """
        4: 1 2 3
        5: 4 5 6
        6: 7 8 9
        7: . 0 delete
        """)
    view.tap("Button")
    #expect(view.keyboard == nil)
  }

  @Test func keysType() {
    let model = Model()
    let view = host(model)
    view.tap("Name")
    for key in ["h", "shift", "O", "o", "space", "x", "delete"] { #expect(view.tap(key)) }
    #expect(model.name == "hOo ")
    view.tap("Done")
    #expect(model.submitted == 1)
    #expect(view.element("Name")?.states.contains(.focused) == true)
    view.tap("Number")
    for key in ["4", ".", "2"] { view.tap(key, .key) }
    #expect(model.number == "4.2")
  }

  @Test func planes() {
    let model = Model()
    let view = host(model)
    view.tap("Name")
    view.tap("more")
    #expect(
      view.keyboard == """
        4: 1 2 3 4 5 6 7 8 9 0
        5: - / : ; ( ) $ & @ "
        6: (shift: symbols) . , ? ! ' delete
        7: letters space (Done: done)
        """)
    view.tap("7", .key)
    view.tap("shift")
    view.tap("#", .key)
    view.tap("letters")
    view.tap("a", .key)
    #expect(model.name == "7#a")
  }

  @Test func shiftLocksAtADoubleTap() throws {
    let model = Model()
    let view = host(model)
    view.tap("Name")
    guard case .at(let point) = view.hitPoint("shift") else {
      Issue.record("Shift cannot be hit.")
      return
    }
    for event in PlacedGesture(.taps(count: 2), from: point).events { view.host.perform(event) }
    view.settle()
    view.tap("A", .key)
    view.tap("B", .key)
    view.tap("shift")
    view.tap("c", .key)
    #expect(model.name == "ABc")
  }

  @Test func typingLeavesItAlone() {
    let view = host(Model())
    view.tap("Name")
    _ = view.tree
    view.tap("h", .key)
    _ = view.tree
    let changed = view.lastDifference?.nodes.map(\.elementType)
    #expect(changed == [.textField])
    #expect(view.lastDifference?.children.isEmpty == true)
  }

  @Test func showsWhenAskedFor() {
    let view = host(Model(), keyboard: "shown", height: 9)
    view.tap("Name")
    #expect(
      view.screen == """
        Name
        Number
        [ Button ]

        ────────────────────────────────────────────
           q   w   e   r   t   y   u   i   o   p
             a   s   d   f   g   h   j   k   l
           ⇧     z   x   c   v   b   n   m     ⌫
                123        space        done
        """)
    view.tap("g", .key)
    #expect(view.screen.hasPrefix("g"))
  }

  @Test func isNotThereWithAHardwareKeyboard() {
    let model = Model()
    let view = host(model, keyboard: "none")
    view.tap("Name")
    #expect(view.keyboard == nil)
    view.type("a")
    #expect(model.name == "a")
  }
}
