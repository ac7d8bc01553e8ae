import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Controls in the tree whose styles of the author's draw something else.
@MainActor struct StyledControlTests {
  @Observable final class Model {
    var isOn = false
    var presses = 0
  }

  /// A style with a tick that takes taps, beside the words.
  struct Ticked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          .onTapGesture { configuration.isOn.toggle() }
        configuration.label
      }
    }
  }

  /// A style that is a button.
  struct Pressed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Label {
          configuration.label
        } icon: {
          Image(systemName: configuration.isOn ? "checkmark" : "circle")
        }
      }
      .buttonStyle(.plain)
    }
  }

  /// A style that changes the usual one.
  struct Tinted: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).tint(.red)
    }
  }

  struct Toggles<Style: ToggleStyle>: View {
    @Bindable var model: Model
    let style: Style

    var body: some View {
      Toggle("bread", isOn: $model.isOn).toggleStyle(style)
      Toggle("butter", isOn: .constant(true)).toggleStyle(style).disabled(true)
        .accessibilityIdentifier("second")
    }
  }

  @Test("A toggle is one switch with its words and value, whatever its style draws")
  func toggles() {
    func expectSwitch(_ style: some ToggleStyle) {
      let model = Model()
      let view = HostedView(width: 30, height: 6) { Toggles(model: model, style: style) }
      #expect(view.element("bread")?.elementType == .switch, "\(style)")
      #expect(view.element("bread")?.value == "0")
      #expect(view.element("bread", .button) == nil && view.element("bread", .staticText) == nil)
      #expect(view.element("second")?.elementType == .switch)
      #expect(view.element("second")?.value == "1")
      #expect(view.element("second")?.label == "butter")
      #expect(view.element("second")?.states.contains(.disabled) == true)
      view.tap("bread")
      #expect(model.isOn)
      #expect(view.element("bread")?.value == "1")
      view.tap("bread")
      #expect(!model.isOn)
    }
    expectSwitch(Ticked())
    expectSwitch(Pressed())
  }

  @Test("Where a style shows the toggle itself it is told of as that") func usual() {
    let model = Model()
    let view = HostedView(width: 30, height: 6) { Toggles(model: model, style: Tinted()) }
    let usual = HostedView(width: 30, height: 6) { Toggles(model: model, style: .switch) }
    #expect(view.outline == usual.outline)
    view.tap("bread")
    #expect(model.isOn)
  }

  /// A style that presses by a gesture of its own.
  struct Touched: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: "star")
        configuration.label
      }
      .onTapGesture { configuration.trigger() }
    }
  }

  /// A style that shows a button.
  struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack { Button(configuration) }
    }
  }

  @Test("A button is one whatever its style draws") func buttons() {
    let model = Model()
    func button(_ style: some PrimitiveButtonStyle) -> HostedView {
      HostedView(width: 30, height: 3) {
        Button("Rate it") { model.presses += 1 }.buttonStyle(style)
          .accessibilityIdentifier("rate")
      }
    }
    for view in [button(Touched()), button(Framed())] {
      #expect(view.element("rate")?.elementType == .button)
      #expect(view.element("rate")?.label == "Rate it")
    }
    button(Touched()).tap("rate")
    #expect(model.presses == 1)
    button(Framed()).tap("rate")
    #expect(model.presses == 2)
  }
}
