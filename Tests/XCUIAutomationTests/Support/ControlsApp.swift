import TextUI

/// An application of controls that tests press, drag and search.
struct ControlsApp: App {
  var body: some Scene {
    WindowGroup { ControlsScreen() }
  }
}

/// The screen of the application.
private struct ControlsScreen: View {
  @AppStorage("launches") private var count = 0
  @State private var word = "nothing"
  @State private var date = Date(timeIntervalSince1970: 1_669_386_600)
  @State private var text = ""

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading) {
        Text(word).accessibilityIdentifier("word")
        Text("Card").accessibilityIdentifier("card")
          .gesture(DragGesture().onEnded { word = "dragged \(Int($0.translation.width))" })
        Text("Hold").onLongPressGesture { word = "held" }
        Button("Row") { word = "tapped" }
          .contextMenu { Button("Share") { word = "shared" } }
        Menu("More") { Button("Count") { count += 1 } }
        Text("Count \(count)")
        DatePicker("Day", selection: $date, displayedComponents: .date)
      }
      .searchable(text: $text)
      .navigationTitle("Controls")
    }
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.timeZone, .gmt)
  }
}
