import AccessibilityTree
import AutomationWire
import Testing

@testable @_spi(Bridging) import TextUI

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
        4: Q W E R T Y U I O P
        5: A S D F G H J K L
        6: (shift: shift) Z X C V B N M delete
        7: numbers space (Done: done)
        """)
    #expect(view.screen.split(separator: "\n").count == 3)
    view.tap("Number")
    #expect(
      view.keyboard == """
        4: 1 2 3
        5: 4 5 6
        6: 7 8 9
        7: . 0 Delete
        """)
    view.tap("Button")
    #expect(view.keyboard != nil, "a button leaves it, as on a phone")
    view.tap("Name")
    view.tap("Done")
    #expect(view.keyboard == nil)
  }

  /// As on a phone, where suites empty fields so.
  @Test(arguments: [(0.3, 1), (1, 6), (2.5, 21), (3, 46), (10, 60)])
  func theDeleteKeyRepeatsWhileItIsHeld(_ seconds: Double, _ count: Int) {
    let model = Model()
    model.name = String(repeating: "x", count: 60)
    let view = host(model)
    view.tap("Name")
    view.gesture(.press(seconds: seconds), "delete")
    #expect(model.name.count == 60 - count)
    view.gesture(.press(seconds: 2), "space")
    #expect(model.name.count == 61 - count)
  }

  @Test func keysType() {
    let model = Model()
    let view = host(model)
    view.tap("Name")
    for key in ["shift", "h", "shift", "O", "o", "space", "x", "delete"] { #expect(view.tap(key)) }
    #expect(model.name == "hOo ")
    view.tap("Done")
    #expect(model.submitted == 1)
    #expect(view.keyboard == nil)
    #expect(view.element("Button")?.states.contains(.focused) == true)
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
    #expect(view.element("shift")?.label == "symbols")
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
    view.tap("shift")
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
    view.tap("H", .key)
    view.tap("h", .key)
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
           Q   W   E   R   T   Y   U   I   O   P
             A   S   D   F   G   H   J   K   L
           ⇧     Z   X   C   V   B   N   M     ⌫
                123        space        done
        """)
    view.tap("G", .key)
    #expect(view.screen.hasPrefix("G"))
  }

  /// Types two sentences, and returns which keys there were before each character: capital ones or small ones.
  private func capitals(_ autocapitalization: TextInputAutocapitalization?) -> String {
    let model = Model()
    let view = HostedView(width: 44, height: 4, environment: ["TEXTUI_KEYBOARD": "hidden"]) {
      TextField("Name", text: Bindable(model).name)
        .textInputAutocapitalization(autocapitalization)
    }
    view.tap("Name")
    var shown = ""
    for character in "a. b c" {
      shown += view.element("Q", .key) == nil ? "q" : "Q"
      view.type(String(character))
    }
    return shown
  }

  @Test func beginsWithCapitalsAsTheFieldAsks() {
    #expect(capitals(nil) == "QqqQqq")
    #expect(capitals(.sentences) == "QqqQqq")
    #expect(capitals(.words) == "QqqQqQ")
    #expect(capitals(.characters) == "QQQQQQ")
    #expect(capitals(.never) == "qqqqqq")
  }

  @Test func aSecretBeginsSmall() {
    let model = Model()
    let view = HostedView(width: 44, height: 4, environment: ["TEXTUI_KEYBOARD": "hidden"]) {
      SecureField("Secret", text: Bindable(model).name)
    }
    view.tap("Secret")
    #expect(view.element("q", .key) != nil)
  }

  /// Two fields, of which the first leads to the second.
  struct Chain: View {
    enum Place { case first, second }
    @Bindable var model: Model
    @FocusState private var focus: Place?
    var body: some View {
      VStack {
        TextField("First", text: $model.name).focused($focus, equals: .first)
          .onSubmit { focus = .second }
        TextField("Second", text: $model.number).focused($focus, equals: .second)
        Text(focus == nil ? "Nowhere" : "Somewhere")
      }
    }
  }

  @Test func returnEndsEditingUnlessTheFocusMoves() {
    let model = Model()
    let view = HostedView(width: 44, height: 4, environment: ["TEXTUI_KEYBOARD": "hidden"]) {
      Chain(model: model)
    }
    view.tap("First", .textField)
    view.type("a")
    view.press(.return)
    view.type("b")
    #expect(model.number == "b")
    #expect(view.keyboard != nil)
    view.press(.return)
    #expect(view.keyboard == nil)
    #expect(view.element("Nowhere") != nil)
  }

  @Test func isNotThereWithAHardwareKeyboard() {
    let model = Model()
    let view = host(model, keyboard: "none")
    view.tap("Name")
    #expect(view.keyboard == nil)
    view.type("a")
    #expect(model.name == "a")
  }

  struct Form: View {
    let model: Submissions
    let isBlocking: Bool
    @State private var text = ""
    var body: some View {
      VStack { TextField("Inner", text: $text).onSubmit { model.log.append("inner") } }
        .submitScope(isBlocking)
        .onSubmit { model.log.append("outer") }
    }
  }

  @MainActor final class Submissions {
    var log: [String] = []
  }

  @Test func codeOutsideOfViewsEndsEditing() {
    let model = Submissions()
    let view = HostedView(environment: ["TEXTUI_KEYBOARD": "hidden"]) {
      Form(model: model, isBlocking: false)
    }
    view.tap("Inner")
    #expect(view.keyboard != nil)
    FieldFocus.endEditingOfCaller()
    #expect(view.keyboard == nil)
  }

  @Test func whatIsSubmittedReachesTheViewsAround() {
    for isBlocking in [false, true] {
      let model = Submissions()
      let view = HostedView { Form(model: model, isBlocking: isBlocking) }
      view.tap("Inner")
      view.press(.return)
      #expect(model.log == (isBlocking ? ["inner"] : ["inner", "outer"]))
    }
  }
}
