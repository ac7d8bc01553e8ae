import AccessibilityTree
import AutomationWire
import Primitives
import Testing

@testable import TextUI

/// Views of a collection: made, moved, evaluated and ended only where the collection changed.
@MainActor struct ForEachTests {
  /// What the views of a collection did.
  @MainActor enum Log {
    static var made: [Int] = []
    static var evaluated: [Int] = []
    static var appeared: [Int] = []
    static var disappeared: [Int] = []

    static func clear() {
      made = []
      evaluated = []
      appeared = []
      disappeared = []
    }

    static func make(_ number: Int) -> Row {
      made.append(number)
      return Row(number: number)
    }
  }

  struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      let _ = Log.evaluated.append(number)
      Button("\(number): \(taps)") { taps += 1 }
        .onAppear { Log.appeared.append(number) }
        .onDisappear { Log.disappeared.append(number) }
    }
  }

  @Observable final class Model {
    var numbers = Array(0..<6)
    var offset = 0
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      VStack { ForEach(model.numbers, id: \.self) { Log.make($0) } }
    }
  }

  private func change(
    _ view: HostedView, _ model: Model, to numbers: [Int]
  ) -> (made: [Int], evaluated: [Int], appeared: [Int], disappeared: [Int]) {
    Log.clear()
    model.numbers = numbers
    view.settle()
    return (Log.made, Log.evaluated, Log.appeared, Log.disappeared.sorted())
  }

  @Test func onlyWhatChangedIsMadeAndEvaluated() {
    let model = Model()
    let view = HostedView(width: 12, height: 12) { Rows(model: model) }
    view.tap("3: 0")
    var log = change(view, model, to: [9, 0, 1, 2, 3, 4, 5])
    #expect(log == ([9], [9], [9], []))
    log = change(view, model, to: [9, 0, 1, 3, 4, 5])
    #expect(log == ([], [], [], [2]))
    log = change(view, model, to: [9, 0, 1, 3, 4, 5, 7, 8])
    #expect(log == ([7, 8], [7, 8], [7, 8], []))
    // Rows between the first and the last that moved are made again, but what they are is the same as before.
    log = change(view, model, to: [9, 4, 1, 3, 0, 5, 7, 8])
    #expect(log == ([4, 1, 3, 0], [], [], []))
    log = change(view, model, to: [5])
    #expect(log == ([5], [], [], [0, 1, 3, 4, 7, 8, 9]))
    #expect(
      view.outline == """
        Button, {{2.0, 5.0}, {8.0, 1.0}}, label: '5: 0', Keyboard Focused
          StaticText, {{4.0, 5.0}, {4.0, 1.0}}, label: '5: 0'
        """)
  }

  @Test func stateMovesAlong() {
    let model = Model()
    let view = HostedView(width: 12, height: 12) { Rows(model: model) }
    view.tap("3: 0")
    view.tap("3: 1")
    view.tap("5: 0")
    for numbers in [[3, 5, 1, 0], [0, 1, 5, 3, 8], [8, 3], [3, 5]] {
      model.numbers = numbers
      #expect(view.element("3: 2") != nil)
    }
    // 5 had ended in between.
    #expect(view.element("5: 0") != nil)
  }

  @Test func aClosureThatReadsSomethingMakesAllRowsAgain() {
    struct Shifted: View {
      let model: Model

      var body: some View {
        VStack { ForEach(model.numbers, id: \.self) { Text("row \($0 + model.offset)") } }
      }
    }
    let model = Model()
    let view = HostedView(width: 12, height: 12) { Shifted(model: model) }
    #expect(view.element("row 5") != nil)
    model.numbers.append(6)
    #expect(view.element("row 6") != nil)
    model.offset = 10
    #expect(view.element("row 10") != nil)
    #expect(view.element("row 16") != nil)
    #expect(view.element("row 6") == nil)
  }

  /// An element that nobody is told about when it changes.
  final class Item: Identifiable {
    var name = "old"
  }

  @Observable final class ItemModel {
    let items = [Item(), Item()]
    var turn = 0
  }

  @Test func objectsNobodyObservesAreReadEachTime() {
    struct Items: View {
      let model: ItemModel

      var body: some View {
        VStack {
          Text("turn \(model.turn)")
          ForEach(model.items) { Text("name \($0.name)") }
        }
      }
    }
    let model = ItemModel()
    let view = HostedView(width: 12, height: 12) { Items(model: model) }
    model.items[1].name = "new"
    model.turn += 1
    #expect(view.element("turn 1") != nil)
    #expect(view.element("name new") != nil)
  }

  @Test(arguments: 0..<30)
  func anyChangeEndsLikeAFreshStart(seed: UInt64) {
    var random = SplitMix64(seed: seed + 1)
    let model = Model()
    let view = HostedView(width: 12, height: 30) { Rows(model: model) }
    for _ in 0..<12 {
      // Small numbers, so that some occur twice.
      let count = Int.random(in: 0...9, using: &random)
      var numbers = model.numbers.shuffled(using: &random).prefix(count / 2)
      numbers += (0..<count).map { _ in Int.random(in: 0...12, using: &random) }
      model.numbers = Array(numbers)
      let fresh = HostedView(width: 12, height: 30) { Rows(model: model) }
      // The focus stays with its view.
      let focus = ", Keyboard Focused"
      #expect(view.outline.replacing(focus, with: "") == fresh.outline.replacing(focus, with: ""))
      #expect(view.screen == fresh.screen)
    }
  }

  struct Constant: View {
    @State private var count = 2

    var body: some View {
      Button("More") { count += 1 }
      Button("Less") { count -= 1 }
      ForEach(0..<count) { Text("constant \($0) of \(count)") }
      ForEach(0..<count, id: \.self) { Text("changing \($0)") }
      List { ForEach(0..<count) { Text("row \($0)") } }
      ScrollView { LazyVStack { ForEach(0..<count) { Text("lazy \($0)") } } }
    }
  }

  @Test("A range without an id keeps its first elements, with a warning") func constantRange() {
    let view = HostedView(width: 40, height: 40) { VStack { Constant() } }
    #expect(view.warnings() == [])
    for (button, count) in [("More", 3), ("Less", 2), ("Less", 1)] {
      view.tap(button)
      for kind in ["row", "lazy"] {
        #expect(view.element("\(kind) 1") != nil && view.element("\(kind) 2") == nil)
      }
      #expect(view.element("constant 1 of \(count)") != nil)
      #expect((view.element("changing 2") != nil) == (count == 3))
      #expect((view.element("changing 1") != nil) == (count > 1))
    }
    let warnings = view.warnings()
    #expect(
      warnings.contains(
        "ForEach<Range<Int>, Int, Text> count (3) != its initial count (2). `ForEach(_:content:)` should only be used "
          + "for *constant* data: it keeps its first elements. Use `ForEach(_:id:content:)` with an explicit `id`, "
          + "such as \\.self."), "\(warnings)")
  }
}
