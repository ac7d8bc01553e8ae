import AutomationTools_Host
import TextUI

/// The flags of ``FlaggedApp``; shared with its tests.
enum AppFlag {
  /// A truth value that is bundled.
  static let showsSubtitles = FlagKey("showsSubtitles", default: true)

  /// A number that no layer but the default has.
  static let columns = FlagKey("columns", default: 3)

  /// An automation flag.
  static let userName = FlagKey("userName", default: "nobody")
}

/// An application that shows its flags, and where they come from.
struct FlaggedApp: App {
  private let bridge = AutomationBridge()
  private let flags = FeatureFlags(
    bundled: #"{"showsSubtitles": false, "columns": "many"}"#, store: InMemoryDefaults())

  var body: some Scene {
    WindowGroup {
      FlagsView(
        flags: flags,
        lines: [
          bridge.automationFlag(AppFlag.userName),
          bridge.launchArgumentsContain("-verbose") ? "verbose" : "silent",
          bridge.ephemeralConfiguration?["legacy"] as? String ?? "no legacy",
        ])
    }
  }

  init() {
    bridge.understands("-custom", "plain")
  }
}

/// Shows flags, and stores one.
private struct FlagsView: View {
  let flags: FeatureFlags
  let lines: [String]
  @State private var changes = 0

  var body: some View {
    VStack {
      let subtitles = flags.reading(of: AppFlag.showsSubtitles)
      let columns = flags.reading(of: AppFlag.columns)
      Text("subtitles \(subtitles.value) \(subtitles.layer) \(changes)")
      Text("columns \(columns.value) \(columns.layer)")
      ForEach(lines, id: \.self) { Text($0) }
      Button("Store") {
        flags.store(true, for: AppFlag.showsSubtitles)
        changes += 1
      }
      Button("Remove") {
        flags.removeStored(AppFlag.showsSubtitles)
        changes += 1
      }
    }
  }
}
