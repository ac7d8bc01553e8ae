package import TextUI

/// An application for tests that tells of things beside its screen: announcements and links.
package struct TellingApp: App {
  /// Makes the application.
  package init() {}

  /// The only window.
  package var body: some Scene { WindowGroup { TellingView() } }
}

/// The buttons that tell.
private struct TellingView: View {
  /// How often something was announced.
  @State private var count = 0

  /// Opens links with the system.
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(alignment: .leading) {
      Text("Announced: \(count)")
      Button("Announce") {
        count += 1
        AccessibilityNotification.Announcement("Number \(count)").post()
      }
      Button("Later") {
        Task {
          try await Task.sleep(for: .seconds(5))
          AccessibilityNotification.Announcement("Late").post()
        }
      }
      Button("Open") {
        for path in ["terms", "privacy"] {
          URL(string: "https://example.com/\(path)").map { openURL($0) }
        }
      }
    }
  }
}
