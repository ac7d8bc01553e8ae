import TextUI

/// How far something is.
struct ProgressViews: View {
  @State private var done = 0.25

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: done.formatted(.percent))
      Button("Go on") { done = min(1, done + 0.25) }
      ProgressView()
      ProgressView("Circular").progressViewStyle(.circular)
      ProgressView("Linear", value: done).progressViewStyle(.linear)
      ProgressView(value: done) {
        Text("With a value")
      } currentValueLabel: {
        Text(done.formatted(.percent))
      }
      gauge("Automatic").gaugeStyle(.automatic)
      gauge("Linear capacity").gaugeStyle(.linearCapacity)
      gauge("Small, linear").gaugeStyle(.accessoryLinear)
      gauge("Small, full").gaugeStyle(.accessoryLinearCapacity)
      gauge("Round").gaugeStyle(.accessoryCircular)
      gauge("Round, full").gaugeStyle(.accessoryCircularCapacity)
    }
  }

  /// Returns a gauge.
  private func gauge(_ title: String) -> some View {
    Gauge(value: done) {
      Text(title)
    } currentValueLabel: {
      Text(done.formatted(.percent))
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
  }
}
