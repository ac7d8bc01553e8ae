import TextUI

/// An application with a list so long that most of its rows wait to be made.
struct LongListApp: App {
  init() {}

  var body: some Scene { WindowGroup { LongListView() } }
}

/// The rows, which say what was tapped above them, between two buttons.
struct LongListView: View {
  @State private var chosen = "nothing"
  @State private var isLong = false

  var body: some View {
    Text(chosen).accessibilityIdentifier("chosen")
    Button("Change") { isLong.toggle() }
    List(0..<3_000) { number in
      Button((isLong ? "The row \(number)" : "Row \(number)") as String) { chosen = "\(number)" }
        .accessibilityIdentifier(number == 3 || number == 2_000 ? "twin" : "row-\(number)")
    }
    Button("Help") { chosen = "help" }
  }
}
