import TextUI

/// Numbers.
struct NumbersView: View {
  @State private var count = 3
  @State private var volume = 0.5

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: "\(count) at \(volume.formatted(.percent))")
      Stepper("Count", value: $count, in: 0...5)
      Stepper("By hand") {
        count += 10
      } onDecrement: {
        count -= 10
      }
      Stepper("Disabled", value: $count).disabled(true)
      Slider(value: $volume) { Text("Volume") }
      Slider(value: $volume, in: 0...1, step: 0.25) {
        Text("Steps")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Slider(value: $volume) { Text("Disabled") }.disabled(true)
    }
  }
}
