import AccessibilityTree
import AutomationWire
import Testing
import TextRendering

@testable import TextUI

/// Controls: how they look in the tree, and what taps and keys do to them.
@MainActor struct ControlTests {
  @Observable final class Model {
    var presses = 0
    var isOn = false
    var text = ""
    var secret = ""
    var number = 1
    var submitted = 0
  }

  @Test func switchesFollowTheTint() {
    let view = HostedView(width: 20, height: 3) {
      Toggle("own", isOn: .constant(true)).tint(.red)
      VStack { Toggle("around", isOn: .constant(true)) }.tint(.blue)
      Toggle("none", isOn: .constant(true))
    }
    let screen = view.host.screen()
    let colors = (0..<3).map { screen.style(x: 17, y: $0).foreground }
    #expect(colors == [.ansi(1), .ansi(4), .ansi(2)])
  }

  @Test func buttonIsPressedByTapReturnAndSpace() {
    let model = Model()
    let view = HostedView { Button("Press") { model.presses += 1 } }
    #expect(view.screen.trimmingCharacters(in: .whitespacesAndNewlines) == "[ Press ]")
    view.tap("Press")
    view.press(.return, .character(" "))
    #expect(model.presses == 3)
  }

  @Test func toggleHasAnInnerSwitch() {
    struct Form: View {
      @Bindable var model: Model
      var body: some View { Toggle("Wi-Fi", isOn: $model.isOn).accessibilityIdentifier("wifi") }
    }
    let model = Model()
    let view = HostedView(width: 20, height: 1) { Form(model: model) }
    #expect(
      view.outline == """
        Switch, {{0.0, 0.0}, {20.0, 1.0}}, identifier: 'wifi', label: 'Wi-Fi', value: 0, Keyboard Focused
          StaticText, {{0.0, 0.0}, {5.0, 1.0}}, label: 'Wi-Fi'
          Switch, {{15.0, 0.0}, {5.0, 1.0}}, value: 0
        """)
    view.tap("wifi")
    #expect(model.isOn)
    #expect(view.element("wifi")?.value == "1")
    #expect(view.screen == "Wi-Fi          [ ✓ ]")
    view.press(.character(" "))
    #expect(!model.isOn)
  }

  @Test func textFieldShowsItsPromptAndTakesText() {
    struct Form: View {
      @Bindable var model: Model
      var body: some View {
        TextField("Email", text: $model.text).onSubmit { model.submitted += 1 }
      }
    }
    let model = Model()
    let view = HostedView(width: 20, height: 1) { Form(model: model) }
    #expect(
      view.outline
        == """
        TextField, {{0.0, 0.0}, {20.0, 1.0}}, placeholderValue: 'Email', value: Email
          StaticText, {{0.0, 0.0}, {5.0, 1.0}}, label: 'Email'
        """)
    view.type("lost")
    #expect(model.text.isEmpty)
    view.tap("Email")
    view.type("ab c")
    view.press(.leftArrow, .leftArrow, .delete, .character("X"), .end, .character("!"), .return)
    #expect(model.text == "aX c!")
    #expect(model.submitted == 1)
    #expect(
      view.outline
        == "TextField, {{0.0, 0.0}, {20.0, 1.0}}, placeholderValue: 'Email', value: aX c!"
    )
  }

  @Test func textFieldFollowsItsCursor() {
    struct Form: View {
      @Bindable var model: Model
      var body: some View { TextField("Name", text: $model.text).frame(width: 5) }
    }
    let view = HostedView(width: 5, height: 1) { Form(model: Model()) }
    view.tap("Name")
    view.type("abcdefg")
    #expect(view.screen == "defg")
    view.press(.home)
    #expect(view.screen == "abcde")
  }

  @Test func secureFieldNeverShowsItsText() {
    struct Form: View {
      @Bindable var model: Model
      var body: some View { SecureField("Password", text: $model.secret) }
    }
    let model = Model()
    let view = HostedView(width: 20, height: 1) { Form(model: model) }
    view.tap("Password")
    view.type("hunter2")
    #expect(model.secret == "hunter2")
    #expect(view.screen == "•••••••")
    #expect(view.element("Password")?.value == "•••••••")
  }

  @Test func stepperStopsAtItsBounds() {
    struct Form: View {
      @Bindable var model: Model
      var body: some View {
        Stepper("Size \(model.number)", value: $model.number, in: 0...2)
          .accessibilityIdentifier("size")
      }
    }
    let model = Model()
    let view = HostedView(width: 24, height: 1) { Form(model: model) }
    #expect(
      view.outline == """
        Stepper, {{0.0, 0.0}, {24.0, 1.0}}, identifier: 'size', label: 'Size 1'
          StaticText, {{0.0, 0.0}, {6.0, 1.0}}, label: 'Size 1'
          Button, {{13.0, 0.0}, {5.0, 1.0}}, identifier: 'size-Decrement', label: 'Decrement', Keyboard Focused
          Button, {{19.0, 0.0}, {5.0, 1.0}}, identifier: 'size-Increment', label: 'Increment'
        """)
    for _ in 0..<3 { view.tap("size-Increment") }
    #expect(model.number == 2)
    // As on a phone, a step beyond a bound is one that does nothing.
    #expect(view.element("size-Increment")?.states.contains(.disabled) == false)
    #expect(view.element("size-Decrement")?.states.contains(.disabled) == false)
    for _ in 0..<5 { view.tap("size-Decrement") }
    #expect(model.number == 0)
    view.press(.character("+"))
    #expect(model.number == 1)
  }

  @Test func imageButtonIsCalledByItsSymbol() {
    let view = HostedView(width: 10, height: 1) {
      Button {
      } label: {
        Image(systemName: "star.fill")
      }
    }
    #expect(
      view.outline == """
        Button, {{2.0, 0.0}, {5.0, 1.0}}, identifier: 'star.fill', label: 'Favorite', Keyboard Focused
          Image, {{4.0, 0.0}, {1.0, 1.0}}, identifier: 'star.fill', label: 'Favorite'
        """)
  }
}
