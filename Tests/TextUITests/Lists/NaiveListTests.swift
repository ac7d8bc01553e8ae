import Testing

@testable import TextUI

/// Lists as they are written first, below state that their rows do not read: a change of it evaluates as much for any number of rows.
@MainActor struct NaiveListTests {
  struct Screen: View {
    let counter: EvaluationCounter
    let rows: Int
    @State private var count = 0
    @State private var chosen: Int?

    var body: some View {
      let _ = counter.count("screen")
      Button("Count \(count)") { count += 1 }
      List(0..<rows) { number in
        Row(counter: counter, number: number, suffix: suffix) { chosen = number }
      }
    }

    private var suffix: String { chosen == nil ? "" : "!" }
  }

  struct Row: View {
    let counter: EvaluationCounter
    let number: Int
    let suffix: String
    let choose: () -> Void

    init(counter: EvaluationCounter, number: Int, suffix: String, choose: @escaping () -> Void) {
      counter.count("made")
      self.counter = counter
      self.number = number
      self.suffix = suffix
      self.choose = choose
    }

    var body: some View {
      let _ = counter.count("row")
      Button("Row \(number)\(suffix)", action: choose)
    }
  }

  /// A list whose closures capture values of their own, beside the view.
  struct Sections: View {
    let counter: EvaluationCounter
    let rows: Int
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
      let title = "Line number"
      List {
        ForEach(0..<rows, id: \.self) { number in
          let _ = counter.count("made")
          Text("\(title) \(number) of \(rows)")
        }
      }
    }
  }

  @Test(arguments: [100, 10_000])
  func aChangeAboveEvaluatesNoRow(rows: Int) {
    let counter = EvaluationCounter()
    let view = HostedView { Screen(counter: counter, rows: rows) }
    _ = view.tree
    #expect(counter.counts == ["screen": 1, "made": rows, "row": rows])
    counter.reset()
    for _ in 0..<3 { #expect(view.tap("Count \(counter["screen"])")) }
    #expect(view.element("Count 3") != nil)
    #expect(counter.counts == ["screen": 3])
  }

  @Test(arguments: [100, 10_000])
  func aChangeBesideCapturedValuesEvaluatesNoRow(rows: Int) {
    let counter = EvaluationCounter()
    let view = HostedView { Sections(counter: counter, rows: rows) }
    _ = view.tree
    counter.reset()
    #expect(view.tap("Count 0"))
    #expect(view.tap("Count 1"))
    #expect(view.element("Count 2") != nil)
    #expect(counter.counts.isEmpty)
  }

  @Test func aChangeThatRowsReadEvaluatesThem() {
    let counter = EvaluationCounter()
    let view = HostedView { Screen(counter: counter, rows: 5) }
    #expect(view.tap("Count 0"))
    #expect(view.tap("Row 2"))
    #expect(view.element("Row 4!") != nil)
    #expect(view.tap("Row 3!"))
  }

  @Test func theComparisonCanBeTurnedOff() {
    for (mode, made) in [("captures", 0), ("contexts", 5), ("nothing", 5)] {
      let counter = EvaluationCounter()
      let view = HostedView(environment: ["TEXTUI_COMPARISON": mode]) {
        Screen(counter: counter, rows: 5)
      }
      counter.reset()
      #expect(view.tap("Count 0"))
      #expect(view.element("Count 1") != nil)
      #expect(counter["made"] == made, "\(mode)")
    }
  }
}
