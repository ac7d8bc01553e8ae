import Testing

@testable import TextUI

/// Older forms of controls, in which what they are called comes last.
@MainActor struct OlderControlFormTests {
  @Observable final class Model {
    var volume = 50.0
    var count = 1
    var told = ""
  }

  struct Sliders: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Slider(
          value: $model.volume, in: 0...100, step: 10, onEditingChanged: { model.told += "\($0) " },
          minimumValueLabel: Text("low"), maximumValueLabel: Text("high")
        ) {
          Text("Volume")
        }
        Slider(
          value: $model.volume, in: 0...100, minimumValueLabel: Image(systemName: "minus"),
          maximumValueLabel: Image(systemName: "plus"), label: { Text("Pictures") })
        Slider(value: $model.volume, in: 0...200, onEditingChanged: { _ in }) { Text("Plain") }
      }
    }
  }

  @Test("A slider has the labels at its ends as values") func sliders() {
    let model = Model()
    let view = HostedView(width: 30, height: 6) { Sliders(model: model) }
    #expect(view.element("Volume", .slider)?.value == "50%")
    #expect(view.element("low") != nil && view.element("high") != nil)
    #expect(view.element("Pictures", .slider)?.value == "50%")
    #expect(view.element("Plain", .slider)?.value == "25%")
    view.press(.rightArrow)
    #expect(model.volume == 60 && model.told == "true false ")
  }

  struct Steppers: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Stepper(onIncrement: { model.count += 5 }, onDecrement: nil) { Text("Plain") }
          .accessibilityIdentifier("plain")
        Stepper(
          onIncrement: { model.told += "+" }, onDecrement: { model.told += "-" },
          onEditingChanged: { model.told += $0 ? "(" : ")" }, label: { Text("Telling") }
        )
        .accessibilityIdentifier("telling")
        Stepper("Titled", onIncrement: { model.told += "+" }, onDecrement: nil) {
          model.told += $0 ? "[" : "]"
        }
        .accessibilityIdentifier("titled")
        Stepper(value: $model.count, in: 1...9, onEditingChanged: { model.told += $0 ? "{" : "}" })
        {
          Text("Value")
        }
        .accessibilityIdentifier("value")
        Stepper("Shown", value: $model.volume, step: 0.5, format: .number)
          .accessibilityIdentifier("shown")
        Stepper(value: $model.count, in: 0...100, step: 5, format: .number) {
          Text("Limit")
        } onEditingChanged: {
          model.told += $0 ? "<" : ">"
        }
        .accessibilityIdentifier("limit")
      }
    }
  }

  @Test("A stepper is called as its label says, and tells of each step") func steppers() {
    let model = Model()
    let view = HostedView(width: 40, height: 9) { Steppers(model: model) }
    for name in ["Plain", "Telling", "Titled", "Value"] {
      #expect(view.element(name, .stepper) != nil, "\(name)")
    }
    // What has no step does nothing, as on a phone, and is not announced as disabled.
    view.tap("plain-Decrement")
    #expect(model.count == 1)
    view.tap("plain-Increment")
    #expect(model.count == 6 && model.told.isEmpty)
    view.tap("telling-Increment")
    view.tap("telling-Decrement")
    view.tap("titled-Increment")
    view.tap("value-Decrement")
    view.tap("shown-Increment")
    #expect(view.element("Shown 50.5", .stepper) != nil)
    #expect(model.told == "(+)(-)[+]{}" && model.count == 5)
    view.tap("limit-Increment")
    #expect(view.element("Limit, 10", .stepper) != nil, "\(view.screen)")
    #expect(view.screen.contains("Limit 10"))
    #expect(model.told.hasSuffix("<>") && model.count == 10)
  }
}
