import Foundation
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
      Button("Environment") {
        arguments = ProcessInfo.processInfo.environment["TELLING"] ?? "none"
      }
      Button("Save") { UserDefaults.standard.set(7, forKey: "size") }
      Button("Write") { arguments = Self.writeDocument() }
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

  /// Adds a line to a document, as applications write them; returns how many there are now.
  private static func writeDocument() -> String {
    let file = URL.documentsDirectory.appendingPathComponent("notes", conformingTo: .plainText)
    let lines = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    do {
      try (lines + "line\n").write(to: file, atomically: true, encoding: .utf8)
    } catch {
      return "\(error)"
    }
    let isThere = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
      .contains { FileManager.default.fileExists(atPath: $0.appending(path: "notes.txt").path) }
    return "lines \(lines.count / 5 + 1) \(isThere)"
  }

  /// Returns the arguments of the process, and what is under some keys in its defaults.
  private static func readArguments() -> String {
    let defaults = UserDefaults.standard
    let names = defaults.stringArray(forKey: "names") ?? []
    let isSame = ProcessInfo.processInfo.arguments.dropFirst() == CommandLine.arguments.dropFirst()
    return CommandLine.arguments.dropFirst().joined(separator: " ") + (isSame ? "" : " (others)")
      + "; \(defaults.integer(forKey: "size")) \(defaults.bool(forKey: "shows")) "
      + "\(names.joined(separator: "+")) \(defaults.integer(forKey: "below"))"
  }
}
