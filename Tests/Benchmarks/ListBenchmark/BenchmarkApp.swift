import AutomationWire
import TextUI

/// A list of rows to press, with controls above it that change it.
struct BenchmarkApp: App {
  var body: some Scene {
    WindowGroup { BenchmarkView() }
  }
}

/// The screen: a field that is read above the list, and buttons that insert and delete.
struct BenchmarkView: View {
  @State private var rows = Array(0..<BenchmarkSize.current)
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Search", text: $text)
      Text("Searching for \(text)")
      Button("Insert") { rows.insert(-rows.count, at: 0) }
      Button("Delete") { rows.remove(at: rows.count / 2) }
      List(rows, id: \.self) { RowView(number: $0) }
    }
  }
}

/// A row that remembers whether it was pressed.
struct RowView: View {
  let number: Int
  @State private var isOn = false

  var body: some View {
    Button((isOn ? "Row \(number) on" : "Row \(number)") as String) { isOn.toggle() }
  }
}

/// A list of rows of text, one line each.
struct TextRowsApp: App {
  var body: some Scene {
    WindowGroup { List(0..<BenchmarkSize.current) { Text(verbatim: "Row \($0)") } }
  }
}

/// A list as it is written first: below state that its rows do not read.
struct NaiveApp: App {
  var body: some Scene {
    WindowGroup { NaiveView() }
  }
}

/// The screen: a button that counts, one that makes all rows others, and rows that change a state above them.
struct NaiveView: View {
  @State private var count = 0
  @State private var isLong = false
  @State private var chosen: Int?

  var body: some View {
    Button("Count") { count += 1 }
    Text("Counted to \(count)")
    Button("Rows") { isLong.toggle() }
    List(0..<BenchmarkSize.current) { number in
      NaiveRow(number: number, isLong: isLong) { chosen = number }
    }
  }
}

/// A row that is pressed.
struct NaiveRow: View {
  let number: Int
  let isLong: Bool
  let choose: () -> Void

  var body: some View {
    Button((isLong ? "The row \(number)" : "Row \(number)") as String, action: choose)
  }
}

/// How many rows an application of the benchmark begins with.
enum BenchmarkSize {
  /// The number, as the benchmark launched it.
  static var current: Int {
    LaunchConfiguration.current.arguments.first.flatMap(Int.init) ?? 10
  }
}
