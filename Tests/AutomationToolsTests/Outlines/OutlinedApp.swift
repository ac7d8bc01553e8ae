import TextUI

/// An application whose screen has a bit of everything that outlines tell of.
struct OutlinedApp: App {
  var body: some Scene {
    WindowGroup { OutlinedView() }
  }
}

/// A list under a title, and a form.
private struct OutlinedView: View {
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text("2 articles, \"new\"").accessibilityIdentifier("count")
        Toggle("Notify", isOn: $isOn)
        TextField("Name", text: $name).accessibilityIdentifier("name")
        List(["Tides", "Ropes"], id: \.self) { title in
          VStack {
            Text(title)
            Text("Read on: \(title.count)")
          }
        }
        .accessibilityIdentifier("list")
        HStack {
          Button("Delete") {}.disabled(true)
          Button("Send") {}
        }
      }
      .navigationTitle("Articles")
    }
  }
}
