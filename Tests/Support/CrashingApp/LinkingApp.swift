package import TextUI

/// An application for tests that has the system open links, and opens links of its own.
package struct LinkingApp: App {
  /// Makes the application.
  package init() {}

  /// The only window.
  package var body: some Scene { WindowGroup { LinkingView() } }
}

/// The links.
private struct LinkingView: View {
  /// Where the application is.
  @Environment(\.scenePhase) private var phase

  /// Opens links with the system.
  @Environment(\.openURL) private var openURL

  /// The phases there were.
  @State private var phases: [String] = []

  /// The link that was opened with the application.
  @State private var opened = "none"

  var body: some View {
    VStack(alignment: .leading) {
      Text("Opened: \(opened)").accessibilityIdentifier("opened")
      Text(phases.joined(separator: ", ")).accessibilityIdentifier("phases")
      link("Terms", "https://www.example.com/terms")
      link("Mail", "mailto:somebody@example.com")
      link("Here", "https://www.example.com/here")
        .environment(\.openURL, OpenURLAction { _ in .handled })
      Button("Settings") { URL(string: "app-settings:").map { openURL($0) } }
    }
    .onChange(of: phase) { phases.append("\(phase)") }
    .onOpenURL { opened = $0.absoluteString }
  }

  @ViewBuilder private func link(_ title: String, _ address: String) -> some View {
    if let url = URL(string: address) { Link(title, destination: url) }
  }
}
