import TextUI

/// Choices of one among several.
struct PickersView: View {
  @State private var size = "M"

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: "Size \(size)")
      picker("Automatic").pickerStyle(.automatic)
      picker("Menu").pickerStyle(.menu)
      picker("Segmented").pickerStyle(.segmented)
      picker("Inline").pickerStyle(.inline)
      picker("Wheel").pickerStyle(.wheel)
      picker("Disabled").disabled(true)
    }
  }

  /// Returns a picker of sizes.
  private func picker(_ title: String) -> some View {
    Picker(title, selection: $size) {
      ForEach(["S", "M", "L"], id: \.self) { Text($0) }
    }
  }
}
