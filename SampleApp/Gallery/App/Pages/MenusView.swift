import TextUI

/// Menus.
struct MenusView: View {
  @State private var outcome = "Nothing chosen"
  @State private var isBold = false
  @State private var size = "M"

  var body: some View {
    VStack(alignment: .leading) {
      OutcomeView(text: outcome)
      Menu("Automatic") { items }
      Menu("Borderless") { items }.menuStyle(.borderlessButton)
      Menu("Button") { items }.menuStyle(.button)
      Menu("First action") {
        items
      } primaryAction: {
        outcome = "First action"
      }
      Menu("Choices") {
        Toggle("Bold", isOn: $isBold)
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        Menu("More") { Button("Deep") { outcome = "Deep" } }
      }
      Menu("Disabled") { items }.disabled(true)
      Text("Hold me").contextMenu { items }
      ControlGroup {
        Button("One") { outcome = "One" }
        Button("Two") { outcome = "Two" }
      }
    }
  }

  /// What a menu holds.
  @ViewBuilder private var items: some View {
    Button("Copy") { outcome = "Copied" }
    Divider()
    Button("Delete", role: .destructive) { outcome = "Deleted" }
    Button("Disabled") {}.disabled(true)
  }
}
