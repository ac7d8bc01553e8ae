import AccessibilityTree
import Testing

@testable import TextUI

/// The ways to give controls their labels, titles, prompts and looks.
@MainActor struct LabelledControlTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Model {
    var text = ""
    var volume = 1.0
    var steps = 0
    var edits = 0
    var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Bob")]
  }

  @Test func fieldsKeepTheirTitleBesideAPrompt() {
    @Bindable var model = Model()
    let view = HostedView {
      TextField("Name", text: $model.text, prompt: Text("Ada Lovelace"))
      SecureField("Password", text: $model.text, prompt: Text("8 letters"))
      TextField("Town", text: $model.text, prompt: nil)
    }
    #expect(view.screen.contains("Ada Lovelace") && view.screen.contains("8 letters"))
    let name = view.element("Name", .textField)
    #expect(name?.label == "Name" && name?.placeholder == "Ada Lovelace")
    let password = view.element("Password", .secureTextField)
    #expect(password?.label == "Password" && password?.placeholder == "8 letters")
    #expect(view.element("Town", .textField)?.placeholder == "Town")
  }

  @Test func slidersHaveLabels() {
    @Bindable var model = Model()
    let view = HostedView(width: 17, height: 3) {
      Slider(value: $model.volume) { Text("Volume") }
      Slider(value: $model.volume, in: 0...4, step: 2) {
        Text("Bass")
      } onEditingChanged: { _ in
        model.edits += 1
      }
      Slider(value: $model.volume, in: 0...4, step: 1) {
        Text("Treble")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("4")
      }
    }
    #expect(view.element("Volume", .slider)?.value == "100%")
    #expect(view.element("Bass", .slider)?.value == "25%")
    #expect(view.element("Treble", .slider)?.label == "Treble")
    view.tap("Bass")
    view.press(.end)
    #expect(model.volume == 4 && model.edits > 0)
  }

  @Test func controlsAreCalledWhatIsReadInside() {
    @Bindable var model = Model()
    let view = HostedView(width: 40, height: 12) {
      Toggle(isOn: .constant(true)) {
        Image(systemName: "bell").accessibilityLabel("Notifications")
      }
      Toggle(isOn: .constant(true)) {
        HStack {
          Text("★").accessibilityHidden(true)
          Text("Wi-Fi").accessibilityLabel("Wireless")
        }
      }
      Stepper(value: $model.steps) { Text("n").accessibilityLabel("Copies") }
      Slider(value: $model.volume) { Image(systemName: "speaker").accessibilityLabel("Volume") }
      ProgressView(value: 0.5) { Text("↓").accessibilityLabel("Download") }
      Picker(selection: $model.steps) {
        Text("Zero").tag(0)
      } label: {
        Image(systemName: "tray").accessibilityLabel("Boxes")
      }
      .pickerStyle(.menu)
    }
    #expect(view.element("Notifications", .switch) != nil)
    #expect(view.element("Wireless", .switch) != nil)
    #expect(view.element("Copies", .stepper) != nil)
    #expect(view.element("Volume", .slider) != nil)
    #expect(view.element("Download", .progressIndicator) != nil)
    #expect(view.element("Boxes, Zero", .button) != nil)
  }

  @Test func progressHasALabel() {
    let view = HostedView {
      ProgressView { Text("Loading") }
      ProgressView(value: 1, total: 4) { Text("Copying") }.progressViewStyle(.automatic)
    }
    #expect(view.element("Loading", .activityIndicator) != nil)
    #expect(view.element("Copying", .progressIndicator)?.value == "25%")
  }

  @Test func aStepperOfActionsHasATitle() {
    let model = Model()
    let view = HostedView {
      Stepper("Steps", onIncrement: { model.steps += 1 }, onDecrement: nil)
    }
    view.tap("Increment", .button)
    view.tap("Increment", .button)
    view.tap("Decrement", .button)
    #expect(model.steps == 2)
    #expect(view.element("Steps", .stepper) != nil)
  }

  @Test func buttonsHaveASymbolAndALook() {
    let model = Model()
    let view = HostedView {
      Button("Like", systemImage: "heart") { model.steps += 1 }
      Button("automatic") {}.buttonStyle(.automatic)
      Button("bordered") {}.buttonStyle(.bordered)
      Button("borderless") {}.buttonStyle(.borderless)
      Button("plain") {}.buttonStyle(.plain)
    }
    #expect(
      view.screen == """

                 [ ♡ Like ]
                [ automatic ]
                [ bordered ]
                 borderless
                    plain
        """)
    #expect(view.tap("Like", .button))
    #expect(model.steps == 1)
  }

  @Test(arguments: [
    (SubmitLabel.go, "Go"), (.send, "Send"), (.join, "Join:"), (.route, "Route"), (.next, "Next:"),
    (.continue, "Continue"),
  ])
  func theReturnKeySaysWhatItDoes(_ label: SubmitLabel, _ identifier: String) {
    @Bindable var model = Model()
    let view = HostedView(environment: ["TEXTUI_KEYBOARD": "hidden"]) {
      TextField("Name", text: $model.text).submitLabel(label)
    }
    view.tap("Name")
    let title = identifier.replacing(":", with: "").lowercased()
    #expect(view.keyboard?.hasSuffix("(\(identifier): \(title))") == true)
  }

  @Test func rowsOfABindingChangeItsElements() {
    /// A button for each person, which changes its name.
    struct People: View {
      @Bindable var model: Model

      var body: some View {
        ForEach($model.people) { $person in Button(person.name) { person.name += "!" } }
      }
    }
    let model = Model()
    let view = HostedView { People(model: model) }
    view.tap("Bob", .button)
    #expect(model.people.map(\.name) == ["Ann", "Bob!"])
  }
}
