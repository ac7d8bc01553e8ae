import TextUI

/// Switches and check boxes.
struct TogglesView: View {
  @State private var isOn = [false, true, false, true]

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: "\(isOn.count { $0 }) of \(isOn.count) are on")
      Toggle("Automatic", isOn: $isOn[0])
      Toggle("Switch", isOn: $isOn[1]).toggleStyle(.switch)
      Toggle("Check box", isOn: $isOn[2]).toggleStyle(.checkbox)
      Toggle("Button", isOn: $isOn[3]).toggleStyle(.button)
      Toggle("Picture", systemImage: "bell", isOn: $isOn[0])
      Toggle("Disabled", isOn: .constant(true)).disabled(true)
      Toggle("Hidden label", isOn: $isOn[1]).labelsHidden()
    }
  }
}
