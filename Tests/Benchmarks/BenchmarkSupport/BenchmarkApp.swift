import AutomationWire
package import TextUI

/// The application that is measured: one of some screens, as the launch argument after `-screen` names it.
package struct BenchmarkApp: App {
  /// Makes the application.
  package init() {}

  /// The window.
  package var body: some Scene {
    WindowGroup {
      switch argument("-screen") {
      case "rows": RowsView(rows: argument("-rows").flatMap { Int($0) } ?? 0)
      case "timer": TimerView()
      case "lamps": LampsView()
      default: FlowView()
      }
    }
  }
}

/// Returns the launch argument after another one.
private func argument(_ name: String) -> String? {
  LaunchConfiguration.current.arguments.drop { $0 != name }.dropFirst().first
}

/// Three pages to go through, then a list: the flow that every peer goes through, too.
struct FlowView: View {
  @State private var page = 1

  private let articles = ["Swift on Linux", "Headless UI tests", "Accessibility trees"]

  var body: some View {
    if page <= 3 {
      Text("Welcome \(page) of 3")
      Button(page < 3 ? "Next" : "Get Started") { page += 1 }
    } else {
      Text("Articles")
      List(articles, id: \.self) { Text($0) }
    }
  }
}

/// A list as it is written first, below state that it does not read, and state that all its rows read.
struct RowsView: View {
  let rows: Int
  @State private var count = 0
  @State private var isLong = false
  @State private var chosen: Int?

  var body: some View {
    Button("Count") { count += 1 }
    Text("Counted to \(count)")
    Button("Change rows") { isLong.toggle() }
    List(0..<rows) { number in
      // A `String`: in the key of a translation the number would be written as "99,999".
      let title: String = isLong ? "The row \(number)" : "Row \(number)"
      Button(title) { chosen = number }.accessibilityIdentifier("row-\(number)")
    }
  }
}

/// A text that comes after two seconds.
struct TimerView: View {
  @State private var isDone = false

  var body: some View {
    Text(isDone ? "Done" : "Waiting")
    Button("Start") {
      Task {
        try await Task.sleep(for: .seconds(2))
        isDone = true
      }
    }
  }
}

/// Six lamps, which a tap changes.
struct LampsView: View {
  @State private var tick = 0

  var body: some View {
    HStack {
      ForEach(0..<6) { lamp in
        Text((tick + lamp).isMultiple(of: 3) ? "on" : "off")
          .accessibilityIdentifier("lamp-\(lamp)")
      }
    }
    Button("Tick") { tick += 1 }
  }
}
