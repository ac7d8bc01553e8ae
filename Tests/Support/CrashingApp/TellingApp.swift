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

  /// What was read of the arguments of the process.
  @State private var arguments = ""

  /// Opens links with the system.
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack(alignment: .leading) {
      Text("Announced: \(count)")
      Button("Announce") {
        count += 1
        AccessibilityNotification.Announcement("Number \(count)").post()
      }
      Text(arguments).accessibilityIdentifier("arguments")
      Button("Arguments") { arguments = Self.readArguments() }
      Button("Save") { UserDefaults.standard.set(7, forKey: "size") }
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

  /// Returns the arguments of the process, and what is under some keys in its defaults.
  private static func readArguments() -> String {
    let defaults = UserDefaults.standard
    let names = defaults.stringArray(forKey: "names") ?? []
    return CommandLine.arguments.dropFirst().joined(separator: " ")
      + "; \(defaults.integer(forKey: "size")) \(defaults.bool(forKey: "shows")) "
      + "\(names.joined(separator: "+")) \(defaults.integer(forKey: "below"))"
  }
}
