import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

extension EnvironmentValues {
  fileprivate var flavor: String {
    get { self[FlavorKey.self] }
    set { self[FlavorKey.self] = newValue }
  }
}

private struct FlavorKey: EnvironmentKey {
  static let defaultValue = "plain"
}

/// Values that views inherit.
@MainActor struct EnvironmentTests {
  struct Reader: View {
    @Environment(\.flavor) private var flavor
    var body: some View { Text("Flavor \(flavor)") }
  }

  @Observable final class Model {
    var flavor = "sweet"
    var number = 0
  }

  @Test func readsTheNearestValue() {
    let view = HostedView {
      Reader()
      Reader().environment(\.flavor, "inner").environment(\.flavor, "outer")
    }
    #expect(
      view.outline == """
        StaticText, {{9.0, 3.0}, {12.0, 1.0}}, label: 'Flavor plain'
        StaticText, {{9.0, 4.0}, {12.0, 1.0}}, label: 'Flavor inner'
        """)
  }

  @Test func followsAChangedValue() {
    struct Writer: View {
      let model: Model
      var body: some View { Reader().environment(\.flavor, model.flavor) }
    }
    let model = Model()
    let view = HostedView { Writer(model: model) }
    #expect(view.screen.contains("Flavor sweet"))
    model.flavor = "sour"
    #expect(view.screen.contains("Flavor sour"))
  }

  @Test("What a view hands down goes with the view, and with the application") func letsGo() {
    struct Choice: View {
      @State private var isShown = true
      let name: String
      let makeModel: () -> Model
      var body: some View {
        Button("Hide \(name)") { isShown = false }
        if isShown { Text("Inside").environment(makeModel()) }
      }
    }
    weak var hidden: Model?
    weak var shown: Model?
    do {
      let view = HostedView {
        Choice(name: "one") {
          let model = Model()
          hidden = model
          return model
        }
        Choice(name: "other") {
          let model = Model()
          shown = model
          return model
        }
      }
      view.settle()
      #expect(hidden != nil && shown != nil)
      #expect(view.tap("Hide one"))
      // What reported the elements keeps them until the next report.
      _ = view.tree
      #expect(hidden == nil)
      #expect(shown != nil)
      view.host.terminate()
    }
    #expect(shown == nil)
  }

  @Test func handsDownAnObservableObject() {
    struct ObjectReader: View {
      @Environment(Model.self) private var model
      var body: some View {
        @Bindable var bindable = model
        VStack {
          Stepper("Number \(model.number)", value: $bindable.number)
        }
      }
    }
    let model = Model()
    let view = HostedView { ObjectReader().environment(model) }
    view.tap("Increment")
    #expect(model.number == 1)
    #expect(view.element("Number 1", .stepper) != nil)
  }

  @Test func disablesAllInside() {
    struct Form: View {
      let model: Model
      var body: some View {
        VStack {
          Button("Press") { model.number += 1 }
          Toggle("Switch", isOn: .constant(true)).disabled(false)
        }
        .disabled(model.number > 0)
      }
    }
    let model = Model()
    let view = HostedView { Form(model: model) }
    #expect(view.element("Press")?.states.contains(.disabled) == false)
    view.tap("Press")
    #expect(view.element("Press")?.states.contains(.disabled) == true)
    #expect(view.element("Switch", .switch)?.states.contains(.disabled) == true)
    view.tap("Press")
    #expect(model.number == 1)
  }
}
