import TextUI

/// The app on the landing page of TextUI.
enum TextUIExample {
  struct CounterApp: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup {
        VStack {
          Text("Count: \(count)").accessibilityIdentifier("count")
          Button("Add one") { count += 1 }
        }
      }
    }
  }
}
