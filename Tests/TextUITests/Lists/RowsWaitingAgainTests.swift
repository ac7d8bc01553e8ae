import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Long lists whose rows were all made: those out of view wait again when all would be evaluated anew.
@MainActor struct RowsWaitingAgainTests {
  typealias Model = WaitingRowsTests.Model

  /// Rows that keep nothing: what was tapped is kept beside the list.
  struct Keepless: View {
    let model: Model
    let counter: EvaluationCounter
    @State private var isShort = false
    @State private var chosen: Int?

    var body: some View {
      Button("Shorten") { isShort.toggle() }
      List(model.numbers, id: \.self) { number in
        let _ = counter.count("row")
        let title: String = isShort ? "R" : model.isLong ? "The row" : "Row"
        Button("\(title) \(number)" as String) { chosen = number }
          .accessibilityValue(chosen == number ? "chosen" : "")
      }
    }
  }

  @Test(arguments: [1_000, 20_000])
  func rowsOutOfViewWaitAgainWhenAllAreAskedForAnew(count: Int) {
    let (counter, model) = (EvaluationCounter(), Model(count))
    let view = HostedView(width: 30, height: 10) { Keepless(model: model, counter: counter) }
    view.looksEverywhere = true
    let last = "\(count - 1)"
    #expect(view.element("Row \(last)") != nil)
    view.looksEverywhere = false
    for change in ["Shorten", "Shorten", "observed"] {
      counter.reset()
      if change == "observed" { model.isLong = true } else { view.tap(change) }
      view.settle()
      #expect((9...40).contains(counter["row"]), "\(change)")
      #expect(view.tree.unfinishedElements.count == 1)
    }
    view.looksEverywhere = true
    #expect(view.element("The row \(last)") != nil)
    // It is scrolled to, and so are those before it in reach.
    #expect(view.tap("The row \(last)"))
    view.looksEverywhere = false
    #expect(view.element("The row \(last)", .button)?.value == "chosen")
    view.tap("Shorten")
    #expect(view.element("R \(last)", .button)?.value == "chosen")
  }

  struct OfRange: View {
    let model: Model

    var body: some View {
      let count = model.numbers.count
      List(0..<count, id: \.self) { Text(verbatim: "\($0) of \(count)") }
    }
  }

  @Test func aRangeGetsShorterThanWhatIsNeeded() {
    let model = Model(1_000)
    let view = HostedView(width: 30, height: 10) { OfRange(model: model) }
    model.numbers = [0, 1, 2]
    view.settle()
    #expect(view.screen.contains("2 of 3"))
  }

  struct Repeated: View {
    let model: Model
    let counter: EvaluationCounter
    @State private var isShown = true
    @State private var isOff = false

    var body: some View {
      if isShown {
        List(model.numbers.map { min($0, 100) }, id: \.self) { number in
          EnvironmentRow(text: "\(model.isLong) \(number)", counter: counter)
        }
        .disabled(isOff)
      }
      Button("Turn off") { isOff.toggle() }
      Button("Hide") { isShown = false }
    }
  }

  struct EnvironmentRow: View {
    let text: String
    let counter: EvaluationCounter
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      let _ = counter.count("row")
      Text(verbatim: "\(text) \(isEnabled)")
    }
  }

  @Test func rowsOfRepeatedIDsDoNotWaitAgain() {
    let (counter, model) = (EvaluationCounter(), Model(600))
    let view = HostedView(width: 30, height: 10) { Repeated(model: model, counter: counter) }
    for _ in 0..<3 {
      model.isLong.toggle()
      view.settle()
    }
    counter.reset()
    view.tap("Turn off")
    #expect(counter["row"] == 600)
    view.tap("Hide")
    counter.reset()
    view.tap("Turn off")
    #expect(counter["row"] == 0)
  }

  @Test func aRowThatKeepsSomethingDoesNotWaitAgain() {
    let (counter, model) = (EvaluationCounter(), Model(1_000))
    let view = HostedView(width: 30, height: 10) {
      WaitingRowsTests.Screen(model: model, counter: counter)
    }
    view.looksEverywhere = true
    view.tap("Row 900, 0")
    view.press(.home)
    view.looksEverywhere = false
    counter.reset()
    model.isLong = true
    view.settle()
    #expect(counter["row"] == 1_000)
    #expect(view.element("The row 900, 1") != nil)
  }

  @Test func theRowWithTheFocusDoesNotWaitAgain() {
    let model = Model(1_000)
    let view = HostedView(width: 30, height: 10) {
      Keepless(model: model, counter: EvaluationCounter())
    }
    view.press(.tab, .end)
    #expect(view.element("Row 999", .button)?.states.contains(.focused) == true)
    view.host.perform(.scroll(at: Point(x: 3, y: 4), deltaX: 0, deltaY: -2_000))
    view.settle()
    view.looksEverywhere = false
    model.isLong = true
    view.settle()
    #expect(view.element("The row 999", .button)?.states.contains(.focused) == true)
    view.press(.upArrow)
    #expect(view.screen.contains("The row 998"))
  }
}
