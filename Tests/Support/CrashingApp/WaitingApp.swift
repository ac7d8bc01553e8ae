import AutomationWire
import Foundation
package import TextUI

/// An application whose text changes after a wait, by each of the ways in which applications wait.
///
/// The launch argument after `-waiting` names it; see ``WaitPattern``.
package struct WaitingApp: App {
  /// Makes the application.
  package init() {}

  /// The window.
  package var body: some Scene { WindowGroup { WaitingView() } }
}

/// The text, and what changes it.
struct WaitingView: View {
  @State private var text = "Waiting"

  var body: some View {
    Text(text).accessibilityIdentifier("text")
    Button("Go") {
      let name = LaunchConfiguration.current.arguments.drop { $0 != "-waiting" }.dropFirst().first
      guard let pattern = WaitPattern(rawValue: name ?? "") else { return }
      text = "Waiting"
      print("Waiting by \(pattern)")
      pattern.begin {
        DispatchQueue.main.async { MainActor.assumeIsolated { text = "Done" } }
      }
    }
  }
}
