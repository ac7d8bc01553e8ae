package import TextUI

/// An application with the screens that recorded tests walk through: plain, a stack, tabs, a sheet and an alert.
package struct ScreensApp: App {
  /// Makes the application.
  package init() {}

  /// The window.
  package var body: some Scene { WindowGroup { ScreensView() } }
}

/// The screen that was chosen; a plain one at first.
private struct ScreensView: View {
  /// A kind of screen.
  enum Kind {
    case plain
    case stack
    case tabs
  }

  @State private var kind = Kind.plain
  @State private var showsSheet = false
  @State private var asks = false
  @State private var answer = ""

  var body: some View {
    switch kind {
    case .plain: plain
    case .stack: NavigationStack { NotePage() }
    case .tabs:
      TabView {
        NavigationStack { NotePage() }.tabItem { Text("First") }
        Text("Second page").tabItem { Text("Second") }
      }
    }
  }

  private var plain: some View {
    VStack {
      Text("Plain")
      Text(answer)
      Button("Stack") { kind = .stack }.accessibilityIdentifier("stack")
      Button("Tabs") { kind = .tabs }.accessibilityLabel("Show tabs")
      Button("Sheet") { showsSheet = true }
      Button("Ask") { asks = true }
      HStack {
        Text("Left")
        Text("Right").accessibilityIdentifier("right")
      }
      .accessibilityIdentifier("sides")
    }
    .sheet(isPresented: $showsSheet) { Text("On the sheet") }
    .alert("Sure?", isPresented: $asks) {
      Button("Yes") { answer = "Yes, sure" }
      Button("No", role: .cancel) {}
    } message: {
      Text("Really")
    }
  }
}

/// A page with a text view, and a button in the bar.
private struct NotePage: View {
  @State private var text = ""

  var body: some View {
    TextEditor(text: $text)
      .navigationTitle("Note")
      .toolbar { Button("Clear") { text = "" } }
  }
}
