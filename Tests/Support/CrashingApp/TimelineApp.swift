import TextUI

/// An application for tests whose view is made anew as often as an animation needs it.
struct TimelineApp: App {
  var body: some Scene {
    WindowGroup {
      TimelineView(.animation) { context in
        Text("\(Int(context.date.timeIntervalSince1970) % 1000)").accessibilityIdentifier("seconds")
      }
    }
  }
}
