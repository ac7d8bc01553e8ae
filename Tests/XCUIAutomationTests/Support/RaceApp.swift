import Foundation
import TextUI

/// An application with a planted race: two tasks set the same text at the same time, and the last one wins.
///
/// In order of arrival that is always the second.
struct RaceApp: App {
  init() {}

  var body: some Scene { WindowGroup { RaceView() } }
}

/// The text, and a button that lets the tasks race.
struct RaceView: View {
  @State private var winner = "nobody"

  var body: some View {
    Text("Winner: \(winner)").accessibilityIdentifier("winner")
    Button("Race") {
      for name in ["first", "second"] {
        Task {
          try? await Task.sleep(for: .seconds(1))
          winner = name
        }
      }
    }
  }
}
