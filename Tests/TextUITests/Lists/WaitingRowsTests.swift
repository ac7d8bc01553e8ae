import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Long lists: rows behind the first ones are made when they come near the visible part, or when somebody looks for them.
@MainActor struct WaitingRowsTests {
  @Observable final class Model {
    var numbers: [Int]
    var isLong = false

    init(_ count: Int) { numbers = Array(0..<count) }
  }

  struct Screen: View {
    let model: Model
    let counter: EvaluationCounter

    var body: some View {
      Button("Change") { model.isLong.toggle() }
      List(model.numbers, id: \.self) { number in
        let _ = counter.count("made")
        Row(number: number, isLong: model.isLong, counter: counter)
      }
    }
  }

  struct Row: View {
    let number: Int
    let isLong: Bool
    let counter: EvaluationCounter
    @State private var taps = 0

    var body: some View {
      let _ = counter.count("row")
      Button("\(isLong ? "The row" : "Row") \(number), \(taps)" as String) { taps += 1 }
    }
  }

  private func host(
    _ model: Model, _ counter: EvaluationCounter = EvaluationCounter(), height: Int = 10
  ) -> HostedView {
    let view = HostedView(width: 30, height: height) { Screen(model: model, counter: counter) }
    view.looksEverywhere = false
    return view
  }

  // MARK: - What it costs

  @Test(arguments: [1_000, 100_000])
  func aLaunchMakesTheFirstRows(count: Int) {
    let counter = EvaluationCounter()
    let view = host(Model(count), counter)
    #expect(counter.counts == ["made": 100, "row": 100])
    let tree = view.tree
    // A cell, its content, the button and its text; the button above with its text, and what is around.
    #expect((400..<420).contains(tree.count))
    #expect(tree.unfinishedElements.count == 1)
  }

  @Test(arguments: [1_000, 20_000])
  func aTapThatChangesAllRowsEvaluatesThoseThatAreMade(count: Int) {
    let counter = EvaluationCounter()
    let view = host(Model(count), counter)
    counter.reset()
    #expect(view.tap("Change"))
    #expect(view.element("The row 3, 0") != nil)
    #expect(counter.counts == ["made": 100, "row": 100])
    // The contents, the buttons and their texts.
    #expect((view.lastDifference?.nodes.count ?? 0) < 310)
  }

  @Test func textsAreToldOnceUntilTheyMayBeOthers() {
    let (counter, model) = (EvaluationCounter(), Model(1_000))
    let view = host(model, counter)
    counter.reset()
    /// Has what may hold an element described, and returns how many rows were evaluated for that.
    func rowsEvaluated(for text: String) -> Int {
      counter.reset()
      view.host.describeRest(holding: text)
      return counter["row"]
    }
    #expect(rowsEvaluated(for: "Help") == 900)
    #expect(rowsEvaluated(for: "Help") == 0)
    #expect(rowsEvaluated(for: "Row 5, 0") == 0)
    view.tap("Row 5, 0")
    #expect(rowsEvaluated(for: "Row 5, 1") == 0)
    model.isLong = true
    view.settle()
    #expect(rowsEvaluated(for: "Help") == 900)
    model.numbers.append(1_000)
    view.settle()
    #expect(rowsEvaluated(for: "Row 1000, 0") == 901)
    #expect(!view.tree.unfinishedElements.isEmpty)
    #expect(rowsEvaluated(for: "The row 999, 0") == 0)
    #expect(view.tree.unfinishedElements.isEmpty)
    #expect(view.element("The row 999, 0") != nil)
  }

  @Test func scrollingMakesAsManyAsItNeeds() {
    let counter = EvaluationCounter()
    let view = host(Model(10_000), counter)
    view.host.perform(.scroll(at: Point(x: 3, y: 4), deltaX: 0, deltaY: 300))
    view.settle()
    #expect(view.screen.contains("Row 300, 0"))
    #expect((309...340).contains(counter["row"]))
  }

  // MARK: - What is there

  @Test func everythingIsThereForWhoLooks() {
    let view = host(Model(1_200))
    view.looksEverywhere = true
    let eager = HostedView(width: 30, height: 10, environment: ["TEXTUI_ROWS": "all"]) {
      Screen(model: Model(1_200), counter: EvaluationCounter())
    }
    #expect(view.outline == eager.outline)
    #expect(view.screen == eager.screen)
    #expect(view.tap("Row 1199, 0", .button))
    #expect(view.element("Row 1199, 1", .button) != nil)
    #expect(view.tree.unfinishedElements.isEmpty)
  }

  @Test func keysLeadToTheEnd() {
    let view = host(Model(900))
    view.press(.downArrow, .downArrow, .end)
    #expect(view.screen.contains("Row 899, 0"))
    #expect(view.element("Row 899, 0", .button)?.states.contains(.focused) == true)
  }

  @Test func aRowThatWasMadeKeepsItsState() {
    let model = Model(2_000)
    let view = host(model)
    view.tap("Row 5, 0")
    #expect(view.element("Row 5, 1") != nil)
    // It comes to stand far behind, where no other is made but for it.
    model.numbers.remove(at: 5)
    model.numbers.insert(5, at: 1_500)
    view.settle()
    view.looksEverywhere = true
    #expect(view.element("Row 5, 1") != nil)
    #expect(view.element("Row 1999, 0") != nil)
    model.numbers.removeFirst(1_999)
    #expect(view.element("Row 1999, 0") != nil)
    #expect(view.element("Row 5, 1") == nil)
  }

  struct Empties: View {
    var body: some View {
      List(0..<5_000) { number in
        if number > 4_990 { Text(verbatim: "Row \(number)") }
      }
    }
  }

  @Test func elementsWithoutRowsArePassedOver() {
    let view = HostedView { Empties() }
    view.looksEverywhere = false
    #expect(view.screen.contains("Row 4991"))
    #expect(view.warnings().isEmpty)
  }

  // MARK: - What does not wait

  struct Noticing: View {
    enum Kind: CaseIterable {
      case appearance, object, selection, reader, section, repeated, typeErased, field
      case buttonStyle, labelStyle
    }

    let kind: Kind
    let counter: EvaluationCounter
    @State private var selection: Int?
    @State private var text = ""
    @FocusState private var isFocused: Bool

    private func text(_ number: Int) -> Text {
      counter.count("row")
      return Text(verbatim: "Row \(number)")
    }

    var body: some View {
      switch kind {
      case .appearance: List(0..<600) { text($0).onAppear { counter.count("appeared") } }
      case .object: List(0..<600) { number in Focused { text(number) } }
      case .selection: List(0..<600, id: \.self, selection: $selection) { text($0) }
      case .reader: ScrollViewReader { _ in List(0..<600) { text($0) } }
      case .section: List { Section("Head") { ForEach(0..<600) { text($0) } } }
      case .repeated: List((0..<600).map { $0 / 2 }, id: \.self) { text($0) }
      case .typeErased: List(0..<600) { AnyView(text($0)) }
      case .buttonStyle:
        List(0..<600) { number in Button(action: {}) { text(number) } }.buttonStyle(LouderButtons())
      case .labelStyle:
        List(0..<600) { number in
          Label {
            text(number)
          } icon: {
            Image("x")
          }
        }
        .labelStyle(LouderLabels())
      case .field:
        List(0..<600) { number in
          text(number)
          TextField("Name", text: $text)
        }
      }
    }
  }

  /// A style that changes what buttons are called.
  struct LouderButtons: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("!")
      }
    }
  }

  /// A style that changes what labels are called.
  struct LouderLabels: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        Text("!")
      }
    }
  }

  /// A view that keeps what others notice.
  struct Focused<Content: View>: View {
    @FocusState private var isFocused: Bool
    @ViewBuilder let content: Content

    var body: some View { content }
  }

  @Test(arguments: Noticing.Kind.allCases)
  func rowsThatDoMoreThanShowAreMadeAtOnce(kind: Noticing.Kind) {
    let counter = EvaluationCounter()
    let view = HostedView { Noticing(kind: kind, counter: counter) }
    view.looksEverywhere = false
    #expect(counter["row"] == 600)
    // They appear when they show.
    #expect(counter["appeared"] == (kind == .appearance ? 8 : 0))
    #expect(view.tree.unfinishedElements.isEmpty)
  }

  /// A row as applications have them, with one more thing around it.
  struct UsualRow<Around: ViewModifier>: View {
    let number: Int
    let around: Around
    let counter: EvaluationCounter

    var body: some View {
      let _ = counter.count("row")
      NavigationLink(value: number) {
        HStack {
          Image(systemName: "star").resizable().frame(width: 2, height: 1).foregroundStyle(.yellow)
          VStack(alignment: .leading) {
            Text("Row \(number)").font(.headline)
            Text("More of \(number)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
          Spacer()
          Text("\(number % 7)").background(.red, in: Capsule()).clipShape(Capsule())
        }
      }
      .swipeActions { Button("Delete", role: .destructive) {} }
      .contextMenu { Button("Share") {} }
      .listRowBackground(Color.blue)
      .tag(number)
      .modifier(around)
    }
  }

  struct Nothing: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  /// A view that reads what is said around it.
  struct LineCount: View {
    @Environment(\.lineLimit) private var lines
    var body: some View { Text("Lines: \(lines ?? 0)") }
  }

  /// Has a row say a value of the environment, which a view inside it reads.
  struct SayingLines: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content
        LineCount().lineLimit(3)
      }
    }
  }

  private func usual<Around: ViewModifier>(
    _ around: Around, _ counter: EvaluationCounter, rows: String = "long"
  ) -> HostedView {
    HostedView(width: 40, height: 12, environment: ["TEXTUI_ROWS": rows]) {
      NavigationStack {
        List(0..<600, id: \.self) { UsualRow(number: $0, around: around, counter: counter) }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
      }
    }
  }

  @Test func rowsOfApplicationsWait() {
    let (counter, all) = (EvaluationCounter(), EvaluationCounter())
    let view = usual(Nothing(), counter)
    let eager = usual(Nothing(), all, rows: "all")
    view.looksEverywhere = false
    #expect(counter["row"] == 100)
    #expect(all["row"] == 600)
    #expect(view.screen == eager.screen)
    #expect(!view.tree.unfinishedElements.isEmpty)
    view.host.describeRest(holding: "Row 700")
    #expect(!view.tree.unfinishedElements.isEmpty)
    view.host.describeRest(holding: "Row 599")
    #expect(view.tree.unfinishedElements.isEmpty)
    view.looksEverywhere = true
    #expect(view.outline == eager.outline)
    #expect(view.tap("Row 599, More of 599, 4", .button))
    #expect(view.element("Page 599") != nil)
  }

  @Test func rowsInsideOfWhichWhatTheySayIsReadAreMadeAtOnce() {
    let counter = EvaluationCounter()
    let view = usual(SayingLines(), counter)
    view.looksEverywhere = false
    #expect(counter["row"] == 600)
    #expect(view.element("Lines: 3") != nil)
  }

  @Test func aChoiceHasAllRowsMade() {
    let counter = EvaluationCounter()
    let view = HostedView(environment: ["TEXTUI_ROWS": "all"]) {
      Screen(model: Model(600), counter: counter)
    }
    view.looksEverywhere = false
    #expect(counter["row"] == 600)
    #expect(view.tree.unfinishedElements.isEmpty)
  }

  /// A view of ever new types, each inside of another.
  struct Endless<Inner>: View {
    let depth: Int

    var body: some View {
      if depth > 0 { Endless<Endless<Inner>>(depth: depth - 1) }
    }
  }

  @Test func typesWithoutEndAreGivenUp() {
    let view = HostedView { List(0..<600) { Endless<Int>(depth: $0 % 3) } }
    view.looksEverywhere = false
    #expect(view.tree.unfinishedElements.isEmpty)
  }
}
