import Glibc
package import TextUI

/// An application for tests with a button for each ``Fault``; it can also be launched with the name of one.
package struct FaultyApp: App {
  /// Makes the application.
  package init() {}

  /// The only window.
  package var body: some Scene {
    WindowGroup { FaultyView() }
  }
}

/// The buttons.
private struct FaultyView: View {
  /// What happened last.
  @State private var status = "Ready"

  /// Whether more is shown than can be handed over at once.
  private var isHuge: Bool { status == Fault.hugeScreen.rawValue }

  var body: some View {
    VStack(alignment: .leading) {
      Text(status).accessibilityHint(isHuge ? String(repeating: "hint ", count: 14 << 20) : "")
      ForEach(Fault.allCases, id: \.self) { fault in
        Button(fault.rawValue) {
          status = fault.rawValue
          fault.happen()
        }
      }
    }
    .onDisappear {
      if status == Fault.ignoresTerminate.rawValue { while true { pause() } }
    }
  }
}
