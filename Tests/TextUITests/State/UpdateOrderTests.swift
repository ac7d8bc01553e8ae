import Testing

@testable import TextUI

/// What several views do at once, they do in the same order in each run.
@MainActor @Suite("Order of updates") struct UpdateOrderTests {
  final class Log {
    var lines: [String] = []
  }

  struct Row: View {
    let number: Int
    @Binding var isOn: Bool
    let log: Log
    var body: some View {
      Text("Row \(number) \(isOn)")
        .onChange(of: isOn) { log.lines.append("changed \(number)") }
    }
  }

  struct Rows: View {
    @State private var isOn = false
    @State private var isShown = true
    let log: Log
    var body: some View {
      Button("Turn") { isOn.toggle() }
      Button("Hide") { isShown = false }
      ForEach(isShown ? Array(0..<30) : [0], id: \.self) { number in
        Row(number: number, isOn: $isOn, log: log)
          .onDisappear { log.lines.append("gone \(number)") }
      }
    }
  }

  @Test("Views that read the same state hear of its change in their order") func changes() {
    let log = Log()
    let view = HostedView(width: 40, height: 40) { VStack { Rows(log: log) } }
    for _ in 0..<3 {
      log.lines = []
      view.tap("Turn")
      #expect(log.lines == (0..<30).map { "changed \($0)" })
    }
  }

  @Test("Views that go at once do so in their order") func disappearing() {
    let log = Log()
    let view = HostedView(width: 40, height: 40) { VStack { Rows(log: log) } }
    view.tap("Hide")
    #expect(log.lines == (1..<30).map { "gone \($0)" })
  }

  struct Alerts: View {
    @State private var isAsking = false
    var body: some View {
      List {
        ForEach(1..<6, id: \.self) { number in
          Button("Row \(number)") { isAsking = true }
            .alert("Alert \(number)", isPresented: $isAsking) {}
        }
      }
    }
  }

  @Test("Of several alerts that the same state presents, it is the same each time") func alerts() {
    for _ in 0..<10 {
      let view = HostedView(width: 40, height: 40) { Alerts() }
      view.tap("Row 4")
      #expect(view.element("Alert 1") != nil)
    }
  }

  @Test("Values by objects are in the order in which they came") func table() {
    let objects = (0..<50).map { _ in Log() }
    var table = ObjectTable<Int>()
    for (number, object) in objects.enumerated() { table[object] = number }
    table[objects[7]] = nil
    table[objects[3]] = 99
    #expect(table.values == [0, 1, 2, 99, 4, 5, 6] + Array(8..<50))
    #expect(table[objects[3]] == 99 && table[objects[7]] == nil)
  }
}
