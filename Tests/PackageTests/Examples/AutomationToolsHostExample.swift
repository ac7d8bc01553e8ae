import AutomationTools_Host
import TextUI

/// The app on the landing page of what apps have of AutomationTools.
enum AutomationToolsHostExample {
  enum CounterFlag {
    static let step = FlagKey("step", default: 1)
  }

  struct CounterApp: App {
    @State private var count = 0
    private let flags = FeatureFlags()

    var body: some Scene {
      WindowGroup {
        VStack {
          Text("Count: \(count)").accessibilityIdentifier("count")
          Button("Add") { count += flags[CounterFlag.step] }
        }
      }
    }
  }
}
