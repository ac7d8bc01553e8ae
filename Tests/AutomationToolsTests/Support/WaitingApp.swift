import TextUI

/// An application in which things happen after a while, and a list is long.
struct WaitingApp: App {
  var body: some Scene {
    WindowGroup { WaitingView() }
  }
}

/// Shows what comes, goes and changes three seconds after it appeared.
private struct WaitingView: View {
  @Environment(\.clock) private var clock
  @State private var isLater = false
  @State private var text = "old text"

  var body: some View {
    VStack {
      if isLater {
        Text("Came").accessibilityIdentifier("late")
      } else {
        Text("Went").accessibilityIdentifier("early")
      }
      Text("State").accessibilityIdentifier("state")
        .accessibilityValue(isLater ? "it's \"done\"" : "busy")
      Button("Send") {}.disabled(!isLater)
      Button("Never") {}.disabled(true)
      TextField("Field", text: $text).accessibilityIdentifier("field")
      List(0..<40, id: \.self) { number in
        Text("Row \(number)").accessibilityIdentifier("row.\(number)")
      }
      .accessibilityIdentifier("list")
    }
    .task {
      do {
        try await clock.sleep(for: .seconds(3))
        isLater = true
      } catch {
        // The screen is gone: nothing to show.
      }
    }
  }
}
